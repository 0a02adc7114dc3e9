import { gameWords } from '@lusoria/web-kit/words.svelte.ts';
import { loadSkatWords } from '@lusoria/words';

const words = gameWords(loadSkatWords);

/** Fetches the words of the game; they follow the language from then on. */
export const fetchSkatWords = words.fetch;

/** The words of the game. */
export const skatWords = words.get;
