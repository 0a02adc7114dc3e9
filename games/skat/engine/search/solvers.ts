import { createSolver, type Solver } from '../solver/index.ts';

const solvers: Solver[] = [];

/** One solver for all: what it remembers is true in every deal, and only makes it faster. */
export function solver(): Solver {
  const [known] = solvers;
  if (known) return known;
  const made = createSolver();
  solvers.push(made);
  return made;
}
