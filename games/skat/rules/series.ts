import {
  defined,
  type Match,
  type Outcome,
  type Played,
  decodeOnce,
  outcomeByPoints,
  type Standing,
} from '@lusoria/core';
import { count, list, schemaOf } from '@lusoria/core/schema';
import * as v from 'valibot';
import type { Options } from './options.ts';
import { type DealResult, type GameResult, resultSchema } from './result.ts';

/** Which deal of the series it is, and what it counts. */
export interface SeriesPlace {
  /** From 0. */
  readonly number: number;
  /** Number of deals; null when points end the series. */
  readonly of: number | null;
  readonly kind: 'plain' | 'bock' | 'ramsch';
  /** By seat; absent in the first deal. */
  readonly games?: readonly OwnGames[];
}

/** What a seat has played alone in the deals before. */
export interface OwnGames {
  readonly suits: Tally;
  readonly grands: Tally;
}

interface Tally {
  readonly played: number;
  readonly won: number;
}

const tally = v.strictObject({ played: count, won: count });

export const seriesPlaceSchema = schemaOf<SeriesPlace>()(
  v.strictObject({
    number: count,
    of: v.nullable(count),
    kind: v.picklist(['plain', 'bock', 'ramsch']),
    games: v.exactOptional(list(v.strictObject({ suits: tally, grands: tally }))),
  }),
);

/** Deals of a full list, a player: 36 with three, 48 with four. */
const DEALS_A_PLAYER = 12;

/** Points that Seeger and Fabian add to a game won alone, and take from a lost one. */
const OWN_GAME = 50;
/** And add to each of the others for a lost game, by the number of players. */
export const OTHERS_LOST = { 3: 40, 4: 30 } as const;

/** Points by Seeger and Fabian for a game: its declarer's, won or lost, and each of the others' if it is lost. */
export function bonusOf(
  { doubled }: Pick<GameResult, 'doubled'>,
  seats: number,
  { kontraBonus }: Pick<Options, 'kontraBonus'>,
): { readonly own: number; readonly others: number } {
  const times = kontraBonus ? doubled : 1;
  return { own: times * OWN_GAME, others: times * OTHERS_LOST[seats === 4 ? 4 : 3] };
}

/** +1 or -1: where the next player sits. */
function wayRound({ direction }: Pick<Options, 'direction'>): 1 | -1 {
  return direction === 'clockwise' ? 1 : -1;
}

/** The seat so many places further round. */
export function seatAfter(seat: number, steps: number, seats: number, options: Options): number {
  return (((seat + steps * wayRound(options)) % seats) + seats) % seats;
}

/** Number of deals of a series; null when points end it. */
export function lengthOf(options: Options, seats: number): number | null {
  if (options.scoring === 'bierlachs' || options.scoring === 'target') return null;
  return options.deals > 0 ? options.deals : DEALS_A_PLAYER * seats;
}

/** Which deal comes after those played, and whether it is one of a bock or ramsch round. */
export function placeAfter(
  played: readonly Played[],
  options: Options,
  seats: number,
): SeriesPlace {
  let queue: readonly SeriesPlace['kind'][] = [];
  for (const { outcome } of played) {
    queue = queue.slice(1);
    const result = resultOf(outcome);
    if (result && isEvent(result, options)) queue = [...queue, ...roundsAfter(options, seats)];
  }
  return {
    number: played.length,
    of: lengthOf(options, seats),
    kind: queue[0] ?? 'plain',
    ...(played.length > 0 && { games: gamesIn(played, seats) }),
  };
}

function gamesIn(played: readonly Played[], seats: number): readonly OwnGames[] {
  const results = played.flatMap(({ outcome }) => resultOf(outcome) ?? []);
  const games = results.filter((result) => result.kind === 'game');
  return Array.from({ length: seats }, (_, seat) => {
    const own = games.filter(({ declarer }) => declarer === seat);
    const isGrand = ({ contract: { game } }: GameResult): boolean => game === 'grand';
    const isSuit = ({ contract: { game } }: GameResult): boolean =>
      game !== 'grand' && game !== 'null';
    return { suits: tallyOf(own.filter(isSuit)), grands: tallyOf(own.filter(isGrand)) };
  });
}

function tallyOf(games: readonly GameResult[]): Tally {
  return { played: games.length, won: games.filter(({ won }) => won).length };
}

