import type { Messages } from './messages/index.ts';
import type { Key } from '@lusoria/i18n';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Time left in the largest unit that fits twice, rounded down: nobody is promised more than there is. */
export type TimeLeft = {
  readonly key: Extract<Key<Messages>, 'left-days' | 'left-hours' | 'left-minutes'>;
  readonly n: number;
} | null;

export function timeLeft(ms: number): TimeLeft {
  if (ms >= 2 * DAY_MS) return { key: 'left-days', n: Math.floor(ms / DAY_MS) };
  if (ms >= 2 * HOUR_MS) return { key: 'left-hours', n: Math.floor(ms / HOUR_MS) };
  return ms > 0 ? { key: 'left-minutes', n: Math.ceil(ms / MINUTE_MS) } : null;
}
