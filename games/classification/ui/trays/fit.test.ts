import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardWidth, columnsFor } from './fit.ts';

const room = fc.record({
  width: fc.integer({ min: 120, max: 1200 }),
  height: fc.integer({ min: 80, max: 900 }),
});
const GAP = 6;

test('cards that are wider than the least all lie in their room, whole', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), room, (count, { width, height }) => {
      const card = cardWidth(count, { width, height }, { least: 10, most: 120, gap: GAP });
      if (card === 10) return;
      const columns = Math.floor((width + GAP) / (card + GAP));
      const rows = Math.ceil(count / columns);
      expect(rows * card * 1.42 + (rows - 1) * GAP).toBeLessThanOrEqual(height);
    }),
  );
});

test('with more room cards are not smaller, with more cards not larger', () => {
  const limits = { least: 20, most: 400, gap: GAP };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), room, (count, { width, height }) => {
      const card = cardWidth(count, { width, height }, limits);
      expect(
        cardWidth(count, { width: width + 50, height: height + 50 }, limits),
      ).toBeGreaterThanOrEqual(card);
      expect(cardWidth(count + 1, { width, height }, limits)).toBeLessThanOrEqual(card);
    }),
  );
});

test('trays stand side by side on a desktop, in twos on a telephone', () => {
  expect(columnsFor(4, { width: 1060, height: 420 }, 12, false)).toBe(4);
  expect(columnsFor(4, { width: 376, height: 380 }, 6, false)).toBe(2);
  expect(columnsFor(3, { width: 760, height: 220 }, 8, false)).toBe(3);
  expect(columnsFor(1, { width: 300, height: 300 }, 8, false)).toBe(1);
  // Four classes and the place for a new one on the smallest phone: none lies beyond the edge.
  expect(columnsFor(4, { width: 304, height: 181 }, 6, false)).toBe(2);
  expect(columnsFor(5, { width: 304, height: 181 }, 6, false)).toBe(2);
});

test('cards in words get trays in which a line of them can be read', () => {
  expect(columnsFor(5, { width: 890, height: 350 }, 12, true)).toBe(5);
  expect(columnsFor(5, { width: 344, height: 262 }, 6, true)).toBe(1);
  expect(columnsFor(5, { width: 615, height: 190 }, 6, true)).toBe(3);
});

test('however little room there is, trays side by side have room for a card', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 13 }), room, fc.boolean(), (trays, there, inWords) => {
      const columns = columnsFor(trays, there, GAP, inWords);
      const width = (there.width - GAP * (columns - 1)) / columns;
      expect(columns === 1 || width >= 64).toBe(true);
    }),
  );
});
