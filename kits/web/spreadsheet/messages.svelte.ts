import { localized } from '../messages.svelte.ts';
import { loadSheetMessages } from './messages/index.ts';

const sheet = localized(loadSheetMessages);

/** Loads the messages about opening a table from a file. */
export const fetchSheetMessages = sheet.load;

/** The messages about opening a table from a file. */
export const sheetMessages = sheet.get;
