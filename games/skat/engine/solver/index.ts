export type { BitPosition } from './bit-position.ts';
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
export type { Position } from './position.ts';
export { createSolver, type MoveResult, type MoveValue, type Solver } from './solver.ts';
