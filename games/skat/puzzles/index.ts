export { LAYOUTS } from './closed.ts';
export { type Line, lineAfter } from './line.ts';
export { legalAt, type Moment, momentOf, pointsAt, viewAt } from './position.ts';
export { answerSchema, loadQuestions, shownSchema, solutionSchema } from './question.ts';
export { shownOf, type ShownPuzzle, solverOf } from './shown.ts';
export { type Proposal, proposedPuzzles } from './proposed.ts';
export {
  isTheme,
  loadPuzzles,
  parsePuzzle,
  printPuzzle,
  type Puzzle,
  type Theme,
  THEMES,
} from './puzzle.ts';
export { narrowed, solutionOf, succeeds } from './solution.ts';
