export { type Names, namesOf } from '@lusoria/table/seat-names';

/** The first character of a name (a code point, never half of a surrogate pair). */
export function initialOf(name: string): string {
  return Array.from(name)[0] ?? '';
}
