export { LAYOUTS } from './closed.ts';
export { type Line, lineAfter } from './line.ts';
export { legalAt, type Moment, momentOf, pointsAt, viewAt } from './position.ts';
export { type Proposal, proposedPuzzles } from './proposed.ts';
export {
  loadPuzzles,
  parsePuzzle,
  printPuzzle,
  type Puzzle,
  type Theme,
  THEMES,
} from './puzzle.ts';
export { solutionOf, succeeds } from './solution.ts';
