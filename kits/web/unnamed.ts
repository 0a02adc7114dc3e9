/** "Me" in the languages of the page: a seat keeps the word of the language in which it was taken; a server writes `?`. */
const UNNAMED: ReadonlySet<string> = new Set(['Ich', 'Ego', 'Me', '?']);

/** True if a seat's name is what the page or a server calls whoever has chosen none. */
export function isUnnamed(name: string): boolean {
  return UNNAMED.has(name);
}
