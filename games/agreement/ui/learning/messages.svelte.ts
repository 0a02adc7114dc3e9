import { localized } from '@lusoria/web-kit/messages.svelte.ts';
import { loadFormsMessages } from '../../messages/forms/index.ts';

const loaded = localized(loadFormsMessages);

/** Loads what is said of somebody's forms; it follows the language from then on. */
export const loadForms = loaded.load;

/** What is said of somebody's forms, in the reader's language. */
export const forms = loaded.get;
