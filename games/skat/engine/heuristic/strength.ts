import { type GameName, PIPS } from '../../rules/cards.ts';
import { BITS, countOf, JACK, jacksOf, type Masks, ranksOf, SUIT_MASKS } from './masks.ts';
import { GRAND, type Holdings, NULL, SUIT } from './weights.ts';

/*
 * How good a hand is for a game: a sum over its parts, which the logistic curve makes a chance to
 * win. What the parts count (weights.ts) was fitted to games that this player played with itself.
 */

/** What a suit beside the trumps is called in the weights: its high cards, and an x for each other. */
export function holding(mask: number, most: number): string {
  const ranks = ranksOf(mask & ~JACK);
  const high = ['A', 'T', 'K'].filter((rank) => ranks.some((one) => one === rank));
  return high.join('') + 'x'.repeat(Math.min(most, ranks.length - high.length));
}

/**
 * What a suit is called in null: how many cards, and how many lower ones the others have too many
 * below the worst of them.
 */
export function nullHolding(mask: number): string {
  const own = BITS.flatMap((_, i) => ((mask & (1 << i)) === 0 ? [] : [i]));
  // Below the card at place `at`, itself the i-th of its suit, the others have at - i.
  const worst = own.reduce((most, at, i) => Math.max(most, at - 2 * i), 0);
  return `${Math.min(4, own.length)}:${worst}`;
}

interface Table {
  /** What a suit counts as it is. */
  readonly whole: readonly number[];
  /** The most it counts with one, and with two cards laid away. */
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
        return Math.max(most, (from[mask & ~bit] ?? 0) + pip * PIPS[rank]);
      }, -Infinity),
    );
  const less1 = less(whole);
  return { whole, less1, less2: less(less1) };
}

function sides(weights: Holdings, most: number): (mask: number) => number {
  return (mask) => weights.sides[holding(mask, most)] ?? 0;
}

export const MOST_SUIT = 2;
export const MOST_GRAND = 3;
const suitTable = table(sides(SUIT, MOST_SUIT), SUIT.pip, JACK);
const grandTable = table(sides(GRAND, MOST_GRAND), GRAND.pip, JACK);
const nullTable = table((mask) => NULL.sides[nullHolding(mask)] ?? 0, 0, 0);

/** The trump suit's place in the masks; null without one. */
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
  if (at === null) return GRAND.jacks[jacks] ?? 0;
  const suit = masks[at] ?? 0;
  const length = countOf(suit & ~JACK) + countOf(jacks);
  return (
    (SUIT.lengths[length] ?? 0) +
    (SUIT.jacks[jacks] ?? 0) +
    ((suit & ACE) === 0 ? 0 : SUIT.ace) +
    ((suit & TEN) === 0 ? 0 : SUIT.ten)
  );
}

function constant(game: GameName, leads: boolean): number {
  const { base, lead } = game === 'grand' ? GRAND : game === 'null' ? NULL : SUIT;
  return base + (leads ? lead : 0);
}

/** How good ten cards are for a game, two of so many points having been laid away. */
export function strengthAs(masks: Masks, game: GameName, leads: boolean, laidAway: number): number {
  const { whole } = tableOf(game);
  const trumpAt = TRUMP_AT[game];
  const suits = masks.reduce(
    (sum, mask, at) => (at === trumpAt ? sum : sum + (whole[mask] ?? 0)),
    0,
  );
  const pip = game === 'grand' ? GRAND.pip : game === 'null' ? 0 : SUIT.pip;
  return constant(game, leads) + trumpsCount(masks, game) + suits + pip * laidAway;
}

/** How good twelve cards are for a game when the best two, none of them trumps, are laid away. */
export function strengthOfTwelve(masks: Masks, game: GameName, leads: boolean): number {
  const { whole, less1, less2 } = tableOf(game);
  const trumpAt = TRUMP_AT[game];
  let sum = constant(game, leads) + trumpsCount(masks, game);
  let one = -Infinity;
  let two = -Infinity;
  for (const [at, mask] of masks.entries()) {
    if (at === trumpAt) continue;
    const all = whole[mask] ?? 0;
    const first = (less1[mask] ?? 0) - all;
    two = Math.max(two, (less2[mask] ?? 0) - all, one + first);
    one = Math.max(one, first);
    sum += all;
  }
  return sum + two;
}

/** The chance that goes with a strength. */
export function chanceOf(strength: number): number {
  return 1 / (1 + Math.exp(-strength));
}
