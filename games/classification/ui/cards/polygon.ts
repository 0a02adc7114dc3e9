import { CANVAS } from '@lusoria/classification';

type Point = readonly [number, number];

/** Centre of a card of 100 by 142, and the width of the largest figure drawn on it. */
const MIDDLE: Point = [50, 71];
const LARGEST = 88;
/**
 * Exponent below 1: small figures are drawn larger than to scale, so that a small card still shows
 * angles.
 */
const COMPRESSION = 0.7;

function middle(numbers: readonly number[]): number {
  return (Math.min(...numbers) + Math.max(...numbers)) / 2;
}

function extent(numbers: readonly number[]): number {
  return Math.max(...numbers) - Math.min(...numbers);
}

/**
 * The corners of a figure on a card. It is centred; larger figures are drawn larger, though not in
 * proportion. On the canvas y goes upwards, on the card downwards.
 */
export function cornersOf(points: readonly Point[]): readonly Point[] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const size = Math.max(extent(xs), extent(ys), 1);
  const scale = (LARGEST * (size / CANVAS) ** COMPRESSION) / size;
  return points.map(([x, y]) => [
    MIDDLE[0] + (x - middle(xs)) * scale,
    MIDDLE[1] - (y - middle(ys)) * scale,
  ]);
}

/** The lengths of the sides of a figure, on the canvas, each from a corner to the next. */
export function lengthsOf(points: readonly Point[]): readonly number[] {
  return points.map(([x, y], i) => {
    const [toX, toY] = points[(i + 1) % points.length] ?? [x, y];
    return Math.hypot(toX - x, toY - y);
  });
}
