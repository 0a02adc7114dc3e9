/**
 * What knowing how boldly the others bid would tell of their cards:
 *
 *     node lab/skat/bench/adapting/calls.ts KIND DEALS [FROM [SEED]]
 *
 * By how many times more likely, as a mean logarithm, the calls of another defender are with the true hand than with hands drawn at random, where
 * half of all hands are bid at a strength shifted by so much; with 95 % intervals.
 */
import { defined, seeded } from '@lusoria/core';
import { drawCards } from '@lusoria/skat/engine/determinization.ts';
import { grandMask } from '@lusoria/skat/engine/evaluation/grand-bitboard.ts';
import { fastRandom } from '@lusoria/skat/engine/fast-random.ts';
import {
  auctionHistory,
  auctionLikelihoods,
} from '@lusoria/skat/engine/inference/auction-history.ts';
import { loadWeights } from '@lusoria/skat/engine/weights.ts';
import { skat } from '@lusoria/skat/rules/game.ts';
import type { ThreeView } from '@lusoria/skat/rules/three/types.ts';
import { args, print } from '../../training/files.ts';
import { interval, undealt } from '../opponent/seatings.ts';
import { AS_IT_IS, goOn, sittingOf, tablesOf } from './shifted.ts';
import { threeOf } from './valued.ts';

await loadWeights();
const [kind = '', deals = '', from = '0', seed = 'calls'] = args();
if (!(Number(deals) > 0)) throw new Error('calls.ts KIND DEALS [FROM [SEED]]');

/** Logits. */
const HALVES = [-2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2];
/** Those of `inference/importance-weights.ts`. */
const MODELS = [
  { half: -4.8, slope: 0.65, noise: 0.02, nullBonus: -7.3 },
  { half: -5.2, slope: 1.2, noise: 0.005, nullBonus: -1.3 },
];
const DRAWN = 300;
const player = sittingOf(AS_IT_IS);
const said = HALVES.map((): number[] => []);
const random = fastRandom(seeded(seed));

/** Keeps what the calls of another defender tell a seat. */
function hear(view: ThreeView, own: number, truth: number, other: number): void {
  const auction = auctionHistory(view).get(other);
  if (!auction) return;
  const position = view.players.indexOf(other);
  const drawn = Array.from({ length: DRAWN }, () => drawCards(~own, 10, random));
  for (const [i, by] of HALVES.entries()) {
    const models = MODELS.map((one) => ({ ...one, half: one.half + by }));
    const likelihood = (ten: number): number =>
      auctionLikelihoods(ten, position, auction, { view, models }).reduce((a, b) => a + b / 2, 0);
    const mean = drawn.reduce((sum, ten) => sum + likelihood(ten) / DRAWN, 0);
    defined(said[i]).push(Math.log(likelihood(truth) / mean));
  }
}

for (const table of tablesOf(kind, { deals: Number(deals), from: Number(from), seed })) {
  const declared = goOn(table, player, undealt(table.deal), 'play');
  const view = skat.view(declared.state, table.seat);
  const hands = defined(threeOf(declared).deal ?? undefined).hands.map(grandMask);
  if (view.form !== 'three' || view.declarer === null) continue;
  for (const other of [0, 1, 2]) {
    if (other === table.seat || other === view.declarer) continue;
    hear(view, defined(hands[table.seat]), defined(hands[other]), other);
  }
}
const asItIs = defined(said[HALVES.indexOf(0)]);
for (const [i, by] of HALVES.entries()) {
  const list = defined(said[i]);
  const more = list.map((one, k) => one - defined(asItIs[k]));
  print(
    `against ${kind}, by ${by}: ${interval(list)}, more than as it is ${interval(more)} (${list.length})`,
  );
}
