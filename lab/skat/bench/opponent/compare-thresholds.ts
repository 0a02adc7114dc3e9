/**
 * Gain of another bid threshold (`PASSING` in engine/search/levels.ts), on the same deals:
 *
 *     node lab/skat/bench/opponent/compare-thresholds.ts THRESHOLD DEALS [FROM [opponent|self [SEED]]]
 *
 * Every deal in all six seatings, one against two and two against one. The others are the opponent with a real auction, or the
 * player as it is. A seating is played only where the auction comes to something else, and then with both thresholds. Prints
 * a line of JSON a deal, and in the end the differences in points a game (Seeger and Fabian), with 95 % intervals.
 */
import { args, print } from '../../training/files.ts';
import { searchPlayer } from '@lusoria/skat/engine/search/index.ts';
import { LEVEL } from '@lusoria/skat/engine/search/levels.ts';
import { loadWeights } from '@lusoria/skat/engine/weights.ts';
import type { Action } from '@lusoria/skat/rules/actions.ts';
import type { State } from '@lusoria/skat/rules/view.ts';
import { BIDDING } from './bidding.ts';
import { opponent } from './player.ts';
import {
  type Deal,
  difference,
  isPlay,
  playUntil,
  type Row,
  type Sitting,
  summary,
  undealt,
} from './seatings.ts';

await loadWeights();

/** The auction at full effort, the cards with less, so that there are many deals: as in training/play-games.ts. */
const EFFORT = { ...LEVEL.full.fixed, sampled: 2000, determinizations: 16, rollouts: 2 };

const [threshold = '', deals = '', from = '0', against = 'opponent', seed = 'labE'] = args();
if (!(Number(deals) > 0) || !['opponent', 'self'].includes(against)) {
  throw new Error('compare-thresholds.ts THRESHOLD DEALS [FROM [opponent|self [SEED]]]');
}

/** Player in a seat: `other` is the opponent. */
type Who = 'asItIs' | 'changed' | 'other';

const least = Number(threshold);
const asItIs = searchPlayer({ ...LEVEL.full, fixed: EFFORT });
const changed = searchPlayer({
  ...LEVEL.full,
  fixed: EFFORT,
  passing: least,
});
// An opponent remembers what the hand is worth that it was asked about last, so there is one a seat.
const others = [0, 1, 2].map(() => opponent(BIDDING));

function sitting(who: Who, seat: number): Sitting {
  const other = who === 'other' && against === 'opponent' ? others[seat] : null;
  return { name: who, player: who === 'changed' ? changed : (other ?? asItIs) };
}

/** Gain of the change in a seating; `alone` is the seat of the side that has one. */
function gain(deal: Deal, alone: number, isAgainstTwo: boolean): number {
  const isOwn = (seat: number): boolean => (seat === alone) === isAgainstTwo;
  const declaredBy = (who: Who) => {
    // With cards in play the threshold says nothing.
    const seats = (seat: number, state: State): Sitting =>
      sitting(!isOwn(seat) ? 'other' : isPlay(state) ? 'asItIs' : who, seat);
    return { seats, declared: playUntil(deal, seats, undealt(deal), 'play') };
  };
  const [before, after] = [declaredBy('asItIs'), declaredBy('changed')];
  if (before.declared.moves === after.declared.moves) return 0;
  const comesTo = ({ seats, declared }: typeof before): number =>
    difference(playUntil(deal, seats, declared, 'over').state, isOwn);
  return comesTo(after) - comesTo(before);
}

const rows: Row[] = [];
for (let index = Number(from); index < Number(from) + Number(deals); index += 1) {
  const deal = { seed, index, chosen: new Map<string, Action>() };
  const gainOf = (isAgainstTwo: boolean): number =>
    [0, 1, 2].reduce((sum, alone) => sum + gain(deal, alone, isAgainstTwo) / 3, 0);
  const row = { one: gainOf(true), two: gainOf(false) };
  rows.push(row);
  print(JSON.stringify({ deal: index, ...row }));
}
print(`threshold ${threshold}: ${summary(rows)}`);
