import type { Event, State } from '@lusoria/agreement';
import { isRight } from '@lusoria/agreement';
import type { Seat } from '@lusoria/core';

/** A first place is counted in so many parts, which 2 to 5 winners can share without a remainder. */
const WHOLE = 60;

/**
 * What is counted over games of an agreement deck. All of it are whole numbers, so that it does not
 * matter in which order they are added, and by how many jobs.
 */
export interface Tally {
  readonly games: number;
  /** How many games had so many turns, by the number of turns. */
  readonly turns: readonly number[];
  /** Sixtieths of first places, by order of play and by seat. */
  readonly byOrder: readonly number[];
  readonly bySeat: readonly number[];
  readonly draws: number;
  readonly reshuffled: number;
  readonly challenges: number;
  readonly upheld: number;
  readonly wrong: number;
}

/** What was counted over no games. */
export function emptyTally(seats: number): Tally {
  const none = Array.from({ length: seats }, () => 0);
  return {
    games: 0,
    turns: [],
    byOrder: none,
    bySeat: none,
    draws: 0,
    reshuffled: 0,
    challenges: 0,
    upheld: 0,
    wrong: 0,
  };
}

/** Both together. */
export function added(a: Tally, b: Tally): Tally {
  return {
    games: a.games + b.games,
    turns: addedLists(a.turns, b.turns),
    byOrder: addedLists(a.byOrder, b.byOrder),
    bySeat: addedLists(a.bySeat, b.bySeat),
    draws: a.draws + b.draws,
    reshuffled: a.reshuffled + b.reshuffled,
    challenges: a.challenges + b.challenges,
    upheld: a.upheld + b.upheld,
    wrong: a.wrong + b.wrong,
  };
}

function addedLists(a: readonly number[], b: readonly number[]): readonly number[] {
  const length = Math.max(a.length, b.length);
  return Array.from({ length }, (_, i) => (a[i] ?? 0) + (b[i] ?? 0));
}

/** Counts one game from its events and its end. */
export function tallied(events: readonly Event[], end: State): Tally {
  const count = (holds: (event: Event) => boolean): number => events.filter(holds).length;
  const first: readonly Seat[] = end.end?.ranking[0] ?? [];
  const share = (seat: Seat): number => (first.includes(seat) ? WHOLE / first.length : 0);
  const seats = Array.from({ length: end.seats }, (_, i) => i);
  return {
    games: 1,
    turns: [...Array.from({ length: end.turns }, () => 0), 1],
    byOrder: seats.map((place) => share((end.first + place) % end.seats)),
    bySeat: seats.map(share),
    draws: count((event) => event.type === 'drew' && event.why === 'turn'),
    reshuffled: events.some((event) => event.type === 'reshuffled') ? 1 : 0,
    challenges: count((event) => event.type === 'settled'),
    upheld: count((event) => event.type === 'settled' && event.upheld),
    wrong: count(
      (event) => event.type === 'laid' && event.verdict !== null && !isRight(event.verdict),
    ),
  };
}

/** What a simulation prints of a tally. */
export interface Figures {
  readonly games: number;
  readonly turns: { readonly mean: number; readonly p50: number; readonly p95: number };
  /** Fraction of games won, by order of play; shared first places are divided. */
  readonly wins: readonly number[];
  /** Cards drawn in a player's own turn, a game. */
  readonly draws: { readonly mean: number };
  /** Fraction of games in which the pile was shuffled into a new stock. */
  readonly reshuffled: number;
  /** Challenges a game, and the fraction of them that was upheld (0 without any). */
  readonly challenges: { readonly mean: number; readonly upheld: number };
  /** Wrong lays a game, and those among them that nobody challenged. */
  readonly errors: { readonly declared: number; readonly unnoticed: number };
}

/** The figures of a tally of at least one game. */
export function figures(tally: Tally): Figures {
  const { games, turns } = tally;
  const sum = turns.reduce((total, count, n) => total + count * n, 0);
  return {
    games,
    turns: { mean: sum / games, p50: percentile(turns, 0.5), p95: percentile(turns, 0.95) },
    wins: shares(tally.byOrder, games),
    draws: { mean: tally.draws / games },
    reshuffled: tally.reshuffled / games,
    challenges: {
      mean: tally.challenges / games,
      upheld: tally.challenges === 0 ? 0 : tally.upheld / tally.challenges,
    },
    errors: { declared: tally.wrong / games, unnoticed: (tally.wrong - tally.upheld) / games },
  };
}

/** Fractions of games won from what was counted in parts. */
export function shares(parts: readonly number[], games: number): readonly number[] {
  return parts.map((part) => part / WHOLE / games);
}

/** The smallest number that at least this fraction of the games does not exceed (nearest rank). */
function percentile(counts: readonly number[], fraction: number): number {
  const games = counts.reduce((total, count) => total + count, 0);
  const rank = Math.ceil(fraction * games);
  let below = 0;
  return counts.findIndex((count) => {
    below += count;
    return below >= rank;
  });
}
