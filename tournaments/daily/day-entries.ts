import { type BestPoints, defined } from '@lusoria/core';
import {
  countWhile,
  inOrder,
  type Order,
  type Ordered,
  search,
  sizeOf,
  withItem,
  withoutItem,
} from './ordered.ts';
import type { Score } from './score.ts';

/** What somebody has played of a day. */
export interface DayEntry {
  readonly person: string;
  readonly name: string;
  readonly table: string;
  /** Seq of the entry that has the name. */
  readonly seq: number;
  readonly enteredAt: number;
  readonly score: Score;
  readonly over: boolean;
  /** When the last deal ended; null before the first has. */
  readonly scoredAt: number | null;
}

/** The entries to a day, in the orders in which they are asked for. Immutable; another one costs logarithmic time. */
export interface DayEntries {
  readonly best: BestPoints;
  /** Deals of the day. */
  readonly rounds: number;
  readonly byPerson: Ordered<DayEntry>;
  readonly bySeq: Ordered<DayEntry>;
  /** As the list has them. */
  readonly byRank: Ordered<DayEntry>;
  /** Of those who have played all deals: how many they are, and the sums of their scores. */
  readonly done: { readonly count: number; readonly sums: Score };
}

/**
 * @param best which points win
 * @param rounds deals of the day
 */
export function noEntries(best: BestPoints, rounds: number): DayEntries {
  const deals = Array.from({ length: rounds }, () => 0);
  const done = { count: 0, sums: { deals, total: 0 } };
  return { best, rounds, byPerson: null, bySeq: null, byRank: null, done };
}

/** With an entry, in the place of the one that its person had. */
export function withEntry(entries: DayEntries, entry: DayEntry): DayEntries {
  const { best, rounds, byPerson, bySeq, byRank, done } = entries;
  const before = entryOf(entries, entry.person);
  const rank = ranking(best);
  const apart = before
    ? { bySeq: withoutItem(bySeq, before, sequence), byRank: withoutItem(byRank, before, rank) }
    : { bySeq, byRank };
  const isSame = before?.score === entry.score && before.over === entry.over;
  const others = before ? counting(done, before, rounds, -1) : done;
  return {
    best,
    rounds,
    byPerson: withItem(byPerson, entry, persons),
    bySeq: withItem(apart.bySeq, entry, sequence),
    byRank: withItem(apart.byRank, entry, rank),
    done: isSame ? done : counting(others, entry, rounds, 1),
  };
}

export function entryOf({ byPerson }: DayEntries, person: string): DayEntry | undefined {
  return search(byPerson, (entry) => compareText(person, entry.person));
}

export function entryCount({ bySeq }: DayEntries): number {
  return sizeOf(bySeq);
}

/** In the order in which they were entered. */
export function entriesBySeq({ bySeq }: DayEntries): Iterable<DayEntry> {
  return inOrder(bySeq);
}

/** In the order of the list: the best first. */
export function entriesByRank({ byRank }: DayEntries): Iterable<DayEntry> {
  return inOrder(byRank);
}

/** Place in the list, from 1; equal ones share a place. */
export function placeOf({ best, byRank }: DayEntries, entry: DayEntry): number {
  const compare = comparing(best);
  return 1 + countWhile(byRank, (other) => compare(other, entry) < 0);
}

/** Means over those who have played all deals, and in each deal; null where nobody has. */
export function fieldOf({ done: { count, sums } }: DayEntries): Score | null {
  if (count === 0) return null;
  return { deals: sums.deals.map((sum) => sum / count), total: sums.total / count };
}

/** Who is ahead: whoever has played more deals, then whoever has the better points. Negative: the first one. */
export function comparing(best: BestPoints): Order<Pick<DayEntry, 'over' | 'score'>> {
  const sign = best === 'most' ? -1 : 1;
  return (a, b) =>
    Number(b.over) - Number(a.over) ||
    b.score.deals.length - a.score.deals.length ||
    sign * (a.score.total - b.score.total);
}

function ranking(best: BestPoints): Order<DayEntry> {
  const compare = comparing(best);
  return (a, b) => compare(a, b) || sequence(a, b);
}

const sequence: Order<DayEntry> = (a, b) => a.seq - b.seq;

const persons: Order<DayEntry> = (a, b) => compareText(a.person, b.person);

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function counting(
  { count, sums }: DayEntries['done'],
  { over, score }: DayEntry,
  rounds: number,
  sign: 1 | -1,
): DayEntries['done'] {
  // A table that was ended early has not played them all.
  if (!over || score.deals.length !== rounds) return { count, sums };
  const deals = sums.deals.map((sum, i) => sum + sign * defined(score.deals[i]));
  return { count: count + sign, sums: { deals, total: sums.total + sign * score.total } };
}
