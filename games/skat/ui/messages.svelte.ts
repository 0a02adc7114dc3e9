import { localized } from '@lusoria/web-kit/messages.svelte.ts';
import { loadAnalysisMessages } from '../messages/analysis/index.ts';
import { loadBoardMessages } from '../messages/board/index.ts';
import { loadFigureMessages } from '../messages/figures/index.ts';
import { loadSkatMessages } from '../messages/index.ts';
import { loadPuzzleMessages } from '../messages/puzzles/index.ts';
import { loadRecordMessages } from '../messages/records/index.ts';

const table = localized(loadSkatMessages);
const analysis = localized(loadAnalysisMessages);
const puzzles = localized(loadPuzzleMessages);
const figures = localized(loadFigureMessages);
const board = localized(loadBoardMessages);
const records = localized(loadRecordMessages);

/** Fetches the messages of the table; they follow the language from then on. */
export const fetchSkatMessages = table.load;

/** The messages of the table, in the reader's language. */
export const skatMessages = table.get;

export const fetchAnalysisMessages = analysis.load;

/** The messages of analyses and hints; there once one of them is. */
export const analysisMessages = analysis.get;

export const fetchPuzzleMessages = puzzles.load;

export const puzzleMessages = puzzles.get;

export const fetchFigureMessages = figures.load;

/** The messages of a player's figures. */
export const figureMessages = figures.get;

export const fetchBoardMessages = board.load;

/** The messages of the analysis board. */
export const boardMessages = board.get;

export const fetchRecordMessages = records.load;

/** The messages of the page that reads files of records. */
export const recordMessages = records.get;
