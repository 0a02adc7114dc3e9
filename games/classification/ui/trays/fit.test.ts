import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardWidth, columnsFor, createTallest, measuresFor, type Room } from './fit.ts';

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

const columnsIn = (trays: number, there: Room, inWords: boolean) =>
  columnsFor(trays, there, measuresFor(there), inWords);

test('trays stand side by side on a desktop, in two or three columns on a telephone', () => {
  expect(columnsIn(6, { width: 1080, height: 420 }, false)).toBe(6);
  expect(columnsIn(4, { width: 374, height: 370 }, false)).toBe(2);
  expect(columnsIn(6, { width: 374, height: 302 }, false)).toBe(3);
  expect(columnsIn(3, { width: 760, height: 220 }, false)).toBe(3);
  expect(columnsIn(1, { width: 300, height: 300 }, false)).toBe(1);
  // On the smallest phone, above the place for a new class: none lies beyond the edge.
  expect(columnsIn(4, { width: 304, height: 110 }, false)).toBe(2);
  expect(columnsIn(6, { width: 304, height: 162 }, false)).toBe(2);
});

test('cards in words get trays in which a line of them can be read', () => {
  expect(columnsIn(5, { width: 890, height: 350 }, true)).toBe(5);
  expect(columnsIn(5, { width: 344, height: 262 }, true)).toBe(1);
  expect(columnsIn(5, { width: 615, height: 190 }, true)).toBe(3);
});

test('however little room there is, trays side by side have room for a card', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 13 }), room, fc.boolean(), (trays, there, inWords) => {
      const columns = columnsIn(trays, there, inWords);
      const { gap } = measuresFor(there);
      const width = (there.width - gap * (columns - 1)) / columns;
      expect(columns === 1 || width >= 64).toBe(true);
    }),
  );
});

test('room once taken stays taken, until the window has another size', () => {
  const tallest = createTallest();
  const upright = { width: 390, height: 844 };
  expect([100, 170, 60].map((height) => tallest.after(upright, height))).toEqual([100, 170, 170]);
  expect(tallest.after({ width: 844, height: 390 }, 60)).toBe(60);
});
