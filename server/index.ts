export { addresses, type Place } from './addresses.ts';
export { type Config, type Limits, readConfig, type WrittenConfig } from './config.ts';
export { type Hooks, type Running, serve } from './serve.ts';
export { lasting, type OpenStore } from './store/opened.ts';
export { openSqlite, sqliteThread } from './store/sqlite.ts';
