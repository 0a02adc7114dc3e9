export * from './entry.ts';
export { type JournalCode, journalText, readJournal } from './file.ts';
export { type Journal, openJournal } from './store.ts';
