import { defined } from '@lusoria/core';
import { type GameName, PIPS } from '../../rules/cards.ts';
import { BITS, countOf, JACK, jacksOf, type Masks, ranksOf, SUIT_MASKS } from './suit-masks.ts';
import { GRAND, type Holdings, NULL, SUIT } from './weights.ts';

/*
 * The strength of a hand in a game: a sum of weights (weights.ts), the logit of winning.
 */

/** The key of a side suit in the weights: its high cards, and an x for each other. */
function holding(mask: number, most: number): string {
  const ranks = ranksOf(mask & ~JACK);
  const high = ['A', 'T', 'K'].filter((rank) => ranks.some((one) => one === rank));
  return high.join('') + 'x'.repeat(Math.min(most, ranks.length - high.length));
}

/**
 * The key of a suit in null: how many cards, and by how many too many lower ones the others have below
 * the worst of them.
 */
function nullHolding(mask: number): string {
  const own = BITS.flatMap((_, i) => ((mask & (1 << i)) === 0 ? [] : [i]));
  // Below the card at place `at`, itself the i-th of its suit, the others have at - i.
  const worst = own.reduce((most, at, i) => Math.max(most, at - 2 * i), 0);
  return `${Math.min(4, own.length)}:${worst}`;
}

interface Table {
  /** The weight of a suit. */
  readonly whole: readonly number[];
  /** The highest weight with one, and with two of its cards discarded. */
  readonly less1: readonly number[];
  readonly less2: readonly number[];
}

function table(count: (mask: number) => number, pip: number, fixed: number): Table {
  const whole = Array.from({ length: SUIT_MASKS }, (_, mask) => count(mask));
  const less = (from: readonly number[]) =>
    from.map((_, mask) =>
      BITS.reduce((most, rank, i) => {
        const bit = 1 << i;
        if ((mask & bit & ~fixed) === 0) return most;
        return Math.max(most, from[mask & ~bit]! + pip * PIPS[rank]);
      }, -Infinity),
    );
  const less1 = less(whole);
  return { whole, less1, less2: less(less1) };
}

function sides(weights: Holdings, most: number): (mask: number) => number {
  return (mask) => defined(weights.sides[holding(mask, most)]);
}

const MAX_SUIT = 2;
const MAX_GRAND = 3;
const suitTable = table(sides(SUIT, MAX_SUIT), SUIT.pip, JACK);
const grandTable = table(sides(GRAND, MAX_GRAND), GRAND.pip, JACK);
const nullTable = table((mask) => defined(NULL.sides[nullHolding(mask)]), 0, 0);

/** The index of the trump suit in the masks; null without one. */
const TRUMP_AT: Readonly<Record<GameName, number | null>> = {
  clubs: 0,
  spades: 1,
  hearts: 2,
  diamonds: 3,
  grand: null,
  null: null,
};

function tableOf(game: GameName): Table {
  return game === 'grand' ? grandTable : game === 'null' ? nullTable : suitTable;
}

const ACE = 1 << BITS.indexOf('A');
const TEN = 1 << BITS.indexOf('T');

function trumpsCount(masks: Masks, game: GameName): number {
  const at = TRUMP_AT[game];
  if (game === 'null') return 0;
  const jacks = jacksOf(masks);
  if (at === null) return GRAND.jacks[jacks]!;
  const suit = masks[at]!;
  const length = countOf(suit & ~JACK) + countOf(jacks);
  return (
    SUIT.lengths[length]! +
    SUIT.jacks[jacks]! +
    ((suit & ACE) === 0 ? 0 : SUIT.ace) +
    ((suit & TEN) === 0 ? 0 : SUIT.ten)
  );
}

function constant(game: GameName, isForehand: boolean): number {
  const { base, forehand } = game === 'grand' ? GRAND : game === 'null' ? NULL : SUIT;
  return base + (isForehand ? forehand : 0);
}

/** The strength of ten cards in a game, given the card points of the discards. */
export function handStrength(
  masks: Masks,
  game: GameName,
  isForehand: boolean,
  discardedPoints: number,
): number {
  const { whole } = tableOf(game);
  const trumpAt = TRUMP_AT[game];
  const suits = masks.reduce((sum, mask, at) => (at === trumpAt ? sum : sum + whole[mask]!), 0);
  const pip = game === 'grand' ? GRAND.pip : game === 'null' ? 0 : SUIT.pip;
  return constant(game, isForehand) + trumpsCount(masks, game) + suits + pip * discardedPoints;
}

/** The strength of twelve cards in a game with the best discards, none of them trumps. */
export function bestStrengthOfTwelve(masks: Masks, game: GameName, isForehand: boolean): number {
  const { whole, less1, less2 } = tableOf(game);
  const trumpAt = TRUMP_AT[game];
  let sum = constant(game, isForehand) + trumpsCount(masks, game);
  let one = -Infinity;
  let two = -Infinity;
  for (const [at, mask] of masks.entries()) {
    if (at === trumpAt) continue;
    const all = whole[mask]!;
    const first = less1[mask]! - all;
    two = Math.max(two, less2[mask]! - all, one + first);
    one = Math.max(one, first);
    sum += all;
  }
  return sum + two;
}

/** The win probability of a strength. */
export function probabilityOf(strength: number): number {
  return 1 / (1 + Math.exp(-strength));
}
