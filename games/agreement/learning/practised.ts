import { type Cell, CELLS, PARADIGM_IDS, type ParadigmId } from '@lusoria/latin';

/** Items per sitting on some forms: about two minutes. */
export const SHORT_SITTING = 12;

/** Some forms of a deck, to be practised. */
export interface Practised {
  readonly deck: ParadigmId;
  /** At least one. */
  readonly cells: readonly Cell[];
}

/** Address of the page that practises these forms. */
export function practicePath({ deck, cells }: Practised): string {
  return `/practice/agreement#${deck}:${cells.join(',')}`;
}

/** The forms that the hash of an address names; null if it names none. */
export function practisedIn(hash: string): Practised | null {
  const [name, list = ''] = decodeURIComponent(hash.replace(/^#/u, '')).split(':');
  const deck = PARADIGM_IDS.find((id) => id === name);
  const named = list.split(',');
  const cells = CELLS.filter((cell) => named.includes(cell));
  return deck && cells.length > 0 ? { deck, cells } : null;
}
