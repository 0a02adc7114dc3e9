export { addresses, type Place } from './addresses.ts';
export {
  type Config,
  isHostKey,
  isNats,
  isPostgres,
  type Limits,
  readConfig,
  type WrittenConfig,
} from './config.ts';
export { type Hooks, type Running, serve } from './serve.ts';
export { lasting, type OpenStore } from './store/opened.ts';
export { work, type Working } from './work.ts';
export { migrateDatabase } from './store/postgres/migrate.ts';
export { openSqlite, sqliteThread } from './store/sqlite.ts';
