import { prefs } from '@lusoria/web-kit/prefs.svelte.ts';

/** Cents as they are written: 12,50 or 12.50. */
export function written(cents: number): string {
  // Latin has no decimals of its own; who reads it in class writes them as in German.
  const language = prefs.language === 'en' ? 'en' : 'de';
  const text = (Math.abs(cents) / 100).toLocaleString(language, { minimumFractionDigits: 2 });
  return cents < 0 ? `−${text}` : text;
}
