// Written by `npm run messages`.

/** The languages there are, as BCP 47 tags; a page in Latin says so, too. */
export const LANGUAGES = ['de', 'la', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Name of each language in itself, and other words that are at hand everywhere; parameters in braces. */
export const LANGUAGE_TEXTS = {
  de: {
    'language-name': 'Deutsch',
    'list-and': '{items} und {last}',
    'list-or': '{items} oder {last}',
    you: 'du',
  },
  la: {
    'language-name': 'Latīna',
    'list-and': '{items} et {last}',
    'list-or': '{items} aut {last}',
    you: 'tū',
  },
  en: {
    'language-name': 'English',
    'list-and': '{items} and {last}',
    'list-or': '{items} or {last}',
    you: 'you',
  },
} as const satisfies Record<Language, Readonly<Record<string, string>>>;
