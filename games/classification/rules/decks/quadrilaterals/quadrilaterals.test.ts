import { describe, expect, test } from 'vitest';
import { CANVAS } from '../../deck/picture.ts';
import { deckNamed } from '../index.ts';
import { type Point, shapeOf } from './shape.ts';

const { attributes, cards } = deckNamed('quadrilaterals');

const told = cards.map(({ id, values, picture }) => ({
  id,
  ...Object.fromEntries(
    attributes.map(({ key, values: all }, i) => [key, all[values[i] ?? -1]?.key]),
  ),
  corners: picture.kind === 'quadrilateral' ? picture.points : [],
}));

// Measured differently from the deck's code: with rounded angles and lengths.
const length = ([x, y]: Point, [u, v]: Point) => Math.hypot(u - x, v - y);
const direction = ([x, y]: Point, [u, v]: Point) => (Math.atan2(v - y, u - x) * 180) / Math.PI;
/** The angle between two directions, from 0° to 90°. */
const between = (a: number, b: number) => {
  const turn = Math.abs(a - b) % 180;
  return Math.min(turn, 180 - turn);
};
const isNear = (a: number, b: number) => Math.abs(a - b) < 1e-6;

interface Measured {
  readonly sides: readonly number[];
  /** At each corner, the deviation from 90°. */
  readonly skew: readonly number[];
  /** Angle between opposite sides. */
  readonly slant: readonly number[];
  readonly diagonals: readonly number[];
  readonly crossing: number;
}

function measured(corners: readonly Point[]): Measured {
  const [a, b, c, d] = corners;
  if (!a || !b || !c || !d) throw new RangeError('no quadrilateral');
  const edges = [
    [a, b],
    [b, c],
    [c, d],
    [d, a],
  ] as const;
  const ways = edges.map(([from, to]) => direction(from, to));
  const [ab = 0, bc = 0, cd = 0, da = 0] = ways;
  return {
    sides: edges.map(([from, to]) => length(from, to)),
    skew: [between(da, ab), between(ab, bc), between(bc, cd), between(cd, da)].map((x) => 90 - x),
    slant: [between(ab, cd), between(bc, da)],
    diagonals: [length(a, c), length(b, d)],
    crossing: between(direction(a, c), direction(b, d)),
  };
}

const pairs = <T>(all: readonly T[]) =>
  all.flatMap((x, i) => all.slice(i + 1).map((y) => [x, y] as const));

describe.each(told)('$id', (card) => {
  const { corners } = card;
  const { sides, skew, slant, diagonals, crossing } = measured(corners);
  const equal = pairs(sides).filter(([x, y]) => isNear(x, y)).length;
  const [ac = 0, bd = 0] = diagonals;

  test('is what it says', () => {
    const both = [isNear(ac, bd) && 'equal', isNear(crossing, 90) && 'perpendicular'];
    const extents = [0, 1].map((axis) => {
      const along = corners.map((point) => point[axis] ?? 0);
      return Math.max(...along) - Math.min(...along);
    });
    const extent = Math.max(...extents);
    expect(card).toMatchObject({
      'right-angles': String(skew.filter((x) => isNear(x, 0)).length),
      parallels: String(slant.filter((x) => isNear(x, 0)).length),
      'equal-sides': ['none', 'one-pair', 'two-pairs', '', '', '', 'all'][equal],
      diagonals: both.every(Boolean) ? 'both' : (both.find(Boolean) ?? 'neither'),
      size: extent <= 12 ? 'small' : extent <= 18 ? 'medium' : 'large',
    });
  });

  test('comes near nothing that it is not', () => {
    for (const angle of [...skew, ...slant, 90 - crossing]) {
      expect(isNear(angle, 0) || Math.abs(angle) >= 9).toBe(true);
    }
    for (const [x, y] of [...pairs(sides), [ac, bd] as const]) {
      expect(isNear(x, y) || Math.max(x, y) / Math.min(x, y) >= 1.1).toBe(true);
    }
  });

  test('is convex and drawn on the canvas', () => {
    const turns = corners.map((b, i) => {
      const a = corners.at(i - 1) ?? b;
      const c = corners.at((i + 1) % 4) ?? b;
      return Math.sign((b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]));
    });
    expect(new Set(turns)).toEqual(new Set([1]));
    for (const coordinate of corners.flat()) {
      expect(coordinate >= 0 && coordinate <= CANVAS).toBe(true);
      expect(Number.isInteger(2 * coordinate)).toBe(true);
    }
  });
});

test('figures that everybody knows', () => {
  const square = shapeOf([
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ]);
  expect(square).toEqual({
    rightAngles: 4,
    parallels: 2,
    equalSides: 'all',
    equalDiagonals: true,
    perpendicular: true,
    extent: 4,
  });
  const kite = shapeOf([
    [3, 0],
    [6, 6],
    [3, 8],
    [0, 6],
  ]);
  expect(kite).toMatchObject({
    rightAngles: 0,
    parallels: 0,
    equalSides: 'two-pairs',
    equalDiagonals: false,
    perpendicular: true,
    extent: 8,
  });
});

test('names tell the special ones', () => {
  const kinds = cards.map(({ label }) => label.de.replace(/ \d+$/u, ''));
  const count = (kind: string) => kinds.filter((one) => one === kind).length;
  expect(count('Quadrat')).toBe(3);
  expect(count('Rechteck')).toBe(3);
  expect(count('Raute')).toBe(3);
  expect(count('Parallelogramm')).toBe(3);
  expect(count('gleichschenkliges Trapez')).toBe(6);
  expect(count('rechtwinkliges Trapez')).toBe(6);
  expect(count('Trapez')).toBe(6);
  expect(count('Drachenviereck')).toBe(9);
  expect(count('Viereck')).toBe(30);
});
