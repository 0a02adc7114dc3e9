import { defined, seeded } from '@lusoria/core';
import { byCell, type Cell, CELLS, NEIGHBOURS } from '@lusoria/latin';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { deckOf } from '../../../rules/deck.ts';
import { optionsSchema } from '../../../rules/schemas.ts';
import { cardOf } from '../../items.ts';
import { DAY_MS } from '../../memory.ts';
import { happens } from '../chance.ts';
import type { Knowledge } from '../pupil.ts';
import type { Family } from './family.ts';
import { OPEN, SEALED } from './index.ts';

const deck = deckOf(v.parse(optionsSchema, { deck: 'ille' }));
const ITEM_MS = 10_000;
const RUNS = Array.from({ length: 20 }, (_, run) => run);

/** What a pupil of a family knows before the first lesson. */
function begun({ draw }: Family, run: number): Knowledge {
  const random = seeded('begun', run);
  return draw(random).begin(deck, 0, random);
}

/** Shows cells, or lets them be recalled, ten seconds apart; by a chance of its own. */
function taught(
  before: Knowledge,
  how: 'recalled' | 'shown',
  cells: readonly Cell[],
  from: number,
  run: number,
): Knowledge {
  const random = seeded('taught', run);
  return cells.reduce((one, cell, i) => {
    const at = from + i * ITEM_MS;
    return how === 'recalled' ? one.recalled(cell, at, random) : one.shown(cell, at, 1, random);
  }, before);
}

const times = (count: number, cell: Cell) => Array.from({ length: count }, () => cell);
const recalls = (knowledge: Knowledge, now: number) =>
  byCell((cell) => knowledge.recall(cell, now));
/** A cell that a pupil did not know at first. */
const unknownTo = (knowledge: Knowledge) => CELLS.find((cell) => knowledge.recall(cell, 0) === 0);

describe.each(Object.entries({ ...OPEN, ...SEALED }))('a pupil of the family %s', (_, one) => {
  test('learns what is shown, and forgets it over months', () => {
    const means = [0, 30, 300].map((days) => {
      const all = RUNS.flatMap((run) => {
        const before = begun(one, run);
        const cell = unknownTo(before);
        if (cell === undefined) return [];
        const after = taught(before, 'shown', times(12, cell), 0, run);
        return [after.recall(cell, 12 * ITEM_MS + days * DAY_MS)];
      });
      expect(all.length).toBeGreaterThan(10);
      return all.reduce((sum, chance) => sum + chance, 0) / all.length;
    });
    const [now, month, year] = means;
    expect(now).toBeGreaterThan(0.6);
    expect(month).toBeLessThan(defined(now));
    expect(year).toBeLessThan(defined(month));
  });

  test('knows some of it the day after one showing, and more after five days', () => {
    const after = (days: number) => {
      const all = RUNS.flatMap((run) => {
        const before = begun(one, run);
        const random = seeded('days', run);
        let knowledge = before;
        for (let day = 0; day < days; day += 1) {
          for (const [i, cell] of CELLS.entries()) {
            const at = day * DAY_MS + i * ITEM_MS;
            knowledge = happens(knowledge.recall(cell, at), random)
              ? knowledge.recalled(cell, at, random)
              : knowledge.shown(cell, at, 1, random);
          }
        }
        const unknown = CELLS.filter((cell) => before.recall(cell, 0) === 0);
        return unknown.map((cell) => knowledge.recall(cell, days * DAY_MS));
      });
      return all.reduce((sum, chance) => sum + chance, 0) / all.length;
    };
    expect(after(1)).toBeGreaterThan(0.1);
    expect(after(1)).toBeLessThan(0.9);
    expect(after(5)).toBeGreaterThan(Math.max(0.4, after(1)));
  });

  test('depends on nothing but its random, and does not change by being taught', () => {
    const course = (run: number) => {
      const before = begun(one, run);
      const first = recalls(before, DAY_MS);
      const shown = taught(before, 'shown', [...CELLS, ...CELLS], 0, run);
      const after = taught(shown, 'recalled', CELLS.slice(0, 15), DAY_MS, run);
      expect(recalls(before, DAY_MS)).toEqual(first);
      return [first, ...[1, 2, 30].map((days) => recalls(after, days * DAY_MS + ITEM_MS))];
    };
    for (const run of RUNS.slice(0, 3)) {
      expect(course(run)).toEqual(course(run));
      expect(course(run)).not.toEqual(course(run + 1));
    }
    for (const chance of course(0).flatMap((all) => Object.values(all))) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
  });
});

test('by time scales, two showings a day apart last longer than two at once', () => {
  const [cell, later] = ['abl-pl-f', 40 * DAY_MS] as const;
  const gains = RUNS.map((run) => {
    const once = taught(begun(SEALED.timescales, run), 'shown', [cell], 0, run);
    const again = (at: number) => taught(once, 'shown', [cell], at, run).recall(cell, later);
    return again(DAY_MS) - again(ITEM_MS);
  });
  expect(Math.min(...gains)).toBeGreaterThanOrEqual(0);
  expect(gains.filter((gain) => gain > 0.05).length).toBeGreaterThan(5);
});

test('of all forms shown in turn a buffer holds at most five, and none after a minute', () => {
  for (const run of RUNS) {
    const after = taught(begun(SEALED.buffer, run), 'shown', CELLS, 0, run);
    const held = (now: number) => CELLS.filter((cell) => after.recall(cell, now) === 1).length;
    const last = (CELLS.length - 1) * ITEM_MS;
    expect(held(last)).toBeGreaterThan(0);
    expect(held(last)).toBeLessThanOrEqual(5);
    expect(held(last + 61_000)).toBe(0);
  }
});

test('the genitive of nouns is given up after several corrections, for all genders at once', () => {
  const noun = cardOf(deck, 'nom-pl-m');
  const flips = RUNS.flatMap((run) => {
    const before = begun(SEALED['noun-endings'], run);
    if (before.recall('gen-sg-m', 0) > 0) return [];
    expect(before.takes('gen-sg-m')).toBe(noun);
    const corrected = (count: number) =>
      taught(before, 'shown', times(count, 'gen-sg-m'), 0, run).recall('gen-sg-f', count * ITEM_MS);
    expect(corrected(2)).toBe(0);
    expect(corrected(10)).toBeGreaterThan(0.99);
    return Array.from({ length: 11 }, (_, count) => count).find((count) => corrected(count) > 0);
  });
  expect(new Set(flips).size).toBeGreaterThan(3);
});

test('in disuse, a recall holds back neighbours for a day or two, a showing does not', () => {
  const [cell, neighbour] = ['nom-sg-m', NEIGHBOURS['nom-sg-m'][0]] as const;
  const beside = defined(neighbour);
  for (const run of RUNS) {
    const before = taught(begun(SEALED.disuse, run), 'shown', times(3, beside), 0, run);
    const at = 4 * ITEM_MS;
    const after = (how: 'recalled' | 'shown', now: number) =>
      taught(before, how, [cell], at, run).recall(beside, now);
    expect(after('shown', at)).toBeCloseTo(before.recall(beside, at), 9);
    expect(after('recalled', at)).toBeLessThan(before.recall(beside, at) - 0.003);
    const week = at + 7 * DAY_MS;
    expect(after('recalled', week)).toBeCloseTo(before.recall(beside, week), 2);
  }
});
