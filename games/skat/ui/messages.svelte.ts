import { localized } from '@lusoria/web-kit/messages.svelte.ts';
import { loadAnalysisMessages } from '../messages/analysis/index.ts';
import { loadBoardMessages } from '../messages/board/index.ts';
import { loadFigureMessages } from '../messages/figures/index.ts';
import { loadSkatMessages } from '../messages/index.ts';
import { loadPuzzleMessages } from '../messages/puzzles/index.ts';

const table = localized(loadSkatMessages);
const analysis = localized(loadAnalysisMessages);
const puzzles = localized(loadPuzzleMessages);
const figures = localized(loadFigureMessages);
const board = localized(loadBoardMessages);

/** Fetches what is said at a table; it follows the language from then on. */
export const fetchSkatMessages = table.load;

/** Messages of a table, in the reader's language. */
export const skatMessages = table.get;

/** Fetches what is said of an analysis that is done, and of a hint. */
export const fetchAnalysisMessages = analysis.load;

/** Messages of an analysis or a hint; there once one of them is. */
export const analysisMessages = analysis.get;

/** Fetches what is said of puzzles. */
export const fetchPuzzleMessages = puzzles.load;

/** Messages of puzzles. */
export const puzzleMessages = puzzles.get;

/** Fetches what is said of somebody's figures. */
export const fetchFigureMessages = figures.load;

/** Messages of somebody's figures. */
export const figureMessages = figures.get;

/** Fetches what is said at the analysis board. */
export const fetchBoardMessages = board.load;

/** Messages of the analysis board. */
export const boardMessages = board.get;
