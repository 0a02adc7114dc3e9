import { type Deck, deckFile, nameIn, readDeck } from '@lusoria/classification';
import type { Photos } from '@lusoria/table/photos';
import { download } from '@lusoria/web-kit/page/download.ts';
import { keepPhotos, keptPhotos, readPhotos } from '@lusoria/web-kit/photos/kept-photos.ts';
import * as v from 'valibot';

/** Of the file of a deck with as many photos as it has cards. */
const MAX_BYTES = 5_000_000;

/** A deck as a file: with its photos, if this device has them. */
const fileSchema = v.object({ deck: v.unknown(), photos: v.optional(v.unknown()) });

/** Saves a deck as a file that another device opens. */
export async function saveFile(deck: Deck, language: string): Promise<void> {
  const photos = deck.photos === undefined ? null : await keptPhotos(deck.photos);
  const name = nameIn(deck.title, language).replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  const file = { deck: deckFile(deck), ...(photos ? { photos } : {}) };
  download(`${name}.json`, 'application/json', JSON.stringify(file));
}

/** What is in a file: the deck, and whether its photos are kept here now. */
export interface OpenedDeck {
  readonly deck: Deck;
  readonly photos: Photos | null;
  readonly isKept: boolean;
}

/** Opens the file of a deck, and keeps its photos. Null: it is none, or its photos are not those that the deck names. */
export async function openFile(file: Blob): Promise<OpenedDeck | null> {
  const found =
    file.size > MAX_BYTES
      ? null
      : v.safeParse(v.pipe(v.string(), v.parseJson(), fileSchema), await file.text());
  const deck = found?.success ? readDeck(found.output.deck) : null;
  if (!found?.success || !deck?.ok) return null;
  const { photos: name } = deck.value;
  if (name === undefined || found.output.photos === undefined)
    return { deck: deck.value, photos: null, isKept: true };
  const photos = readPhotos(found.output.photos, name);
  return photos && { deck: deck.value, photos, isKept: await keepPhotos(photos) };
}
