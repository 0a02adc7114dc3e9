export { addresses } from './addresses.ts';
export {
  type Config,
  installationOf,
  isAdminKey,
  isNats,
  isPostgres,
  isSmtp,
  readConfig,
  type WrittenConfig,
} from './config.ts';
export { type RunningServer, type Hooks, serve } from './serve.ts';
export { withoutLoss, type OpenStore } from './store/open-store.ts';
export { startWorker } from './bots/worker-process.ts';
export { migrateDatabase } from './store/postgres/migrate.ts';
export { BackupError, backUp, restore } from './store/sqlite/backup.ts';
export { openSqlite } from './store/sqlite/store.ts';
export { writeSite } from './http/site.ts';
export { examine } from './doctor/examine.ts';
export { examineRatings } from './doctor/ratings.ts';
export type { Finding } from './doctor/finding.ts';
