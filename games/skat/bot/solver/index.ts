export type { Position } from './position.ts';
export { createSolver, type Judged, type Rated, type Solver } from './solver.ts';
