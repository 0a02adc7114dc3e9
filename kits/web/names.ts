export { type Names, namesOf } from '@lusoria/table/seat-names';

/** The first character of a name (a code point, never half of a surrogate pair). */
export function initialOf(name: string): string {
  return Array.from(name)[0] ?? '';
}

/** "Me" in the languages of the page: a seat keeps the word of the language in which it was taken; a server writes `?`. */
const UNNAMED: ReadonlySet<string> = new Set(['Ich', 'Ego', 'Me', '?']);

/** True if a seat's name is what the page or a server calls whoever has chosen none. */
export function isUnnamed(name: string): boolean {
  return UNNAMED.has(name);
}

/**
 * The reader's own name with "(you)" behind it; whoever has chosen no name is called "Me", which says it already.
 *
 * @param words "Me" and "you" in the reader's language
 */
export function ownName(
  name: string,
  words: { readonly me: string; readonly you: string },
): string {
  return isUnnamed(name) ? words.me : `${name} (${words.you})`;
}
