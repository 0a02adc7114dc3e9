import { localized } from '@lusoria/web-kit/messages.svelte.ts';
import { loadDecksMessages } from '../../messages/decks/index.ts';

const loaded = localized(loadDecksMessages);

/** Loads the messages about own decks; they follow the language from then on. */
export const loadDecks = loaded.load;

/** The messages about own decks, in the reader's language. */
export const decks = loaded.get;
