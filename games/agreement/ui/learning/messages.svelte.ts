import { localized } from '@lusoria/web-kit/messages.svelte.ts';
import { loadFormsMessages } from '../../messages/forms/index.ts';

const loaded = localized(loadFormsMessages);

/** Loads the messages about a learner's forms; they follow the language from then on. */
export const loadForms = loaded.load;

/** The messages about a learner's forms, in the reader's language. */
export const forms = loaded.get;
