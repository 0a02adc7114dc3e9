import type { LanguageTranslator } from './languages/index.ts';

/** `a`, `a and b`, `a, b and c`, with the language's own joining word and the spaces around it. */
export function listed(items: readonly string[], joining: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')}${joining}${last}`;
}

/**
 * `a`, `a and b`, `a, b and c`, with the joining word of the translator's language.
 *
 * @param t of {@link loadLanguageMessages}
 */
export function listOf(
  t: LanguageTranslator,
  kind: 'and' | 'or',
  items: readonly string[],
): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return t(`list-${kind}`, { items: items.slice(0, -1).join(', '), last });
}

/** With a capital first letter. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
