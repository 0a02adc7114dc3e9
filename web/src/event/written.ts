import { prefs } from '@lusoria/web-kit/prefs.svelte.ts';

/** Formats cents: 12,50 or 12.50. */
export function written(cents: number): string {
  return signed(cents / 100, { minimumFractionDigits: 2 });
}

/** Formats points, or shares of them. */
export function writtenPoints(points: number): string {
  return signed(points, { maximumFractionDigits: 2, useGrouping: false });
}

function signed(value: number, options: Intl.NumberFormatOptions): string {
  // Latin has no decimal notation of its own; it uses the German one.
  const language = prefs.language === 'en' ? 'en' : 'de';
  const text = Math.abs(value).toLocaleString(language, options);
  return value < 0 ? `−${text}` : text;
}
