import fc from 'fast-check';
import { expect, it } from 'vitest';
import { behind, gridOf, type Layout, SIDES } from './impose.ts';
import { usualJob } from './job.ts';
import { CARD_SIZES, PAPERS, PRINTABLE } from './paper.ts';

const millimetres = fc.integer({ min: -50, max: 50 }).map((tenths) => tenths / 10);

const anyLayout = fc.record({
  paper: fc.constantFrom('a4' as const, 'letter' as const),
  size: fc.constantFrom(...CARD_SIZES.filter((size) => size !== 'half')),
  sides: fc.constantFrom(...SIDES),
  bleed: fc.constantFrom(0, 3),
  offset: fc.record({ x: millimetres, y: millimetres }),
});

const layoutOf = (chosen: Partial<Layout>): Layout => ({
  ...usualJob('en'),
  size: 'poker',
  ...chosen,
});

it('keeps every card, its back moved by the offset, its bleed and its marks where the printer reaches', () => {
  fc.assert(
    fc.property(anyLayout, (chosen) => {
      const layout = layoutOf(chosen);
      const grid = gridOf(layout);
      const { page, card, places } = grid;
      for (const place of places) {
        const backs = layout.sides === 'fronts' ? [] : [behind(grid, place, layout.sides)];
        const moved = backs.map(({ x, y }) => ({ x: x + layout.offset.x, y: y + layout.offset.y }));
        for (const { x, y } of [place, ...moved]) {
          const edges = [x, y, page.width - x - card.width, page.height - y - card.height];
          expect(Math.min(...edges)).toBeGreaterThanOrEqual(PRINTABLE + layout.bleed - 0.011);
        }
      }
    }),
  );
});

it('never lays one card over another, or over what goes over the edge of another', () => {
  fc.assert(
    fc.property(anyLayout, (chosen) => {
      const { places, card } = gridOf(layoutOf(chosen));
      const apart = 2 * chosen.bleed - 0.001;
      places.forEach((a, i) => {
        for (const b of places.slice(i + 1)) {
          const beside = Math.abs(a.x - b.x) >= card.width + apart;
          expect(beside || Math.abs(a.y - b.y) >= card.height + apart).toBe(true);
        }
      });
    }),
  );
});

it('finds its way back: what lies behind a back is its front', () => {
  fc.assert(
    fc.property(anyLayout, (chosen) => {
      const { sides } = chosen;
      if (sides === 'fronts') return;
      const grid = gridOf(layoutOf(chosen));
      for (const place of grid.places) {
        const { x, y } = behind(grid, behind(grid, place, sides), sides);
        expect(x).toBeCloseTo(place.x);
        expect(y).toBeCloseTo(place.y);
      }
    }),
  );
});

it.each([
  ['bridge', 'a4', 10],
  ['poker', 'a4', 9],
  ['standard', 'a4', 9],
  ['mini', 'a4', 16],
  ['half', 'a4', 2],
  ['bridge', 'letter', 9],
  ['poker', 'letter', 9],
  ['mini', 'letter', 18],
  ['half', 'letter', 2],
] as const)('has as many cards of size %s on a sheet of %s as go there', (size, paper, count) => {
  expect(PAPERS[paper].width).toBeGreaterThan(200);
  expect(gridOf(layoutOf({ size, paper })).places).toHaveLength(count);
});
