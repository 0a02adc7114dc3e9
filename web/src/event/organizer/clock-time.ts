import { prefs } from '@lusoria/web-kit/prefs.svelte.ts';

/** A time of day as the reader writes it: "9:42". Latin has none of its own for digits. */
export function clockTime(at: number): string {
  const locale = prefs.language === 'la' ? 'de' : prefs.language;
  return new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(at);
}
