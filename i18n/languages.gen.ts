// Written by `npm run messages`.

/** The languages there are, as BCP 47 tags; a page in Latin says so, too. */
export const LANGUAGES = ['de', 'la', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a language is called in itself. */
export const LANGUAGE_NAMES = {
  de: 'Deutsch',
  la: 'Latīna',
  en: 'English',
} as const satisfies Record<Language, string>;
