import { defined, type Random, shuffled } from '@lusoria/core';
import type { Draw, EventState } from './types.ts';

/** Maximum passes over all pairs: later ones hardly improve anything. */
const MAX_PASSES = 8;
/** Costs of a table with a person more or less than wished: at one that is too small everybody plays more. */
const LARGER_COST = 4;
const SMALLER_COST = 2;
/** Costs of a table with two people to keep apart, and with two who meet again. */
const APART_COST = 1000;
const AGAIN_COST = 4;

/**
 * Number of people at each table, the larger tables first: tables of the desired size, or one more
 * or less where the game admits it; with the fewest empty places, then as near to that size as
 * possible.
 *
 * @param people number of people, at least one.
 * @param sizes the numbers of players that the game admits, in any order.
 */
export function tableSizes(
  people: number,
  sizes: readonly number[],
  wished: number,
): readonly { readonly people: number; readonly seats: number }[] {
  const near = sizes.filter((size) => Math.abs(size - wished) <= 1);
  const admitted = (near.length > 0 ? near : sizes).toSorted((a, b) => b - a);
  const nearest = admitted.toSorted((a, b) => Math.abs(a - wished) - Math.abs(b - wished) || b - a);
  interface Plan {
    readonly cost: number;
    readonly tables: readonly number[];
  }
  // The best tables for each total of seats, one table more at a time (dynamic programming).
  const plans: Plan[] = [{ cost: 0, tables: [] }];
  const largest = Math.max(0, ...admitted);
  for (let seats = 1; seats < people + largest; seats += 1) {
    const options = nearest.flatMap((size): Plan[] => {
      const rest = plans[seats - size];
      const cost = 1 + (size > wished ? LARGER_COST : SMALLER_COST) * (size - wished) ** 2;
      return rest ? [{ cost: rest.cost + cost, tables: [...rest.tables, size] }] : [];
    });
    const [best] = options.toSorted((a, b) => a.cost - b.cost);
    if (best) plans[seats] = best;
  }
  const enough = plans.slice(people).flatMap((plan, empty) => (plan ? [{ ...plan, empty }] : []));
  const [best] = enough.toSorted((a, b) => a.empty - b.empty || a.cost - b.cost);
  if (!best) return [];
  const tables = best.tables.toSorted((a, b) => b - a);
  // At most one empty place at each table, from the last.
  const { empty } = best;
  return tables.map((seats, i) => {
    const turn = tables.length - 1 - i;
    const gaps = Math.floor((empty + tables.length - 1 - turn) / tables.length);
    return { seats, people: seats - gaps };
  });
}

export interface DrawRequest {
  readonly draw: Draw;
  /** Members to be seated, best first in the standings. */
  readonly ranked: readonly number[];
  /** Number of people at each table. */
  readonly sizes: readonly number[];
  /** Pairs to keep apart, wherever possible. */
  readonly apart: readonly (readonly [number, number])[];
  /** Members who have sat together so far: one entry per table. */
  readonly met: readonly (readonly number[])[];
}

/** Draws the tables: one list of members per table, in the order of the seats. */
export function drawTables(
  { draw, ranked, sizes, apart, met }: DrawRequest,
  random: Random,
): readonly (readonly number[])[] {
  const lots = shuffled(ranked, random);
  const order = draw === 'lot' || draw === 'rotation' ? lots : ranked;
  const first = draw === 'mixed' ? dealtRound(order, sizes) : inTurn(order, sizes);
  const cost = new Map<string, number>();
  const costOf = (a: number, b: number): number => cost.get(keyOf(a, b)) ?? 0;
  const add = (a: number, b: number, by: number): void => {
    cost.set(keyOf(a, b), costOf(a, b) + by);
  };
  for (const [a, b] of apart) add(a, b, APART_COST);
  if (draw !== 'lot') for (const table of met) eachPair(table, (a, b) => add(a, b, AGAIN_COST));
  const place = new Map(ranked.map((member, i) => [member, i]));
  const improved = improve(first, {
    pair: costOf,
    // Similar strength matters as much as new opponents.
    distance:
      draw === 'level'
        ? (a, b) => Math.abs(defined(place.get(a)) - defined(place.get(b)))
        : () => 0,
  });
  // Seats at a table never follow strength.
  return improved.map((table) => shuffled(table, random));
}

interface Costs {
  readonly pair: (a: number, b: number) => number;
  readonly distance: (a: number, b: number) => number;
}

/** Swaps two people at a time while that makes the tables better (hill climbing). */
function improve(
  tables: readonly (readonly number[])[],
  { pair, distance }: Costs,
): readonly (readonly number[])[] {
  const now = tables.map((table) => [...table]);
  const at = (one: number, table: readonly number[], without: number): number =>
    table.reduce(
      (sum, other) =>
        other === one || other === without ? sum : sum + pair(one, other) + distance(one, other),
      0,
    );
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    let isBetter = false;
    for (const [i, here] of now.entries()) {
      for (const there of now.slice(i + 1)) {
        for (let a = 0; a < here.length; a += 1) {
          for (let b = 0; b < there.length; b += 1) {
            const [one, other] = [defined(here[a]), defined(there[b])];
            const before = at(one, here, one) + at(other, there, other);
            const after = at(one, there, other) + at(other, here, one);
            if (after >= before) continue;
            here[a] = other;
            there[b] = one;
            isBetter = true;
          }
        }
      }
    }
    if (!isBetter) break;
  }
  return now;
}

/** Fills one table after another. */
function inTurn(
  order: readonly number[],
  sizes: readonly number[],
): readonly (readonly number[])[] {
  let from = 0;
  return sizes.map((size) => order.slice(from, (from += size)));
}

/** To and fro over the tables (snake draft): each has strong and weak. */
function dealtRound(
  order: readonly number[],
  sizes: readonly number[],
): readonly (readonly number[])[] {
  const tables = sizes.map((): number[] => []);
  let left = [...order];
  for (let turn = 0; left.length > 0; turn += 1) {
    const free = [...tables.keys()].filter((i) => defined(tables[i]).length < defined(sizes[i]));
    if (free.length === 0) break;
    const row = turn % 2 === 0 ? free : free.toReversed();
    for (const [n, i] of row.entries()) {
      const member = left[n];
      if (member !== undefined) defined(tables[i]).push(member);
    }
    left = left.slice(row.length);
  }
  return tables;
}

function keyOf(a: number, b: number): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

function eachPair(table: readonly number[], visit: (a: number, b: number) => void): void {
  for (const [i, a] of table.entries()) for (const b of table.slice(i + 1)) visit(a, b);
}

/** Members who have sat together in the rounds of an event. */
export function metIn({ rounds }: EventState): readonly (readonly number[])[] {
  return rounds.flatMap(({ tables }) =>
    tables.map(({ seats, scores }) => [
      ...new Set([
        ...seats.flatMap((one) => (one === null ? [] : [one])),
        ...scores.map(({ member }) => member),
      ]),
    ]),
  );
}
