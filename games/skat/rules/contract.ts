import { defined } from '@lusoria/core';
import { schemaOf } from '@lusoria/core/schema';
import * as v from 'valibot';
import { type Card, type GameName, GAMES, type Order, trumpsInOrder } from './cards.ts';
import type { Options } from './options.ts';

/** Contract of a declarer, with the announcements. */
export interface Contract {
  readonly game: GameName;
  readonly hand: boolean;
  readonly schneider: boolean;
  readonly schwarz: boolean;
  readonly ouvert: boolean;
}

export const contractSchema = schemaOf<Contract>()(
  v.strictObject({
    game: v.picklist(GAMES),
    hand: v.boolean(),
    schneider: v.boolean(),
    schwarz: v.boolean(),
    ouvert: v.boolean(),
  }),
);

/** Levels that a declarer can claim, from the lowest; in null only `game`. */
export const LEVELS = ['game', 'schneider', 'schwarz'] as const;
export type Level = (typeof LEVELS)[number];

/** Kontra, re, bock: the factors by which they double. */
export const FACTORS = [2, 4, 8] as const;

/** Card points of a deal. */
export const ALL_POINTS = 120;

/** The card points with which a declarer reaches a level. For schwarz all tricks are needed, too. */
export const TARGETS = { game: 61, schneider: 90, schwarz: ALL_POINTS } as const satisfies Readonly<
  Record<Level, number>
>;

/** Steps of a multiplier, in the order one counts. */
export const STEPS = [
  'matadors',
  'game',
  'hand',
  'schneider',
  'schneider-announced',
  'schwarz',
  'schwarz-announced',
  'ouvert',
] as const;
export type Step = (typeof STEPS)[number];

/** Base values. Null games have values of their own. */
export const BASE: Readonly<Record<Exclude<GameName, 'null'>, number>> = {
  diamonds: 9,
  hearts: 10,
  spades: 11,
  clubs: 12,
  grand: 24,
};

/** Value of null: plain, by hand, open, open by hand. */
export function nullValue({ hand, ouvert }: Pick<Contract, 'hand' | 'ouvert'>): number {
  if (ouvert) return hand ? 59 : 46;
  return hand ? 35 : 23;
}

/** The most matadors that count in a game. */
export function mostMatadors(game: Exclude<GameName, 'null'>, options: Options): number {
  return game === 'grand' || options.matadors === 'jacks' ? 4 : 11;
}

/** Hand, schneider and schwarz with their announcements, and ouvert. */
const MAX_LEVELS = 6;

const bidsByMatadors = new Map<Options['matadors'], readonly number[]>();

/** All values that a game can have, ascending: what may be bid. */
export function bidValues(options: Options): readonly number[] {
  const known = bidsByMatadors.get(options.matadors);
  if (known) return known;
  const values = new Set<number>();
  for (const game of GAMES) {
    if (game === 'null') {
      for (const hand of [false, true])
        for (const ouvert of [false, true]) values.add(nullValue({ hand, ouvert }));
    } else {
      const most = mostMatadors(game, options) + 1 + MAX_LEVELS;
      for (let multiplier = 2; multiplier <= most; multiplier += 1)
        values.add(BASE[game] * multiplier);
    }
  }
  const sorted = [...values].toSorted((a, b) => a - b);
  bidsByMatadors.set(options.matadors, sorted);
  return sorted;
}

/** The smallest value that may be bid. */
export function lowestBid(options: Options): number {
  return defined(bidValues(options)[0]);
}

/** The next value above a bid; null above the highest. */
export function nextBid(bid: number, options: Options): number | null {
  return bidValues(options).find((value) => value > bid) ?? null;
}

/**
 * With how many matadors (positive) or without how many (negative) some cards are in a game; 0 in
 * null. The cards are the declarer's hand together with the skat.
 */
export function matadorsOf(cards: readonly Card[], game: Order, options: Options): number {
  if (game === 'null' || game === 'ramsch') return 0;
  const held = new Set(cards);
  const trumps = trumpsInOrder(game);
  const has = trumps[0] !== undefined && held.has(trumps[0]);
  const end = trumps.findIndex((card) => held.has(card) !== has);
  const count = Math.min(end < 0 ? trumps.length : end, mostMatadors(game, options));
  return has ? count : -count;
}

/** A contract without announcements. */
export function plainContract(game: GameName, hand = false): Contract {
  return { game, hand, schneider: false, schwarz: false, ouvert: false };
}

/** Fault in the announcements of a contract; null if there is none. */
export function announcementFault(
  { game, hand, schneider, schwarz, ouvert }: Contract,
  options: Options,
): 'null-announcement' | 'announce-by-hand' | 'announce-together' | null {
  if (game === 'null') return schneider || schwarz ? 'null-announcement' : null;
  if (schwarz && !schneider) return 'announce-together';
  if (options.announcements === 'free') return null;
  if ((schneider || schwarz || ouvert) && !hand) return 'announce-by-hand';
  return ouvert && !schwarz ? 'announce-together' : null;
}

/** The levels reached in play. */
export interface Levels {
  readonly schneider: boolean;
  readonly schwarz: boolean;
}

/** Steps that count for a contract, the levels reached in play included. Not for null. */
export function stepsOf(contract: Contract, reached: Levels, matadors: number): readonly Step[] {
  const counted: Readonly<Record<Step, boolean>> = {
    matadors: matadors !== 0,
    game: true,
    hand: contract.hand,
    schneider: reached.schneider || reached.schwarz || contract.schneider || contract.schwarz,
    'schneider-announced': contract.schneider,
    schwarz: reached.schwarz || contract.schwarz,
    'schwarz-announced': contract.schwarz,
    ouvert: contract.ouvert,
  };
  return STEPS.filter((step) => counted[step]);
}

/** By what the base is multiplied: the steps, matadors as many as they are. */
export function multiplierOf(steps: readonly Step[], matadors: number): number {
  return steps.reduce((sum, step) => sum + (step === 'matadors' ? Math.abs(matadors) : 1), 0);
}

/**
 * Value of a contract when it is won simply, before anything is known of the play: what a
 * declarer sees while choosing.
 */
export function valueOf(contract: Contract, matadors: number): number {
  if (contract.game === 'null') return nullValue(contract);
  const steps = stepsOf(contract, { schneider: false, schwarz: false }, matadors);
  return BASE[contract.game] * multiplierOf(steps, matadors);
}
