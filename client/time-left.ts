const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Time left in the largest unit that fits one and a half times, to the nearest; null: none. */
export type TimeLeft = {
  /** The message that says it. */
  readonly key: 'left-days' | 'left-hours' | 'left-minutes';
  readonly n: number;
} | null;

export function timeLeft(ms: number): TimeLeft {
  if (ms >= 1.5 * DAY_MS) return { key: 'left-days', n: Math.round(ms / DAY_MS) };
  if (ms >= 1.5 * HOUR_MS) return { key: 'left-hours', n: Math.round(ms / HOUR_MS) };
  return ms > 0 ? { key: 'left-minutes', n: Math.ceil(ms / MINUTE_MS) } : null;
}
