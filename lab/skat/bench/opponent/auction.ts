import { bidValues, mostMatadors, nullValue, TARGETS } from '@lusoria/skat/rules/contract.ts';
import type { Options } from '@lusoria/skat/rules/options.ts';
import { drawCards } from '@lusoria/skat/engine/determinization.ts';
import { baseValue } from '@lusoria/skat/engine/evaluation/evaluate-declarations.ts';
import {
  gameAt,
  GAMES_BY_INDEX,
  GRAND,
  matadorCount,
  NULL,
  toLayout,
} from '@lusoria/skat/engine/evaluation/grand-bitboard.ts';
import { rankedDiscards } from '@lusoria/skat/engine/evaluation/hand-strength.ts';
import { fastRandom, type FastRandom } from '@lusoria/skat/engine/fast-random.ts';
import { sharedSolver } from '@lusoria/skat/engine/shared-solver.ts';
import { layout, pointsOf } from '@lusoria/skat/engine/solver/index.ts';

/*
 * An auction by sampled outcomes: skats and the others' hands are dealt at random, each game is solved with open cards, and
 * the chance that follows is corrected by what has come of games played. Nothing of it is the player's own auction.
 */

/** Sample sizes. */
export interface Samples {
  /** Skats for ten cards, and the deals of the others' cards with each. */
  readonly skats: number;
  readonly deals: number;
  /** Deals for twelve cards. */
  readonly declared: number;
}

/** By kind of game: the logit of the true chance is `base + slope * logit` of the share won with open cards. */
export type Correction = Readonly<Record<'suit' | 'grand' | 'null', readonly [number, number]>>;

/** A game that may be declared with twelve cards. */
export interface Outcome {
  readonly game: number;
  /** A grand bitboard. */
  readonly discards: number;
  /** The share of deals won with open cards, and the chance that follows. */
  readonly open: number;
  readonly chance: number;
  /** Value of the game without schneider. */
  readonly value: number;
}

/** The games looked at closer: those with the best strength for what they count. */
const GAMES_SOLVED = 2;
/** Points written down by Seeger and Fabian: a game won, and a game lost, with what the others are given. */
const WON = 50;
const LOST = 80;

function logit(chance: number): number {
  return Math.log(chance / (1 - chance));
}

function logistic(at: number): number {
  return 1 / (1 + Math.exp(-at));
}

function kindOf(game: number): keyof Correction {
  if (game === NULL) return 'null';
  return game === GRAND ? 'grand' : 'suit';
}

/** The points of a game that has to be worth a bid. */
function worth({ game, chance, value }: Outcome, bid: number): number {
  if (game === NULL && value < bid) return -Infinity;
  const base = baseValue(game);
  const charged = value >= bid ? value : Math.ceil(bid / base) * base;
  // Too low, it is lost, whatever the cards.
  const wins = value >= bid ? chance : 0;
  return wins * (charged + WON) - (1 - wins) * (2 * charged + LOST);
}

/** Whether a game is won with open cards when the other cards lie so. */
function isWon(
  twelve: number,
  { game, discards }: Outcome,
  position: number,
  one: number,
): boolean {
  const other = ~twelve & ~one;
  const hands = Int32Array.of(
    ...[twelve & ~discards, one, other].map((mask) => toLayout(mask, game)),
  );
  const start = { layout: layout(gameAt(game)), hands, seat: (3 - position) % 3, trick: [] };
  const solver = sharedSolver();
  if (game === NULL) return !solver.reachesBits(start, 1);
  return solver.reachesBits(start, TARGETS.game - pointsOf(discards));
}

/** The games that may be declared with twelve cards, a grand bitboard, those solved that look best. */
export function outcomesOf(
  twelve: number,
  position: number,
  options: Options,
  { deals, correction, random }: { deals: number; correction: Correction; random: FastRandom },
): readonly Outcome[] {
  const looks = GAMES_BY_INDEX.map((name, game): Outcome => {
    const best = rankedDiscards(twelve, game, position)[0];
    const value =
      name === 'null'
        ? nullValue({ hand: false, ouvert: false })
        : baseValue(game) * (matadorCount(twelve, game, mostMatadors(name, options)) + 1);
    const chance = logistic(best?.strength ?? -9);
    return { game, discards: best?.discards ?? 0, open: chance, chance, value };
  });
  const solved = looks.toSorted((a, b) => worth(b, 18) - worth(a, 18)).slice(0, GAMES_SOLVED);
  const layouts = Array.from({ length: deals }, () => drawCards(~twelve, 10, random));
  return solved.map((outcome) => {
    const won = layouts.filter((one) => isWon(twelve, outcome, position, one)).length;
    const open = (won + 0.5) / (deals + 1);
    const [base, slope] = correction[kindOf(outcome.game)];
    return { ...outcome, open, chance: logistic(base + slope * logit(open)) };
  });
}

/** The highest bid that ten cards are worth, 0 for none: playing has to bring more than `least` points on average. */
export function highestBid(
  ten: number,
  position: number,
  options: Options,
  { samples, correction, least }: { samples: Samples; correction: Correction; least: number },
): number {
  // The same hand is worth the same whenever it is asked for.
  const random = fastRandom({ int: (n) => (ten >>> 0) % n });
  const skats = Array.from({ length: samples.skats }, () => {
    const twelve = ten | drawCards(~ten, 2, random);
    return outcomesOf(twelve, position, options, { deals: samples.deals, correction, random });
  });
  let highest = 0;
  for (const bid of bidValues(options)) {
    const sum = skats.reduce(
      (all, outcomes) => all + Math.max(...outcomes.map((outcome) => worth(outcome, bid))),
      0,
    );
    if (!(sum / skats.length > least)) break;
    highest = bid;
  }
  return highest;
}

/** Best declaration with twelve cards for a bid. */
export function bestOutcome(outcomes: readonly Outcome[], bid: number): Outcome | null {
  return outcomes.toSorted((a, b) => worth(b, bid) - worth(a, bid))[0] ?? null;
}
