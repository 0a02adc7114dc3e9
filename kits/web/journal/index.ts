export * from '@lusoria/table/journal';
export { openJournal } from './store.ts';
