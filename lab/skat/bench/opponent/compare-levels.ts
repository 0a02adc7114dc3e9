/**
 * Two levels of the player in all six seatings of each deal, in one process:
 *
 *     node lab/skat/bench/opponent/compare-levels.ts LEVEL LEVEL DEALS [FROM [SEED]]
 *
 * As they are without a clock, but the strongest evaluates a quarter of its layouts, so that there are many deals; it may be a
 * little stronger than this says. Prints what compare-trees.ts prints.
 */
import { args } from '../../training/files.ts';
import { searchPlayer } from '@lusoria/skat/engine/search/index.ts';
import { type Effort, LEVEL, LEVELS } from '@lusoria/skat/engine/search/levels.ts';
import { loadWeights } from '@lusoria/skat/engine/weights.ts';
import { LESS, meet, type Sitting } from './seatings.ts';

await loadWeights();

const [one = '', other = '', deals = '', from = '0', seed = 'levels'] = args();
if (!(Number(deals) > 0)) throw new Error('compare-levels.ts LEVEL LEVEL DEALS [FROM [SEED]]');

function sitting(name: string): Sitting {
  const level = LEVELS.find((known) => known === name);
  if (!level) throw new Error(`no level ${name}: ${LEVELS.join(', ')}`);
  const { fixed } = LEVEL[level];
  const effort: Effort = level === 'full' ? { ...fixed, ...LESS } : fixed;
  return { name, player: searchPlayer({ ...LEVEL[level], fixed: effort }) };
}

meet(sitting(one), sitting(other), { seed, from: Number(from), deals: Number(deals) });
