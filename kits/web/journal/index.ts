export * from '@lusoria/table/journal';
export { type Journal, openJournal } from './store.ts';
