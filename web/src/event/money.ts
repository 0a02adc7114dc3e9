import { prefs } from '@lusoria/web-kit/prefs.svelte.ts';

/** Formats cents: 12,50 or 12.50. */
export function written(cents: number): string {
  // Latin has no decimal notation of its own; it uses the German one.
  const language = prefs.language === 'en' ? 'en' : 'de';
  const text = (Math.abs(cents) / 100).toLocaleString(language, { minimumFractionDigits: 2 });
  return cents < 0 ? `−${text}` : text;
}
