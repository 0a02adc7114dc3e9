import { localized } from '@lusoria/web-kit/messages.svelte.ts';
import { loadPuzzleMessages } from '../../messages/puzzles/index.ts';

const loaded = localized(loadPuzzleMessages);

/** Loads what is said of the puzzles; it follows the language from then on. */
export const loadPuzzleTexts = loaded.load;

/** What is said of the puzzles, in the reader's language. */
export const puzzleTexts = loaded.get;
