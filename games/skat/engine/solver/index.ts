export { pointsOf } from './bounds.ts';
export { countOf, type Layout, layout, maskOf } from './layout.ts';
export type { Open } from './open.ts';
export type { Position } from './position.ts';
export { createSolver, type Judged, type RatedCard, type Solver } from './solver.ts';
