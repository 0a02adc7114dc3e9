import { gameWords } from '@lusoria/web-kit/words.svelte.ts';
import { loadClassificationWords } from '@lusoria/words';

const words = gameWords(loadClassificationWords);

/** Fetches the words of the game; they follow the language from then on. */
export const fetchClassificationWords = words.fetch;

/** The words of the game. */
export const classificationWords = words.get;
