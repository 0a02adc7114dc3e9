import type { Language } from '@lusoria/i18n';

/** Locales for numbers; Latin has no convention of its own and uses the German one. */
const LOCALES: Readonly<Record<Language, string>> = { de: 'de-DE', la: 'de-DE', en: 'en-GB' };

/** Formats figures for the reader's language. */
export interface Format {
  whole(value: number): string;
  /** A fraction from 0 to 1, as a percentage. */
  percent(value: number): string;
  /** A duration in milliseconds, in a suitable unit. */
  duration(ms: number): string;
  bytes(value: number): string;
  time(at: number): string;
  /** A date and time of day. */
  date(at: number): string;
  /** A duration in milliseconds, in hours and minutes. */
  ago(ms: number): string;
}

export function formatFor(language: Language): Format {
  const locale = LOCALES[language];
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const rough = new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  const date = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
  });
  return {
    whole: (value) => whole.format(value),
    percent: (value) => percent.format(value),
    duration(ms) {
      if (ms >= 1000) return `${rough.format(ms / 1000)} s`;
      return `${ms >= 10 ? whole.format(ms) : rough.format(ms)} ms`;
    },
    bytes: (value) => `${whole.format(value / 1024 / 1024)} MB`,
    time: (at) => time.format(at),
    date: (at) => `${date.format(at)}, ${time.format(at)}`,
    ago(ms) {
      const minutes = Math.floor(Math.max(0, ms) / 60_000);
      const hours = Math.floor(minutes / 60);
      return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
    },
  };
}
