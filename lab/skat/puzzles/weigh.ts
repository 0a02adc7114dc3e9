/**
 * Weighs the layouts of closed puzzles anew, for what players can know follows from inference:
 *
 *     node lab/skat/puzzles/weigh.ts
 *
 * Those whose solution does not hold any longer without seeing all hands are open ones from then on.
 */
import { createSolver } from '@lusoria/skat/engine/solver/index.ts';
import { print, write } from '../training/files.ts';
import { loadWeights } from '@lusoria/skat/engine/weights.ts';
import { loadPuzzles, printPuzzle, type Puzzle } from '@lusoria/skat/puzzles/puzzle.ts';
import { weighed } from './candidates.ts';

await loadWeights();

const solver = createSolver();
const puzzles = await loadPuzzles();
const result = puzzles.map((puzzle) =>
  puzzle.sight === 'closed' ? weighed(puzzle, solver) : puzzle,
);
write(
  new URL('../../../games/skat/puzzles/data/puzzles.json', import.meta.url),
  `${JSON.stringify({ puzzles: result.map(printPuzzle) }, null, 2)}\n`,
);
const closed = (all: readonly Puzzle[]): number =>
  all.filter(({ sight }) => sight === 'closed').length;
print(`${closed(puzzles)} closed puzzles before, ${closed(result)} now`);
