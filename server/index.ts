export { addresses, type ServerAddress } from './addresses.ts';
export {
  type Config,
  isAdminKey,
  isNats,
  isPostgres,
  type Limits,
  readConfig,
  type WrittenConfig,
} from './config.ts';
export { type Hooks, type RunningServer, serve } from './serve.ts';
export { withoutLoss, type OpenStore } from './store/open-store.ts';
export { startWorker, type RunningWorker } from './bots/worker-process.ts';
export { migrateDatabase } from './store/postgres/migrate.ts';
export { backUp, restore } from './store/sqlite/backup.ts';
export { openSqlite, sqliteThread } from './store/sqlite/store.ts';
export { examine } from './doctor/examine.ts';
export type { Finding } from './doctor/finding.ts';
