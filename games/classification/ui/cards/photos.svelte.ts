import type { Deck } from '@lusoria/classification';
import type { Photos } from '@lusoria/table/photos';
import { late } from '@lusoria/web-kit/page/late.ts';

/** By name; null: this device has none of it. */
let shown = $state.raw<ReadonlyMap<string, Photos | null>>(new Map());
const asked = new Set<string>();
/** Whoever opened the table may be sending them just now. */
const AGAIN_MS = [2000, 8000, 30_000, ...Array.from({ length: 12 }, () => 60_000)];

function show(name: string, photos: Photos | null): void {
  shown = new Map([...shown, [name, photos]]);
}

/** Shows these photos, whether or not the device keeps them. */
export function showPhotos(name: string, photos: Photos): void {
  asked.add(name);
  show(name, photos);
}

/** All photos of a deck at once, so that nothing tells which cards somebody sees. */
function look(name: string, tries = 0): void {
  if (asked.has(name) && tries === 0) return;
  asked.add(name);
  void late(async () => import('@lusoria/web-kit/photos/kept-photos.ts'))
    .then(async ({ findPhotos }) => findPhotos(name))
    .then((found) => {
      // They may have been shown meanwhile, before they are kept.
      if (shown.get(name)) return;
      show(name, found);
      const wait = AGAIN_MS[tries];
      if (found || wait === undefined) return;
      setTimeout(() => look(name, tries + 1), wait);
    });
}

/** The photo of a card, as the address of a picture; empty while it is looked for; null: there is none, the card is in words. */
export function photoOf(deck: Deck, card: number): string | null {
  const picture = deck.cards[card]?.picture;
  if (deck.photos === undefined || picture?.kind !== 'photo') return null;
  look(deck.photos);
  const photos = shown.get(deck.photos);
  return photos === undefined ? '' : (photos?.[picture.at] ?? null);
}
