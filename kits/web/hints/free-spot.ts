/** A rectangle in the window (px). */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Side = 'left' | 'right' | 'above' | 'below';

/** Where a bubble lies in the window (px). */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A place for a bubble, and the side of what it speaks about on which it lies. */
export interface Spot extends Place {
  readonly side: Side;
  /** Where its point is: from its left, or from its top where it lies beside (px). */
  readonly point: number;
}

/** Distance between a bubble and what it speaks about, and to everything else (px). */
const GAP = 12;
const CLEAR = 3;
/** Least distance of its point from a corner (px). */
const CORNER = 18;
/** Distance between two places that are tried, and between a place and one that is as good (px). */
const STEP = 12;
const NEAR = 9;

const SIDES: readonly Side[] = ['left', 'right', 'above', 'below'];

/** Whether two boxes overlap. */
export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/**
 * The first free place for a bubble beside what it speaks about; null if there is none.
 *
 * @param within where it must lie
 * @param obstacles what it must not cover
 * @param was where it lies so far: it stays there while it may, though its subject moves a little
 */
export function freeSpot(
  about: Box,
  size: Size,
  within: Box,
  obstacles: readonly Box[],
  was: Pick<Spot, 'x' | 'y' | 'side'> | null = null,
): Spot | null {
  const isFree = (box: Box) =>
    lies(box, within) && !obstacles.some((one) => overlap(around(box), one));
  const sides = was ? [was.side, ...SIDES.filter((side) => side !== was.side)] : SIDES;
  for (const side of sides) {
    const boxes = candidates(about, size, side);
    const kept = was?.side === side ? { ...size, x: was.x, y: was.y } : null;
    const box =
      kept && isFree(kept) && boxes.some((one) => isNear(one, kept)) ? kept : boxes.find(isFree);
    if (!box) continue;
    const point = isBeside(side)
      ? pointOf(about.y, about.height, box.y, size.height)
      : pointOf(about.x, about.width, box.x, size.width);
    return { x: box.x, y: box.y, side, point };
  }
  return null;
}

function isNear(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) < NEAR && Math.abs(a.y - b.y) < NEAR;
}

/**
 * The free place for a bubble that is nearest to what it speaks about; null if there is none.
 *
 * @param within where it must lie
 * @param obstacles what it must not cover
 * @param was where it lies so far: it stays there while it may
 */
export function freePlace(
  about: Box,
  { width, height }: Size,
  within: Box,
  obstacles: readonly Box[],
  was: Place | null = null,
): Place | null {
  const places = through(within.x + CLEAR, within.x + within.width - width - CLEAR).flatMap((x) =>
    through(within.y + CLEAR, within.y + within.height - height - CLEAR).map((y) => ({
      x,
      y,
      width,
      height,
      distance: Math.hypot(
        x + width / 2 - about.x - about.width / 2,
        y + height / 2 - about.y - about.height / 2,
      ),
    })),
  );
  const clear = obstacles.filter(({ width, height }) => width > 0 && height > 0);
  const isFree = (box: Box) =>
    !overlap(box, around(about)) && !clear.some((one) => overlap(around(box), one));
  const kept = was && { ...was, width, height };
  if (kept && lies(kept, within) && isFree(kept)) return was;
  const found = places.toSorted((a, b) => a.distance - b.distance).find(isFree);
  return found ? { x: found.x, y: found.y } : null;
}

function through(from: number, to: number): readonly number[] {
  if (to < from) return [];
  return Array.from({ length: Math.floor((to - from) / STEP) + 1 }, (_, i) => from + i * STEP);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function isBeside(side: Side): boolean {
  return side === 'left' || side === 'right';
}

/** Boxes on one side, from the middle to both ends, as far as the point still reaches. */
function candidates(about: Box, { width, height }: Size, side: Side): readonly Box[] {
  if (isBeside(side)) {
    const x = side === 'left' ? about.x - width - GAP : about.x + about.width + GAP;
    return along(about.y, about.height, height).map((y) => ({ x, y, width, height }));
  }
  const y = side === 'above' ? about.y - height - GAP : about.y + about.height + GAP;
  return along(about.x, about.width, width).map((x) => ({ x, y, width, height }));
}

function along(start: number, length: number, size: number): readonly number[] {
  const middle = start + (length - size) / 2;
  const most = Math.max(0, (length + size) / 2 - 2 * CORNER);
  const steps = Array.from({ length: Math.floor(most / STEP) }, (_, i) => (i + 1) * STEP);
  return [middle, ...steps.flatMap((by) => [middle + by, middle - by])];
}

/** The middle of what two lengths share, from the start of the second. */
function pointOf(start: number, length: number, from: number, size: number): number {
  const shared = (Math.max(start, from) + Math.min(start + length, from + size)) / 2;
  return Math.min(Math.max(shared - from, CORNER), Math.max(size - CORNER, CORNER));
}

function around({ x, y, width, height }: Box): Box {
  return { x: x - CLEAR, y: y - CLEAR, width: width + 2 * CLEAR, height: height + 2 * CLEAR };
}

function lies(box: Box, within: Box): boolean {
  return (
    box.x >= within.x + CLEAR &&
    box.y >= within.y + CLEAR &&
    box.x + box.width <= within.x + within.width - CLEAR &&
    box.y + box.height <= within.y + within.height - CLEAR
  );
}
