import { LANGUAGE_TEXTS, LANGUAGES, type Language } from './languages.gen.ts';

export { LANGUAGES, type Language } from './languages.gen.ts';

/** A language's name in itself. */
export function languageName(language: Language): string {
  return LANGUAGE_TEXTS[language]['language-name'];
}

/**
 * The first preferred language that is available, `de-AT` counting as German; English if none is.
 */
export function pickLanguage(preferred: readonly string[]): Language {
  const tags = preferred.map((tag) => tag.toLowerCase().split(/[-_]/u)[0]);
  const found = tags.flatMap((tag) => LANGUAGES.find((language) => language === tag) ?? []);
  return found[0] ?? 'en';
}
