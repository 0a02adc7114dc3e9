export * from './entry.ts';
export { type JournalCode, journalText, readJournal } from './file.ts';
