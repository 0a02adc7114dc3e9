export { type Names, namesOf } from '@lusoria/table/seat-names';

/** The first character of a name: never half of one. */
export function initialOf(name: string): string {
  return Array.from(name)[0] ?? '';
}
