/**
 * The player against what it was in another checkout, in all six seatings of each deal:
 *
 *     node lab/skat/bench/opponent/compare-trees.ts TREE DEALS [FROM [SEED]]
 *
 * As the arena with lab/bench/tree-engine.ts, but in one process, which saves what seatings have in common. The auction is that
 * of full effort; for a card each samples as many layouts as its level says, but evaluates a quarter of them. Prints a line of JSON
 * a deal, with what was declared, and in the end the differences in points a game (Seeger and Fabian), with 95 % intervals.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { args } from '../../training/files.ts';
import { searchPlayer } from '@lusoria/skat/engine/search/index.ts';
import { LEVEL } from '@lusoria/skat/engine/search/levels.ts';
import { LESS, meet, type Sitting } from './seatings.ts';

const [tree = '', deals = '', from = '0', seed = 'trees'] = args();
if (tree === '' || !(Number(deals) > 0)) {
  throw new Error('compare-trees.ts TREE DEALS [FROM [SEED]]');
}

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
  return { name, player: make({ ...full, fixed: { ...full.fixed, ...LESS } }) };
}

const own = sitting('own', searchPlayer, LEVEL);
const other = sitting('other', otherPlayer, otherLevel);
// Older trees have everything loaded.
for (const { player } of [own, other]) await player.load?.();

meet(own, other, { seed, from: Number(from), deals: Number(deals) });
