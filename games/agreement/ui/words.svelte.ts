import { gameWords } from '@lusoria/web-kit/words.svelte.ts';
import { loadAgreementWords } from '@lusoria/words';

const words = gameWords(loadAgreementWords);

/** Fetches the words of the game; they follow the language from then on. */
export const fetchAgreementWords = words.fetch;

/** The words of the game. */
export const agreementWords = words.get;
