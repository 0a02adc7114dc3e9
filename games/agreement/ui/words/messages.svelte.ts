import { localized } from '@lusoria/web-kit/messages.svelte.ts';
import { loadWordsMessages } from '../../messages/words/index.ts';

const loaded = localized(loadWordsMessages);

/** Loads the messages about own words; they follow the language from then on. */
export const loadWords = loaded.load;

/** The messages about own words, in the reader's language. */
export const words = loaded.get;
