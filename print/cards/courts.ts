import { type PlayingCard, RANKS, SUITS } from '@lusoria/core/playing-card';
import type { Drawing } from '../drawing.ts';
import type { Pictures } from '../index.ts';
import { loadText } from '../load.ts';
import { readSvg } from '../svg.ts';
import { courtUrl } from './court-url.ts';

const COURTS: readonly PlayingCard[] = SUITS.flatMap((suit) =>
  RANKS.filter((rank) => 'KQJ'.includes(rank)).map((rank) => `${suit}${rank}` as const),
);

/** Loads the pictures of the French courts. */
export async function loadCourts(): Promise<Pictures> {
  const read = COURTS.map(
    async (card): Promise<[string, Drawing]> => [card, readSvg(await loadText(courtUrl(card)))],
  );
  const pictures = new Map(await Promise.all(read));
  return (name) => {
    const found = pictures.get(name);
    if (!found) throw new RangeError(`no picture ${name}`);
    return found;
  };
}
