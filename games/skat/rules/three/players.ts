import type { Options } from '../options.ts';
import { seatAfter } from '../series.ts';

/** Forehand, middlehand, rearhand. */
export function playersAt(
  forehand: number,
  seats: number,
  options: Options,
): readonly [number, number, number] {
  const after = (steps: number) => seatAfter(forehand, steps, seats, options);
  return [forehand, after(1), after(2)];
}

/** Dealer: the seat before forehand; at a table of four it sits out. */
export function dealerAt(forehand: number, seats: number, options: Options): number {
  return seatAfter(forehand, -1, seats, options);
}
