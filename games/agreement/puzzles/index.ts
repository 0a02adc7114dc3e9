export { loadPuzzles, type Lay, type Puzzle, type Theme, THEMES } from './puzzle.ts';
export {
  answerSchema,
  bluffSource,
  checked,
  loadQuestions,
  puzzleOf,
  shownSchema,
} from './question.ts';
export {
  deckIn,
  hardestOf,
  isSame,
  narrowed,
  type Outcome,
  outcomesOf,
  solutionOf,
} from './run.ts';
