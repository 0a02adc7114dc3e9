/** Checks every puzzle with the solver: `node lab/skat/puzzles/check.ts`. Fails on the first that is wrong. */
import { createSolver } from '@lusoria/skat/engine/solver/index.ts';
import { print } from '../training/files.ts';
import { highestCards } from '@lusoria/skat/puzzles/difficulty.ts';
import { loadPuzzles } from '@lusoria/skat/puzzles/puzzle.ts';
import { faultOf, solutionOf } from '@lusoria/skat/puzzles/solution.ts';
import { isSolvedByHeuristic } from './choose.ts';
import { loadWeights } from '@lusoria/skat/engine/weights.ts';

await loadWeights();

const solver = createSolver();
const puzzles = await loadPuzzles();
for (const puzzle of puzzles) {
  const fault = faultOf(puzzle, solver);
  if (fault !== null) throw new Error(`${puzzle.id}: ${fault}`);
  if (solutionOf(puzzle).some((card) => highestCards(puzzle).includes(card))) {
    throw new Error(`${puzzle.id}: the highest card solves it`);
  }
}
const solved = puzzles.filter(isSolvedByHeuristic).length;
print(`${puzzles.length} puzzles are as they say; the heuristic player solves ${solved}`);
