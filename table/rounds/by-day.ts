/** Clocks of people who sit at the table at the same hour. */
export const LIVE_CLOCKS = ['none', 'gentle', 'tournament'] as const;

/** Clocks of people who come by when they can: time for a move, with nothing in reserve. */
export const DAY_CLOCKS = ['hour', 'day', 'three-days', 'week'] as const;
export type DayClock = (typeof DAY_CLOCKS)[number];

export const CLOCKS = [...LIVE_CLOCKS, ...DAY_CLOCKS] as const;
export type ClockName = (typeof CLOCKS)[number];

const HOUR_MS = 60 * 60 * 1000;

/** Time for a move, in milliseconds. */
const MOVES: Readonly<Record<DayClock, number>> = {
  hour: HOUR_MS,
  day: 24 * HOUR_MS,
  'three-days': 3 * 24 * HOUR_MS,
  week: 7 * 24 * HOUR_MS,
};

/** Time for a move at a table by the day, in milliseconds; null: the clock is another one. */
export function dayMove(clock: ClockName): number | null {
  return isDayClock(clock) ? MOVES[clock] : null;
}

export function isDayClock(clock: ClockName): clock is DayClock {
  return DAY_CLOCKS.some((one) => one === clock);
}

/** Whether nobody at the table is to be replaced: a bot substitutes only where all have sat down to that. */
export function replacesNobody({
  clock,
  substitute,
}: {
  readonly clock: ClockName;
  readonly substitute: boolean;
}): boolean {
  return isDayClock(clock) && !substitute;
}

/** Whether a table would be deleted, for want of activity, before a move is late. */
export function outlastsTable(clock: ClockName, keepMs: number | undefined): boolean {
  const move = dayMove(clock);
  return move !== null && keepMs !== undefined && move >= keepMs;
}
