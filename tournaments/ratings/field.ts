import { defined } from '@lusoria/core';
import { type Compared, partsOf } from './rate.ts';

/** Somebody who had the same task as others. */
interface Placed {
  /** Fewer is better; those who are level have the same. */
  readonly place: number;
  readonly rating: number;
  readonly deviation: number;
}

/** Any rating: sums of what is left are small, and so exact. */
const USUAL = 1500;

/**
 * A field as opponents for each of those in it, by number: what `afterResult` makes of the comparisons with all others,
 * together in n log n instead of n².
 */
export function openField(all: readonly Placed[]): (no: number) => readonly Compared[] {
  const order = [...all.keys()].toSorted((a, b) => defined(all[a]).rating - defined(all[b]).rating);
  const sorted = order.map((no) => defined(all[no]));
  const positions = new Map(order.map((no, position) => [no, position]));
  const ratings = sumsOf(sorted.map(({ rating }) => rating - USUAL));
  const squares = sumsOf(
    sorted.map(({ rating, deviation }) => (rating - USUAL) ** 2 + deviation ** 2),
  );
  /** Places of a part, the best first: a border moves by one at most, so there are few parts. */
  const known = new Map<string, readonly number[]>();
  const placesOf = (from: number, to: number): readonly number[] => {
    const key = `${from} ${to}`;
    const made =
      known.get(key) ??
      sorted
        .slice(from, to)
        .map(({ place }) => place)
        .toSorted((a, b) => a - b);
    known.set(key, made);
    return made;
  };
  const parts = partsOf(all.length - 1);
  const border = (part: number): number => Math.floor((part * (all.length - 1)) / parts);

  return (no) => {
    const own = defined(all[no]);
    const at = defined(positions.get(no));
    return Array.from({ length: parts }, (_, part) => {
      // Among the others borders are as many; among all, one's own place comes before some of them.
      const from = border(part) < at ? border(part) : border(part) + 1;
      const to = border(part + 1) <= at ? border(part + 1) : border(part + 1) + 1;
      const isIn = from <= at && at < to;
      const count = to - from - (isIn ? 1 : 0);
      const between = (sums: readonly number[], mine: number): number =>
        (defined(sums[to]) - defined(sums[from]) - (isIn ? mine : 0)) / count;
      const apart = own.rating - USUAL;
      const rating = between(ratings, apart);
      const square = between(squares, apart ** 2 + own.deviation ** 2);
      const places = placesOf(from, to);
      const behind = places.length - countBelow(places, own.place + 1);
      const level = places.length - behind - countBelow(places, own.place) - (isIn ? 1 : 0);
      return {
        rating: USUAL + rating,
        deviation: Math.sqrt(square - rating ** 2),
        score: (behind + level / 2) / count,
      };
    });
  };
}

/** Sums of the first so many, from none to all. */
function sumsOf(list: readonly number[]): readonly number[] {
  let sum = 0;
  return [0, ...list.map((one) => (sum += one))];
}

/** How many of a sorted list are smaller. */
function countBelow(sorted: readonly number[], limit: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (defined(sorted[middle]) < limit) from = middle + 1;
    else to = middle;
  }
  return from;
}
