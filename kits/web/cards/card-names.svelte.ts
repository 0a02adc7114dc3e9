import { loadCardNames } from '@lusoria/print/cards/names.ts';
import { localized } from '../messages.svelte.ts';

/** Words for playing cards in the reader's language. */
export const cardNames = localized(loadCardNames);
