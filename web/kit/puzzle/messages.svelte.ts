import { localized } from '../messages.svelte.ts';
import { loadPuzzleMessages } from './messages/index.ts';

const puzzle = localized(loadPuzzleMessages);

/** Fetches what is said of the puzzles of every game. */
export const fetchPuzzleChoice = puzzle.load;

/** What is said of the puzzles of every game. */
export const puzzleChoice = puzzle.get;
