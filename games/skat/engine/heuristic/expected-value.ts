import { defined } from '@lusoria/core';
import {
  type Card,
  CARDS,
  type GameName,
  GAMES,
  pipsOf,
  trumpsInOrder,
} from '../../rules/cards.ts';
import { ALL_POINTS, BASE, mostMatadors, nullValue } from '../../rules/contract.ts';
import type { Options } from '../../rules/options.ts';
import { bestStrengthOfTwelve, handStrength, probabilityOf } from './hand-strength.ts';
import { adding, bitOf, type Masks, masksOf } from './suit-masks.ts';

/** The Seeger-Fabian bonus, in points; without it a game won is still one that nobody else wins. */
const FOR_WINNING = 50;
export const FOR_LOSING = 90;

export interface HandGameEstimate {
  readonly game: GameName;
  readonly value: number;
  readonly winProbability: number;
  readonly expectedValue: number;
}

/** The expected value, in points, of a game of some value. */
export function expectedValueOf(value: number, winProbability: number): number {
  return winProbability * (value + FOR_WINNING) - (1 - winProbability) * (2 * value + FOR_LOSING);
}

const TRUMPS: ReadonlyMap<GameName, readonly Card[]> = new Map(
  GAMES.map((game) => [game, trumpsInOrder(game)]),
);

/** The value of a game with these cards, as `matadorsOf` and `valueOf` compute it, but faster. */
export function gameValue(masks: Masks, game: GameName, hand: boolean, options: Options): number {
  if (game === 'null') return nullValue({ hand, ouvert: false });
  const trumps = defined(TRUMPS.get(game), game);
  const holds = (card: Card) => {
    const { at, bit } = bitOf(card);
    return (masks[at]! & bit) !== 0;
  };
  const [first] = trumps;
  const has = first !== undefined && holds(first);
  const end = trumps.findIndex((card) => holds(card) !== has);
  const run = Math.min(end < 0 ? trumps.length : end, mostMatadors(game, options));
  return BASE[game] * (run + 1 + (hand ? 1 : 0));
}

/** The win probability and expected value of a game. */
export interface Estimate {
  readonly winProbability: number;
  /** In points. */
  readonly expectedValue: number;
}

/** The estimate of picking up the skat and declaring the best game for a bid: the mean over all skats. */
export function pickUpEstimate(
  hand: readonly Card[],
  bid: number,
  isForehand: boolean,
  options: Options,
): Estimate {
  const own = masksOf(hand);
  const rest = CARDS.filter((card) => !hand.includes(card)).map(bitOf);
  let winProbability = 0;
  let expectedValue = 0;
  let skats = 0;
  for (const [i, one] of rest.entries()) {
    for (const other of rest.slice(i + 1)) {
      const best = bestOfTwelve(adding(adding(own, one), other), bid, isForehand, options);
      winProbability += best.winProbability;
      expectedValue += best.expectedValue;
      skats += 1;
    }
  }
  return { winProbability: winProbability / skats, expectedValue: expectedValue / skats };
}

function bestOfTwelve(masks: Masks, bid: number, isForehand: boolean, options: Options): Estimate {
  let best: Estimate = { winProbability: 0, expectedValue: -overbidCost(bid) };
  for (const game of GAMES) {
    const value = gameValue(masks, game, false, options);
    if (value < bid) continue;
    const winProbability = probabilityOf(bestStrengthOfTwelve(masks, game, isForehand));
    const expectedValue = expectedValueOf(value, winProbability);
    if (expectedValue > best.expectedValue) best = { winProbability, expectedValue };
  }
  return best;
}

/** The approximate cost of an overbid game, in points. */
function overbidCost(bid: number): number {
  return 2 * (bid + 4) + FOR_LOSING;
}

/** The estimates of hand games for a bid. */
export function handGameEstimates(
  hand: readonly Card[],
  bid: number,
  isForehand: boolean,
  options: Options,
): readonly HandGameEstimate[] {
  const own = masksOf(hand);
  const rest = CARDS.filter((card) => !hand.includes(card));
  const inSkat = (2 * (ALL_POINTS - pipsOf(hand))) / rest.length;
  const bits = rest.map(bitOf);
  const skats = bits.flatMap((one, i) =>
    bits.slice(i + 1).map((other) => adding(adding(own, one), other)),
  );
  return GAMES.map((game) => {
    const wins = probabilityOf(handStrength(own, game, isForehand, inSkat));
    const values = skats.map((masks) => gameValue(masks, game, true, options));
    const good = values.filter((value) => value >= bid).length / values.length;
    const value = values.reduce((sum, one) => sum + one, 0) / values.length;
    const winProbability = wins * good;
    return { game, value, winProbability, expectedValue: expectedValueOf(value, winProbability) };
  });
}
