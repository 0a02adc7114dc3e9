import { prefs } from '@lusoria/web-kit/prefs.svelte.ts';

/** Latin has no convention for dates and numbers and uses the German one. */
const locale = (): string => (prefs.language === 'en' ? 'en-GB' : 'de-DE');

/** Formats points, or a mean of them. */
export function writtenPoints(points: number): string {
  const text = Math.abs(points).toLocaleString(locale(), { maximumFractionDigits: 1 });
  return points < 0 && text !== '0' ? `−${text}` : text;
}

/** Formats a day of the list, such as 2026-11-26. */
export function writtenDay(date: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    Date.parse(date),
  );
}

/** Formats a time of the device's clock. */
export function writtenTime(at: number): string {
  return new Intl.DateTimeFormat(locale(), { timeStyle: 'short' }).format(at);
}

/** Formats a moment. */
export function writtenMoment(at: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** Formats a duration: minutes and seconds. */
export function writtenDuration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
