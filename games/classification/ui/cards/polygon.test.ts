import { deckNamed } from '@lusoria/classification';
import { expect, test } from 'vitest';
import { cornersOf } from './polygon.ts';

const square = (side: number) =>
  cornersOf([
    [0, 0],
    [side, 0],
    [side, side],
    [0, side],
  ]);
const width = (side: number) => (square(side)[1]?.[0] ?? 0) - (square(side)[0]?.[0] ?? 0);

test('every figure lies on its card', () => {
  const corners = deckNamed('quadrilaterals').cards.flatMap(({ picture }) =>
    picture.kind === 'quadrilateral' ? cornersOf(picture.points) : [],
  );
  expect(corners.length).toBeGreaterThan(100);
  expect(corners.filter(([x, y]) => x < 5 || x > 95 || y < 5 || y > 137)).toEqual([]);
});

test('a figure is in the middle, the right way up, and keeps its shape', () => {
  const [first, second, third] = cornersOf([
    [2, 2],
    [10, 2],
    [2, 8],
  ]);
  expect(first?.[1]).toBeGreaterThan(third?.[1] ?? 0);
  const wide = (second?.[0] ?? 0) - (first?.[0] ?? 0);
  const high = (first?.[1] ?? 0) - (third?.[1] ?? 0);
  expect(wide / high).toBeCloseTo(8 / 6);
  expect(((first?.[0] ?? 0) + (second?.[0] ?? 0)) / 2).toBeCloseTo(50);
});

test('larger ones are drawn larger, small ones not too small', () => {
  expect(width(24)).toBeGreaterThan(1.3 * width(15));
  expect(width(15)).toBeGreaterThan(1.3 * width(8));
  expect(width(8)).toBeGreaterThan(38);
});
