import type { Sitting } from '../game-ui.ts';
import { portraitsOf } from '../portraits/portraits-of.ts';

/**
 * Occupants of the seats where no match is played: in a lesson, a puzzle, a shared round. All of them are there.
 *
 * @param names by seat
 */
export function seated(
  names: readonly string[],
  awaits: (seat: number) => boolean,
  kindOf: (seat: number) => Sitting['kind'] = () => 'person',
): readonly Sitting[] {
  return portraitsOf(names).map((portrait, seat) => ({
    kind: kindOf(seat),
    portrait,
    away: false,
    awaited: awaits(seat),
    points: null,
  }));
}
