import { prefs } from '@lusoria/web-kit/prefs.svelte.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Hour of the day at which homework is due unless the teacher says another. */
const USUAL_HOUR = 18;

/** A moment as a field of the type `datetime-local` has it, in the time of the device. */
export function fieldOf(at: number): string {
  const date = new Date(at);
  const two = (n: number): string => String(n).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The moment that such a field says; null while it is incomplete. */
export function momentIn(field: string): number | null {
  const at = new Date(field).getTime();
  return Number.isNaN(at) ? null : at;
}

/** In a week, in the evening. */
export function usualDue(now: number): number {
  return new Date(now + 7 * DAY_MS).setHours(USUAL_HOUR, 0, 0, 0);
}

/** A moment as the reader writes it. Latin has no dates of its own for digits. */
export function writtenTime(at: number): string {
  const locale = prefs.language === 'la' ? 'de' : prefs.language;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
