/** x to the right, y upwards. */
export type Point = readonly [number, number];
/** The corners in order. */
export type Corners = readonly [Point, Point, Point, Point];

/** Properties of a quadrilateral that are attributes of the deck. */
export interface Shape {
  readonly rightAngles: number;
  readonly parallels: number;
  /** No two equal sides, one pair of them, two pairs, or all four. */
  readonly equalSides: 'none' | 'one-pair' | 'two-pairs' | 'all';
  readonly equalDiagonals: boolean;
  readonly perpendicular: boolean;
  /** The greater of width and height. */
  readonly extent: number;
}

function from([x, y]: Point, [toX, toY]: Point): Point {
  return [toX - x, toY - y];
}

function dot([x, y]: Point, [u, v]: Point): number {
  return x * u + y * v;
}

function cross([x, y]: Point, [u, v]: Point): number {
  return x * v - y * u;
}

function equalSides(sides: readonly Point[]): Shape['equalSides'] {
  const lengths = sides.map((side) => dot(side, side));
  const counts = [...new Set(lengths)].map(
    (length) => lengths.filter((other) => other === length).length,
  );
  switch (counts.toSorted((a, b) => b - a).join(' ')) {
    case '4':
      return 'all';
    case '2 2':
      return 'two-pairs';
    case '2 1 1':
      return 'one-pair';
    case '1 1 1 1':
      return 'none';
    default:
      throw new RangeError('three equal sides: the deck has no value for it');
  }
}

/**
 * Measures a convex quadrilateral. Exact, without rounding, if the coordinates are multiples of one
 * half.
 *
 * @throws RangeError if exactly three sides are equal
 */
export function shapeOf(corners: Corners): Shape {
  const [a, b, c, d] = corners;
  const [ab, bc, cd, da] = [from(a, b), from(b, c), from(c, d), from(d, a)];
  const [ac, bd] = [from(a, c), from(b, d)];
  const angles = [dot(da, ab), dot(ab, bc), dot(bc, cd), dot(cd, da)];
  const opposite = [cross(ab, cd), cross(bc, da)];
  const spread = ([0, 1] as const).map((axis) => {
    const along = corners.map((point) => point[axis]);
    return Math.max(...along) - Math.min(...along);
  });
  return {
    rightAngles: angles.filter((product) => product === 0).length,
    parallels: opposite.filter((product) => product === 0).length,
    equalSides: equalSides([ab, bc, cd, da]),
    equalDiagonals: dot(ac, ac) === dot(bd, bd),
    perpendicular: dot(ac, bd) === 0,
    extent: Math.max(...spread),
  };
}
