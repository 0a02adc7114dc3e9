export type { BitPosition, Position } from './board.ts';
export {
  cardsOf,
  countOf,
  type Layout,
  layout,
  legalMoves,
  maskOf,
  NULL_KIND,
  pointsIn,
  pointsOf,
} from './layout.ts';
export { createSolver, type MoveResult, type MoveValue, type Solver } from './solver.ts';
