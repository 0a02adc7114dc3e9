import { type Card, CARDS, partsOf } from '@lusoria/skat';
import type { Drawing, Pictures } from '@lusoria/print';
import { loadText } from '@lusoria/print/load.ts';
import { readSvg } from '@lusoria/print/svg.ts';
import { courtUrl } from './court-url.ts';

function isCourt(card: Card): boolean {
  return ['K', 'Q', 'J'].includes(partsOf(card).rank);
}

/** Loads the pictures of the French courts. */
export async function loadCourts(): Promise<Pictures> {
  const read = CARDS.filter(isCourt).map(
    async (card): Promise<[string, Drawing]> => [card, readSvg(await loadText(courtUrl(card)))],
  );
  const pictures = new Map(await Promise.all(read));
  return (name) => {
    const found = pictures.get(name);
    if (!found) throw new RangeError(`no picture ${name}`);
    return found;
  };
}
