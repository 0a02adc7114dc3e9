import { localized } from '../messages.svelte.ts';
import { loadPuzzleMessages } from './messages/index.ts';

const puzzle = localized(loadPuzzleMessages);

/** Loads the messages common to all games' puzzles. */
export const fetchPuzzleChoice = puzzle.load;

/** The messages common to all games' puzzles. */
export const puzzleChoice = puzzle.get;
