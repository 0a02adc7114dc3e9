import type { Day } from '@lusoria/core/puzzle';

/** A day lasts from midnight to midnight in UTC, so that it is the same for everybody. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** The day of a moment (milliseconds since 1970). */
export function dayAt(ms: number): Day {
  return new Date(ms).toISOString().slice(0, 10);
}

/** When a day begins (milliseconds since 1970). */
export function startOfDay(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

export function endOfDay(day: Day): number {
  return startOfDay(day) + DAY_MS;
}

export function dayAfter(day: Day, days: number): Day {
  return dayAt(startOfDay(day) + days * DAY_MS);
}
