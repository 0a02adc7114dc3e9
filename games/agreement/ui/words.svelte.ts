import { gameWords } from '@lusoria/web-kit/words.svelte.ts';
import { loadAgreementMessages } from '../messages/index.ts';

const words = gameWords(loadAgreementMessages);

/** Loads the messages of the game; they follow the language from then on. */
export const loadMessages = words.fetch;

/** The messages of the game, in the reader's language. */
export const messages = words.get;
