import { defined, type Random, shuffled } from '@lusoria/core';
import type { Draw } from '../settings.ts';
import type { Tables } from '../types.ts';
import { type PairCosts, pairCosts, type Relations } from './costs.ts';

export interface DrawRequest extends Relations {
  readonly draw: Draw;
  /** Members to be seated, best first in the standings. */
  readonly ranked: readonly number[];
  /** Number of people at each table. */
  readonly sizes: readonly number[];
  /** Maximum passes over all pairs; after eight they hardly improve anything. */
  readonly passes?: number;
}

const USUAL_PASSES = 8;

/** Draws the tables: one list of members per table, in the order of the seats. */
export function drawTables(
  { draw, ranked, sizes, apart, teams, met, passes = USUAL_PASSES }: DrawRequest,
  random: Random,
): Tables {
  const lots = shuffled(ranked, random);
  const order = draw === 'lot' || draw === 'rotation' ? lots : ranked;
  const first = draw === 'mixed' ? dealtRound(order, sizes) : inTurn(order, sizes);
  const meetsAgain = draw !== 'lot' && draw !== 'standing';
  const relations = { apart, teams, met: meetsAgain ? met : [] };
  const costs = pairCosts(ranked, relations, { evens: draw === 'rotation' });
  // Similar strength matters as much as new opponents.
  if (draw === 'level') {
    for (const [i, one] of ranked.entries()) {
      for (const [j, other] of ranked.entries()) if (i < j) costs.add(one, other, j - i);
    }
  }
  // Seats at a table never follow strength.
  return improve(first, costs, passes).map((table) => shuffled(table, random));
}

/** Swaps two people at a time while that makes the tables better (hill climbing). */
function improve(tables: Tables, costs: PairCosts, passes: number): Tables {
  const now = tables.map((table) => [...table]);
  const at = (one: number, table: readonly number[], without: number): number => {
    let sum = costs.at(one, table.length);
    for (const other of table) {
      if (other !== one && other !== without) sum += costs.of(one, other);
    }
    return sum;
  };
  for (let pass = 0; pass < passes; pass += 1) {
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
function inTurn(order: readonly number[], sizes: readonly number[]): Tables {
  let from = 0;
  return sizes.map((size) => order.slice(from, (from += size)));
}

/** To and fro over the tables (snake draft): each has strong and weak. */
function dealtRound(order: readonly number[], sizes: readonly number[]): Tables {
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