/** A deal's result out of an outcome; null when there is none. */
export function resultOf({ result }: Outcome): DealResult | null {
  // All deals of a series are looked at again with every one that begins or ends.
  return result === undefined ? null : decodeOnce(resultSchema, result);
}

function isEvent(result: DealResult, { rounds, event }: Options): boolean {
  if (rounds === 'off' || result.kind !== 'game') return false;
  const { won, points, ending, contract, doubled } = result;
  const happened = {
    // A game that was over because an announcement was missed has not been counted to its end.
    sixty: contract.game !== 'null' && !contract.schneider && ending === 'played' && points === 60,
    'grand-hand': won && contract.game === 'grand' && contract.hand,
    'lost-kontra': !won && doubled > 1,
  };
  return event === 'any' ? Object.values(happened).includes(true) : happened[event];
}

function roundsAfter({ rounds }: Options, seats: number): readonly SeriesPlace['kind'][] {
  const round = (kind: SeriesPlace['kind']) => Array.from({ length: seats }, () => kind);
  switch (rounds) {
    case 'off':
      return [];
    case 'bock':
    case 'ramsch':
      return round(rounds);
    case 'both':
      return [...round('bock'), ...round('ramsch')];
  }
}

/**
 * Points written down for each seat.
 *
 * @param players who took part, without a dealer who sat out
 */
export function written(
  result: DealResult,
  options: Options,
  seats: number,
  players: readonly number[],
): readonly number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  switch (result.kind) {
    case 'passed':
    case 'broken-off':
      return all.map(() => 0);
    case 'ramsch': {
      const { who, march, value } = result;
      if (!march) return all.map((seat) => (who.includes(seat) ? -value : 0));
      return options.scoring === 'bierlachs'
        ? all.map((seat) => (players.includes(seat) && !who.includes(seat) ? -value : 0))
        : all.map((seat) => (who.includes(seat) ? value : 0));
    }
    case 'game': {
      const { declarer, value, won } = result;
      if (options.scoring === 'bierlachs') {
        return all.map((seat) => {
          const charged = won ? players.includes(seat) && seat !== declarer : seat === declarer;
          return charged ? -Math.abs(value) : 0;
        });
      }
      if (options.scoring !== 'seeger-fabian') {
        return all.map((seat) => (seat === declarer ? value : 0));
      }
      const { own, others } = bonusOf(result, seats, options);
      const alone = value + (won ? own : -own);
      return all.map((seat) => (seat === declarer ? alone : won ? 0 : others));
    }
  }
}

/** The outcome of a deal: whoever has most written down first. */
export function outcomeOf(result: DealResult, points: readonly number[]): Outcome {
  return { ...outcomeByPoints(points), result };
}

interface Account {
  readonly seat: number;
  readonly points: number;
  readonly won: number;
  readonly lost: number;
}

function accounts(played: readonly Played[], seats: number): readonly Account[] {
  const results = played.map(({ outcome }) => resultOf(outcome));
  return Array.from({ length: seats }, (_, seat) => {
    const own = results.filter((result) => result?.kind === 'game' && result.declarer === seat);
    const won = own.filter((result) => result?.kind === 'game' && result.won).length;
    return {
      seat,
      points: played.reduce((sum, { outcome }) => sum + defined(outcome.points[seat]), 0),
      won,
      lost: own.length - won,
    };
  });
}

/** More points, then more games won, then fewer lost. */
function compare(a: Account, b: Account): number {
  return b.points - a.points || b.won - a.won || a.lost - b.lost;
}

/** A series: forehand goes round; a list ends after its deals, the others when somebody has come so far. */
export const match: Match<Options> = {
  next(played, options, seats) {
    const last = played.at(-1);
    if (!last) return 'random';
    return isOver(played, options, seats) ? null : seatAfter(last.first, 1, seats, options);
  },
  standings(played, options, seats): readonly Standing[] {
    const sorted = accounts(played, seats).toSorted(compare);
    return sorted.map((account) => ({
      seat: account.seat,
      place: 1 + sorted.findIndex((other) => compare(other, account) === 0),
      points: account.points,
      won: account.won,
      lost: account.lost,
    }));
  },
};

function isOver(played: readonly Played[], options: Options, seats: number): boolean {
  const length = lengthOf(options, seats);
  if (length !== null) return played.length >= length;
  const reach = options.scoring === 'bierlachs' ? -1 : 1;
  return accounts(played, seats).some(({ points }) => reach * points >= options.target);
}
