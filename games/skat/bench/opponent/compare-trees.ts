/**
 * The player against what it was in another checkout, in all six seatings of each deal:
 *
 *     node games/skat/bench/opponent/compare-trees.ts TREE DEALS [FROM [SEED [DETERMINIZATIONS]]]
 *
 * As the arena with tools/bench/tree-engine.ts, but in one process, which saves what seatings have in common. The auction is that of full
 * effort; for a card each draws on as many layouts as its level says, but evaluates a quarter of them (data/README.md says what
 * that costs). Prints a line of JSON a deal, with what was declared, and in
 * the end the differences in points a game (Seeger and Fabian), with 95 % intervals.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { args, print } from '../../engine/training/files.ts';
import { searchPlayer } from '../../engine/search/index.ts';
import { LEVEL } from '../../engine/search/levels.ts';
import type { State } from '../../rules/view.ts';
import { difference, proceed, type Row, type Sitting, summary, undealt } from './seatings.ts';

const [tree = '', deals = '', from = '0', seed = 'trees', determinizations = '20'] = args();
if (tree === '' || !(Number(deals) > 0) || !(Number(determinizations) > 0)) {
  throw new Error('compare-trees.ts TREE DEALS [FROM [SEED [DETERMINIZATIONS]]]');
}

const EFFORT = { determinizations: Number(determinizations), rollouts: 3, discardDeals: 8 };

const imported = async (path: string): Promise<unknown> =>
  import(pathToFileURL(resolve(tree, 'games/skat/engine/search', path)).href);
const { searchPlayer: otherPlayer } = v.parse(
  v.looseObject({
    searchPlayer: v.custom<typeof searchPlayer>((value) => typeof value === 'function'),
  }),
  await imported('index.ts'),
);
const { LEVEL: otherLevel } = v.parse(
  v.looseObject({ LEVEL: v.custom<typeof LEVEL>((value) => typeof value === 'object') }),
  await imported('levels.ts'),
);

function sitting(name: string, make: typeof searchPlayer, { full }: typeof LEVEL): Sitting {
  return { name, player: make({ ...full, fixed: { ...full.fixed, ...EFFORT } }) };
}

const own = sitting('own', searchPlayer, LEVEL);
const other = sitting('other', otherPlayer, otherLevel);
// Older trees have everything loaded.
for (const { player } of [own, other]) await player.load?.();

function declaredIn(state: State): unknown {
  if (state.form !== 'three' || state.declarer === null) return null;
  const { declarer, contract, end } = state;
  return { declarer, game: contract?.game, hand: contract?.hand, points: end?.points };
}

const rows: Row[] = [];
for (let index = Number(from); index < Number(from) + Number(deals); index += 1) {
  const deal = { seed, index, chosen: new Map() };
  const games = [0, 1, 2].flatMap((alone) =>
    [true, false].map((isOne) => {
      const isOwn = (seat: number): boolean => (seat === alone) === isOne;
      const { state } = proceed(deal, (seat) => (isOwn(seat) ? own : other), undealt(deal), 'over');
      return { alone, isOne, d: difference(state, isOwn), declared: declaredIn(state) };
    }),
  );
  const mean = (ofOne: boolean): number =>
    games.reduce((sum, { isOne, d }) => (isOne === ofOne ? sum + d / 3 : sum), 0);
  const row = { one: mean(true), two: mean(false) };
  rows.push(row);
  print(JSON.stringify({ deal: index, ...row, games }));
}
print(summary(rows));
