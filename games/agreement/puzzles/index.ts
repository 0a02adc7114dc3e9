export { loadPuzzles, type Lay, type Puzzle, type Theme, THEMES } from './puzzle.ts';
export { deckIn, isSame, type Outcome, outcomesOf, solutionOf } from './run.ts';
