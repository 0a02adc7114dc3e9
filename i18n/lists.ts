import { LANGUAGE_TEXTS, type Language } from './languages.gen.ts';

/** Joins items in the language: `a`, `a and b`, `a, b and c`. */
export function listOf(language: Language, kind: 'and' | 'or', items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return LANGUAGE_TEXTS[language][`list-${kind}`]
    .replace('{items}', () => items.slice(0, -1).join(', '))
    .replace(/\{last\}$/u, () => last);
}

/** The text with a capital first letter. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
