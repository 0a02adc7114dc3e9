import data from '../data/hand-strength.json' with { type: 'json' };
import { fittedWeights } from '../fitted-weights.ts';
import { type GameKind, KIND_OF } from '../game-kind.ts';
import { gameAt, GRAND, GRAND_POINTS, NULL, toLayout } from './grand-bitboard.ts';
import { findHandFeatures, handFeatures } from './hand-features.ts';

/** Logits; fitted: lab/skat/training/fit-hand-strength.ts, data/README.md. */
const HAND_STRENGTH = fittedWeights({
  suit: data.suit.weights,
  grand: data.grand.weights,
  null: data.null.weights,
});

/**
 * The strength of ten cards, a mask of their game's layout: the logit of winning with open cards.
 *
 * @param points card points of the discards
 */
export function handStrength(
  kind: GameKind,
  hand: number,
  points: number,
  position: number,
): number {
  const weights = HAND_STRENGTH[kind];
  const many = findHandFeatures(kind, hand, points, position);
  let sum = 0;
  for (let i = 0; i < many; i += 1) sum += weights[handFeatures[i]!]!;
  return sum;
}

/** Two cards of twelve to discard, and the strength of the others. */
export interface Discard {
  readonly strength: number;
  /** A grand bitboard. */
  readonly discards: number;
}

const cards = new Int32Array(12);

/** All pairs that can be discarded in a game, the best first. */
export function rankedDiscards(twelve: number, game: number, position: number): readonly Discard[] {
  const kind = KIND_OF[gameAt(game)];
  const size = list(discardable(twelve, game));
  const pairs: Discard[] = [];
  for (let i = 1; i < size; i += 1) {
    for (let j = 0; j < i; j += 1) {
      const discards = (1 << cards[i]!) | (1 << cards[j]!);
      const points = GRAND_POINTS[cards[i]!]! + GRAND_POINTS[cards[j]!]!;
      const strength = handStrength(kind, toLayout(twelve & ~discards, game), points, position);
      pairs.push({ strength, discards });
    }
  }
  return pairs.toSorted((a, b) => b.strength - a.strength);
}

/** The cards of twelve that are considered as discards: no trumps, unless there is no other way. */
function discardable(twelve: number, game: number): number {
  const trumps = game === NULL ? 0 : (-1 << 28) | (game === GRAND ? 0 : 127 << (7 * game));
  const free = twelve & ~trumps;
  return (free & (free - 1)) === 0 ? twelve : free;
}

/** The best discard of twelve cards, a grand bitboard, in a game. */
export function bestDiscard(twelve: number, game: number, position: number): Discard {
  const kind = KIND_OF[gameAt(game)];
  const size = list(discardable(twelve, game));
  let strength = -Infinity;
  let discards = 0;
  for (let i = 1; i < size; i += 1) {
    const one = cards[i]!;
    for (let j = 0; j < i; j += 1) {
      const other = cards[j]!;
      const two = (1 << one) | (1 << other);
      const points = GRAND_POINTS[one]! + GRAND_POINTS[other]!;
      const value = handStrength(kind, toLayout(twelve & ~two, game), points, position);
      if (value <= strength) continue;
      strength = value;
      discards = two;
    }
  }
  return { strength, discards };
}

/** Lists the cards of a mask in `cards`. */
function list(mask: number): number {
  let size = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    cards[size] = 31 - Math.clz32(rest & -rest);
    size += 1;
  }
  return size;
}
