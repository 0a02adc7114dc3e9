import { defined } from '@lusoria/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  comparing,
  type DayEntry,
  entriesByRank,
  entriesBySeq,
  entryCount,
  entryOf,
  fieldOf,
  noEntries,
  placeOf,
  withEntry,
} from './day-entries.ts';
import { inOrder, type Ordered, sizeOf, withItem, withoutItem } from './ordered.ts';

const ROUNDS = 2;

/** An entry, or another score of it: few of each, so that many are level. */
const scored = fc.record({
  no: fc.nat({ max: 30 }),
  deals: fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: ROUNDS }),
  over: fc.boolean(),
});

const byNumber = (a: number, b: number): number => a - b;

/** Levels below an item; they are few in a balanced tree. */
function depthOf(tree: Ordered<unknown>): number {
  return tree === null ? 0 : 1 + Math.max(depthOf(tree.left), depthOf(tree.right));
}

test('the list of a day is that of all entries, put in order anew, whatever is scored in whichever order', () => {
  fc.assert(
    fc.property(fc.array(scored), fc.constantFrom('most', 'fewest'), (changes, best) => {
      const plain = new Map<string, DayEntry>();
      let entries = noEntries(best, ROUNDS);
      for (const { no, deals, over } of changes) {
        const person = `p${no}`;
        const score = { deals, total: deals.reduce((sum, one) => sum + one, 0) };
        const seq = plain.get(person)?.seq ?? plain.size + 2;
        const own = { person, name: 'N', table: 't', seq, enteredAt: seq, score, over };
        const entry = { ...own, scoredAt: null };
        const [before, list] = [entries, [...entriesByRank(entries)]];
        entries = withEntry(entries, entry);
        plain.set(person, entry);
        // What it was before stays.
        expect([...entriesByRank(before)]).toEqual(list);
      }
      const all = [...plain.values()];
      const compare = comparing(best);
      const ranked = all.toSorted((a, b) => compare(a, b) || a.seq - b.seq);
      expect([...entriesBySeq(entries)]).toEqual(all);
      expect([...entriesByRank(entries)]).toEqual(ranked);
      expect(entryCount(entries)).toBe(all.length);
      for (const entry of all) {
        expect(entryOf(entries, entry.person)).toBe(entry);
        expect(placeOf(entries, entry)).toBe(
          1 + all.filter((other) => compare(other, entry) < 0).length,
        );
      }
      const done = all.filter(({ over, score }) => over && score.deals.length === ROUNDS);
      const mean = (of: (entry: DayEntry) => number): number =>
        done.reduce((sum, one) => sum + of(one), 0) / done.length;
      const deals = Array.from({ length: ROUNDS }, (_, i) =>
        mean(({ score }) => defined(score.deals[i])),
      );
      const field = { deals, total: mean(({ score }) => score.total) };
      expect(fieldOf(entries)).toEqual(done.length === 0 ? null : field);
    }),
  );
});

test('items stay in order in a tree without long branches, put in and taken out as they come', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat({ max: 200 }), fc.boolean())), (changes) => {
      const plain = new Set<number>();
      let tree: Ordered<number> = null;
      for (const [item, isIn] of changes) {
        tree = isIn ? withItem(tree, item, byNumber) : withoutItem(tree, item, byNumber);
        if (isIn) plain.add(item);
        else plain.delete(item);
      }
      expect([...inOrder(tree)]).toEqual([...plain].toSorted(byNumber));
    }),
  );
  let tree: Ordered<number> = null;
  for (let item = 0; item < 1000; item += 1) tree = withItem(tree, item, byNumber);
  for (let item = 0; item < 900; item += 1) tree = withoutItem(tree, item, byNumber);
  expect(sizeOf(tree)).toBe(100);
  expect(depthOf(tree)).toBeLessThan(2 * Math.log2(100));
});
