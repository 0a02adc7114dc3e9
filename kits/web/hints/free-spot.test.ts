import { expect, it } from 'vitest';
import { freePlace, freeSpot } from './free-spot.ts';

const WITHIN = { x: 0, y: 0, width: 800, height: 600 };
const ABOUT = { x: 350, y: 250, width: 100, height: 100 };
const SIZE = { width: 200, height: 60 };

it('lies to the left of what it speaks about, and points at its middle', () => {
  expect(freeSpot(ABOUT, SIZE, WITHIN, [ABOUT])).toEqual({
    x: 138,
    y: 270,
    side: 'left',
    point: 30,
  });
});

it('stays where it lies while it covers nothing there, and its point still reaches its subject', () => {
  const was = { x: 350, y: 178, side: 'above' } as const;
  const spot = (by: number, obstacles: Parameters<typeof freeSpot>[3] = []) =>
    freeSpot({ ...ABOUT, x: ABOUT.x + by }, SIZE, WITHIN, obstacles, was);
  expect(spot(0)).toEqual({ ...was, point: 50 });
  expect(spot(48)).toEqual({ ...was, point: 98 });
  expect(spot(300)).not.toMatchObject(was);
  expect(spot(0, [{ x: 500, y: 178, width: 20, height: 20 }])).toMatchObject({
    side: 'above',
    x: 288,
  });
});

it('gives way to what must not be covered', () => {
  const left = { x: 0, y: 0, width: 345, height: 600 };
  expect(freeSpot(ABOUT, SIZE, WITHIN, [ABOUT, left])?.side).toBe('right');
  const right = { x: 455, y: 0, width: 345, height: 600 };
  expect(freeSpot(ABOUT, SIZE, WITHIN, [ABOUT, left, right])).toBeNull();
});

it('is nowhere where nothing is free', () => {
  expect(freeSpot(ABOUT, SIZE, WITHIN, [WITHIN])).toBeNull();
  expect(freeSpot(ABOUT, SIZE, ABOUT, [])).toBeNull();
});

it('goes to the free place that is nearest where there is none beside its subject', () => {
  const around = { x: 0, y: 0, width: 800, height: 500 };
  const place = freePlace(ABOUT, SIZE, WITHIN, [around]);
  expect(place?.y).toBeGreaterThan(500);
  expect(place && Math.abs(place.x + SIZE.width / 2 - 400)).toBeLessThan(12);
  expect(freePlace(ABOUT, SIZE, WITHIN, [WITHIN])).toBeNull();
});

it('stays there while nothing comes in its way', () => {
  const was = { x: 21, y: 33 };
  expect(freePlace(ABOUT, SIZE, WITHIN, [], was)).toEqual(was);
  expect(freePlace(ABOUT, SIZE, WITHIN, [{ ...was, ...SIZE }], was)).not.toEqual(was);
});
