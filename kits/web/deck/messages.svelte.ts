import { localized } from '../messages.svelte.ts';
import { loadDeckMessages } from './messages/index.ts';

const deck = localized(loadDeckMessages);

/** Loads the messages common to all pages on which a deck is made. */
export const fetchDeckMessages = deck.load;

/** The messages common to all pages on which a deck is made. */
export const deckMessages = deck.get;
