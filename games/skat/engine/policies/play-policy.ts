import type { GameName } from '../../rules/cards.ts';
import type { FastRandom } from '../fast-random.ts';
import { KIND_OF } from '../game-kind.ts';
import { legalMoves } from '../solver/index.ts';
import { weights as fitted } from '../weights.ts';
import type { PlayContext } from './play-context.ts';
import { findPlayFeatures, playFeatures, situationOf } from './play-features.ts';

/*
 * Policies of card play: the softmax of a sum of weights for each legal card. They tell which hands fit
 * the cards that somebody has played (policy-based inference: Rebstock, Solinas, Buro and Sturtevant
 * 2019), and play rollouts.
 */

/** The weights with which players in general choose their cards. */
export function playPolicy(game: GameName): Float64Array {
  return fitted().playPolicy[KIND_OF[game]];
}

/** The weights with which this player chooses. */
export function selfPolicy(game: GameName): Float64Array {
  return fitted().selfPolicy[KIND_OF[game]];
}

/** The weights with which players of this kind choose, who often find several cards as good. */
export function peerPolicy(game: GameName): Float64Array {
  return fitted().peerPolicy[KIND_OF[game]];
}

/** A policy: weights, and the inverse temperature of the softmax; 1 as fitted, more prefers the likeliest. */
export interface Policy {
  readonly weights: Float64Array;
  readonly sharpness: number;
}

/** A card that was played, and the context it was played in. */
export interface ObservedPlay {
  readonly context: PlayContext;
  readonly situation: number;
  readonly card: number;
}

const moves = new Int32Array(12);
const shares = new Float64Array(12);

/** Lists the legal cards and their shares, unnormalized probabilities; returns how many there are. */
function listShares(
  context: PlayContext,
  situation: number,
  hand: number,
  { weights, sharpness }: Policy,
): number {
  let size = 0;
  const legal = legalMoves(hand, context.led, context.layout);
  for (let rest = legal; rest !== 0; rest &= rest - 1) {
    const card = 31 - Math.clz32(rest & -rest);
    const many = findPlayFeatures(context, situation, hand, card);
    let sum = 0;
    for (let i = 0; i < many; i += 1) sum += weights[playFeatures[i]!]!;
    moves[size] = card;
    shares[size] = Math.exp(sharpness * sum);
    size += 1;
  }
  return size;
}

/** The probability that a player with this hand plays the card that was played. */
export function playProbability(
  weights: Float64Array,
  { context, situation, card }: ObservedPlay,
  hand: number,
): number {
  const size = listShares(context, situation, hand, { weights, sharpness: 1 });
  let all = 0;
  let own = 0;
  for (let i = 0; i < size; i += 1) {
    const share = shares[i]!;
    all += share;
    if (moves[i] === card) own = share;
  }
  return own / all;
}

/** A card of this hand, sampled from a policy. */
export function samplePlay(
  context: PlayContext,
  hand: number,
  policy: Policy,
  random: FastRandom,
): number {
  const legal = legalMoves(hand, context.led, context.layout);
  if ((legal & (legal - 1)) === 0) return 31 - Math.clz32(legal);
  const size = listShares(context, situationOf(context), hand, policy);
  let all = 0;
  for (let i = 0; i < size; i += 1) all += shares[i]!;
  let left = random.unit() * all;
  for (let i = 0; i < size - 1; i += 1) {
    left -= shares[i]!;
    if (left < 0) return moves[i]!;
  }
  return moves[size - 1]!;
}
