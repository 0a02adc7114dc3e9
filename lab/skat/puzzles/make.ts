/**
 * Makes the puzzles, `puzzles/data/puzzles.json`, and prints what it holds:
 *
 *     node lab/skat/puzzles/make.ts GAMES [SOURCE=FILE…]
 *
 * from so many games that the heuristic player plays with itself, and from files of records: `iss=FILE`, `xskat=FILE`
 * (its first thousand games, in which nobody plays at random), `self=FILE`. The same call makes the same file.
 */
import { createSolver } from '@lusoria/skat/engine/solver/index.ts';
import { args, print, write } from '../training/files.ts';
import { printPuzzle, type Puzzle, SOURCES } from '@lusoria/skat/puzzles/puzzle.ts';
import { candidatesIn } from './candidates.ts';
import { layingIn } from './laying.ts';
import { chosenFrom, countsOf, isSolvedByHeuristic } from './choose.ts';
import { recorded, selfPlayed, type SourcedDeal } from './sources.ts';
import { loadWeights } from '@lusoria/skat/engine/weights.ts';

await loadWeights();

const MAX_OF_A_FILE = { iss: Infinity, xskat: 1000, self: Infinity } as const;

const [games = '', ...files] = args();
if (!/^\d+$/.test(games)) throw new Error('make.ts GAMES [SOURCE=FILE…]');

function* deals(): Generator<SourcedDeal> {
  for (const given of files) {
    const [name, file = ''] = given.split('=');
    const source = SOURCES.find((one) => one === name);
    if (!source) throw new Error(`no such source: ${given}`);
    yield* recorded(file, source, MAX_OF_A_FILE[source]);
  }
  yield* selfPlayed('puzzles', Number(games));
}

const solver = createSolver();
const candidates: Puzzle[] = [];
let count = 0;
for (const deal of deals()) {
  candidates.push(...candidatesIn(deal, solver));
  // Whole deals take long to solve: what is laid away is asked of recorded games only.
  const laying = deal.source === 'self' ? null : layingIn(deal, solver);
  if (laying) candidates.push(laying);
  count += 1;
  if (count % 1000 === 0) print(`${count} deals, ${candidates.length} candidates`);
}
const chosen = chosenFrom(candidates);
const lines = chosen.map(printPuzzle);
write(
  new URL('../../../games/skat/puzzles/data/puzzles.json', import.meta.url),
  `${JSON.stringify({ puzzles: lines }, null, 2)}\n`,
);
const solved = chosen.filter(isSolvedByHeuristic).length;
for (const [what, many] of [
  ['candidates', candidates.length],
  ['chosen', chosen.length],
  ...countsOf(chosen),
]) {
  print(`${String(many).padStart(5)}  ${what}`);
}
print(
  `${((100 * solved) / chosen.length).toFixed(1).padStart(5)} % solved by the heuristic player`,
);
