import type { Budget } from '@lusoria/core';
import { createSolver, type Solver } from './solver/index.ts';

let shared: Solver | null = null;

/** One solver for the whole engine: entries of its transposition table are true in every deal. */
export function sharedSolver(): Solver {
  shared ??= createSolver();
  return shared;
}

/**
 * Begins a decision and tells when it has to end: with a clock when no more than `margin` milliseconds are left, without one after
 * so many tricks of the solver. These are counted with an empty transposition table, so that they do not depend on
 * what was decided before.
 */
export function workLimit(
  budget: Budget | undefined,
  margin: number,
  nodes: number,
): () => boolean {
  if (budget) return () => budget.left() <= margin;
  const solver = sharedSolver();
  solver.clear();
  const last = solver.nodes() + nodes;
  return () => solver.nodes() > last;
}
