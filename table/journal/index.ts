export * from './entry.ts';
export { journalText, readJournal } from './file.ts';
export { resultOf } from './result.ts';
