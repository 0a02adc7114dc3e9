export { LAYOUTS } from './closed.ts';
export { dailyOf, type Day, dayOf, streakOf } from './daily.ts';
export { type Line, lineAfter } from './line.ts';
export { legalAt, type Moment, momentOf, pointsAt, viewAt } from './position.ts';
export {
  countsByTheme,
  type How,
  nextPuzzle,
  NO_PROGRESS,
  type Progress,
  progressSchema,
  type ThemeCount,
  type Wish,
  withDone,
} from './progress.ts';
export {
  LEVELS as PUZZLE_LEVELS,
  type Level as PuzzleLevel,
  loadPuzzles,
  parsePuzzle,
  printPuzzle,
  type Puzzle,
  type Theme,
  THEMES,
} from './puzzle.ts';
export { solutionOf, succeeds } from './solution.ts';
