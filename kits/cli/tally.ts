import { defined } from '@lusoria/core';

/**
 * Counts over games: lists of whole numbers by name, so that the order in which they are added does
 * not matter, nor the number of jobs.
 */
export type Tally = Readonly<Record<string, readonly number[]>>;

/** Sum of two tallies; names in only one are taken over. */
export function added(a: Tally, b: Tally): Tally {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries(
    [...names].map((name) => [name, addedLists(counted(a, name), counted(b, name))]),
  );
}

function addedLists(a: readonly number[], b: readonly number[]): readonly number[] {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long.map((count, i) => (i < short.length ? count + defined(short[i]) : count));
}

/** Counts under a name. */
export function counted(tally: Tally, name: string): readonly number[] {
  return tally[name] ?? [];
}

/** Sum of the counts under a name. */
export function total(tally: Tally, name: string): number {
  return counted(tally, name).reduce((sum, count) => sum + count, 0);
}

/** A list with a one at this index: a number counted once. */
function once(place: number): readonly number[] {
  return [...Array.from({ length: place }, () => 0), 1];
}

/** Parts of a first place, divisible among 2 to 5 winners without a remainder. */
const WHOLE = 60;

/** Counts of every game: its length, and its winners. */
export function talliedEnd(
  turns: number,
  winners: readonly number[],
  { first, seats }: { readonly first: number; readonly seats: number },
): Tally {
  const share = (seat: number): number => (winners.includes(seat) ? WHOLE / winners.length : 0);
  const all = Array.from({ length: seats }, (_, i) => i);
  return {
    games: [1],
    turns: once(turns),
    byOrder: all.map((place) => share((first + place) % seats)),
    bySeat: all.map(share),
  };
}

/** Figures that a simulation prints of every game. */
export interface Figures {
  readonly games: number;
  readonly turns: { readonly mean: number; readonly p50: number; readonly p95: number };
  /** Fraction of games won, by order of play; shared first places are divided. */
  readonly wins: readonly number[];
}

/** The figures of a tally of at least one game. */
export function figures(tally: Tally): Figures {
  const games = total(tally, 'games');
  const turns = counted(tally, 'turns');
  const sum = turns.reduce((all, count, n) => all + count * n, 0);
  return {
    games,
    turns: { mean: sum / games, p50: percentile(turns, 0.5), p95: percentile(turns, 0.95) },
    wins: shares(tally, 'byOrder'),
  };
}

/** Fractions of games won, from counts in parts: `byOrder` or `bySeat`. */
export function shares(tally: Tally, name: 'byOrder' | 'bySeat'): readonly number[] {
  const games = total(tally, 'games');
  return counted(tally, name).map((part) => part / WHOLE / games);
}

/** Percentile: the smallest number that at least this fraction of the games does not exceed (nearest rank). */
function percentile(counts: readonly number[], fraction: number): number {
  const games = counts.reduce((all, count) => all + count, 0);
  const rank = Math.ceil(fraction * games);
  let below = 0;
  return counts.findIndex((count) => {
    below += count;
    return below >= rank;
  });
}
