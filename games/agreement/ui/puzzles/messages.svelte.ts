import { localized } from '@lusoria/web-kit/messages.svelte.ts';
import { loadPuzzleMessages } from '../../messages/puzzles/index.ts';

const loaded = localized(loadPuzzleMessages);

/** Loads the messages of the puzzles; they follow the language from then on. */
export const loadPuzzleTexts = loaded.load;

/** The messages of the puzzles, in the reader's language. */
export const puzzleTexts = loaded.get;
