import { defined, type Random } from '@lusoria/core';
import type { Tables } from '../types.ts';
import { pairCosts, type Relations } from './costs.ts';
import { drawTables } from './draw.ts';

/** Draws of a series, of which the best is taken: this many people are drawn in all series, or one draw of each if they are more. */
const PEOPLE_DRAWN = 1200;
const MAX_DRAWS = 40;
/** Swaps looked at in all draws, so that a plan is made in a moment. */
const SWAPS = 300_000;
const MAX_PASSES = 8;

/** Tables of several series, drawn one after the other so that people meet as few again as possible. */
export function drawSeries(
  members: readonly number[],
  sizes: readonly number[],
  { series, ...relations }: Relations & { readonly series: number },
  random: Random,
): readonly Tables[] {
  const draws = Math.max(
    1,
    Math.min(MAX_DRAWS, Math.floor(PEOPLE_DRAWN / (members.length * series))),
  );
  const passes = Math.ceil(SWAPS / (series * draws * members.length ** 2));
  const all: Tables[] = [];
  for (let n = 0; n < series; n += 1) {
    const known = { ...relations, met: [...relations.met, ...all.flat()] };
    let best: { readonly tables: Tables; readonly cost: number } | null = null;
    for (let i = 0; i < draws && best?.cost !== 0; i += 1) {
      const tables = drawTables(
        {
          draw: 'rotation',
          ranked: members,
          sizes,
          passes: Math.min(MAX_PASSES, passes),
          ...known,
        },
        random,
      );
      const cost = costOf(tables, members, known);
      if (best === null || cost < best.cost) best = { tables, cost };
    }
    all.push(defined(best, 'a draw').tables);
  }
  return all;
}

function costOf(tables: Tables, members: readonly number[], relations: Relations): number {
  const costs = pairCosts(members, relations, { evens: true });
  let sum = 0;
  for (const table of tables) {
    for (const [i, one] of table.entries()) {
      sum += costs.at(one, table.length);
      for (const other of table.slice(i + 1)) sum += costs.of(one, other);
    }
  }
  return sum;
}

/**
 * Planned tables for the people who are here now: as few as possible have to change their table. Whoever is gone leaves
 * a free seat, who is new takes one, with as few meetings again as possible; tables are added or dissolved as
 * their number demands.
 *
 * @param sizes number of people at each table, the larger tables first
 */
export function refitTables(
  planned: Tables,
  members: readonly number[],
  sizes: readonly number[],
  relations: Relations,
): Tables {
  const costs = pairCosts(members, relations, { evens: true });
  const present = planned
    .map((table) => table.filter((one) => members.includes(one)))
    .filter(({ length }) => length > 0);
  // The larger tables stay, and are to be the larger ones.
  const bySize = [...present.keys()].toSorted(
    (a, b) => defined(present[b]).length - defined(present[a]).length || a - b,
  );
  const targets = new Map(
    bySize.slice(0, sizes.length).map((table, i) => [table, defined(sizes[i])]),
  );
  const tables = present.flatMap((table, i) => {
    const target = targets.get(i);
    return target === undefined ? [] : [{ target, members: table.slice(0, target) }];
  });
  for (const target of sizes.slice(bySize.length)) tables.push({ target, members: [] });
  const seated = new Set(tables.flatMap((table) => table.members));
  for (const member of members.filter((one) => !seated.has(one))) {
    const costAt = (table: (typeof tables)[number]): number =>
      table.members.reduce((sum, other) => sum + costs.of(member, other), 0);
    const [best] = tables
      .filter((table) => table.members.length < table.target)
      .toSorted((a, b) => costAt(a) - costAt(b));
    defined(best, 'a free seat').members.push(member);
  }
  return tables.map((table) => table.members);
}
