import type { ThreeView } from '@lusoria/skat';

/** Where somebody sits as the viewer sees it. */
export type Side = 'bottom' | 'left' | 'top' | 'right';

const SIDES: Readonly<Record<number, readonly Side[]>> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'right'],
  4: ['bottom', 'left', 'top', 'right'],
};

/** The own seat is below, for whoever only watches the first one; higher seats follow clockwise. */
export function sideOf(seat: number, seats: number, you: number | null): Side {
  return SIDES[seats]?.[(seat - (you ?? 0) + seats) % seats] ?? 'top';
}

/** A place at the table of one deal. */
type Position = 'forehand' | 'middlehand' | 'rearhand' | 'dealer';

const POSITIONS = ['forehand', 'middlehand', 'rearhand'] as const;

/** A seat's place in this deal; at a table of four the dealer has no other. */
export function positionOf(view: Pick<ThreeView, 'players'>, seat: number): Position {
  return POSITIONS[view.players.indexOf(seat)] ?? 'dealer';
}

/** What a seat has said last in the auction; null before. */
export function lastCallOf(
  view: Pick<ThreeView, 'calls'>,
  seat: number,
): ThreeView['calls'][number]['call'] | null {
  return view.calls.findLast((call) => call.seat === seat)?.call ?? null;
}

/** Whom a bidder asks: the senior of those who have not passed. */
export function hearerOf(view: Pick<ThreeView, 'players' | 'calls' | 'current'>): number | null {
  const passed = view.calls.flatMap(({ seat, call }) => (call === 'pass' ? [seat] : []));
  const left = view.players.filter((seat) => seat !== view.current && !passed.includes(seat));
  return left[0] ?? null;
}

/** Whose bid an answer is asked for. */
export function bidderOf(view: Pick<ThreeView, 'calls'>): number | null {
  return view.calls.findLast(({ call }) => typeof call === 'number')?.seat ?? null;
}
