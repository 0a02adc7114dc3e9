import { createSolver, type Solver } from './solver/index.ts';

let shared: Solver | null = null;

/** One solver for the whole engine: entries of its transposition table are true in every deal. */
export function sharedSolver(): Solver {
  shared ??= createSolver();
  return shared;
}
