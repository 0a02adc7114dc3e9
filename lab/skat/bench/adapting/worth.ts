/**
 * What knowing the others would be worth at most: their auctions against the player as it is, and against one that knows how much better than it
 * believes its games come home, and what passing is worth:
 *
 *     node lab/skat/bench/adapting/worth.ts KIND DEALS SUIT GRAND PASSING [FROM [SEED]]
 *
 * SUIT, GRAND: the true shift of the chances (logits; `chances.ts`); PASSING: what passing comes to where others play. No cards are played: a game
 * counts what it is worth by the true chances before the skat, and between two declarations with the same skat what they are worth
 * then. Prints the gain in points a deal for parts of the shift, with 95 % intervals.
 */
import { defined } from '@lusoria/core';
import { LEVEL } from '@lusoria/skat/engine/search/levels.ts';
import { loadWeights } from '@lusoria/skat/engine/weights.ts';
import type { Action } from '@lusoria/skat/rules/actions.ts';
import { args, print } from '../../training/files.ts';
import { interval, undealt } from '../opponent/seatings.ts';
import { AS_IT_IS, goOn, sittingOf } from './shifted.ts';
import { gain, threeOf, truthOf } from './valued.ts';

await loadWeights();

const [kind = '', deals = '', suit = '', grand = '', passing = '', from = '0', seed = 'worth'] =
  args();
if (!(Number(deals) > 0) || passing === '') {
  throw new Error('worth.ts KIND DEALS SUIT GRAND PASSING [FROM [SEED]]');
}
const truth = truthOf(suit, grand, passing);
const usual = LEVEL.full.passing;

/** By how much the knowing player takes its chances for better, suit games and grands alike. */
const SHIFTS = [-0.6, -0.3, -0.15, 0, 0.15, 0.3, 0.45, 0.6, 0.8, 1, 1.3];
const player = sittingOf(AS_IT_IS);
/** With what passing is worth as it is, and as it is in truth. */
const knowing = [usual, Number(passing)].flatMap((least) =>
  SHIFTS.map((shift) => ({
    said: `shift ${shift}, passing ${least}`,
    sitting: sittingOf({ suit: shift, grand: shift }, least),
    gains: new Array<number>(),
    more: 0,
  })),
);

for (let index = Number(from); index < Number(from) + Number(deals); index += 1) {
  const deal = { seed, index, chosen: new Map<string, Action>() };
  for (const one of knowing) one.gains.push(0);
  for (const seat of [0, 1, 2]) {
    const table = { deal, kind, seat };
    const before = goOn(table, player, undealt(deal), 'play');
    const found = new Map([[before.moves, 0]]);
    for (const one of knowing) {
      const after = goOn(table, one.sitting, undealt(deal), 'play');
      const gained = found.get(after.moves) ?? gain(threeOf(before), threeOf(after), seat, truth);
      found.set(after.moves, gained);
      const at = one.gains.length - 1;
      one.gains[at] = defined(one.gains[at]) + gained / 3;
      one.more += threeOf(after).declarer === seat ? 1 : 0;
    }
  }
}
print(`against ${kind}, in truth ${suit} and ${grand}, passing ${passing}, ${deals} deals`);
for (const { said, gains, more } of knowing) {
  const declares = ((100 * more) / 3 / Number(deals)).toFixed(1);
  print(`  ${said}: ${interval(gains)}, declares ${declares} %`);
}
