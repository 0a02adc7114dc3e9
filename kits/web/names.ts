import { isUnnamed } from './unnamed.ts';

export { type Names, namesOf } from '@lusoria/table/seat-names';

/** The first character of a name (a code point, never half of a surrogate pair). */
export function initialOf(name: string): string {
  return Array.from(name)[0] ?? '';
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
