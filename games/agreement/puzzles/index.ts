export { loadPuzzles, type Lay, parsePuzzle, type Puzzle, type Theme, THEMES } from './puzzle.ts';
export { deckIn, isSame, MARGIN, type Outcome, outcomesOf, solutionOf } from './run.ts';
