import { defined } from '@lusoria/core';
import { shrunk } from '@lusoria/web-kit/photos/shrunk.ts';
import { photosName } from '@lusoria/table/photos';
import { BOUNDS } from '@lusoria/classification';
import { type CardTexts, movedPhoto, placedPhotos } from '../../notation/table/photos.ts';
import { showPhotos } from '../cards/photos.svelte.ts';

/** A photo that somebody added: the name of its file, and its address. */
export interface AddedPhoto {
  readonly file: string;
  readonly url: string;
}

/** The photos of a deck that is being made, and the cards to which they belong. */
export class DeckPhotos {
  added = $state.raw<readonly AddedPhoto[]>([]);
  /** Files that are no picture, or more than a deck has cards. */
  refused = $state.raw<readonly string[]>([]);
  /** How many are being read. */
  reading = $state(0);
  /** Where somebody put them; null: where names and order say. */
  #mended = $state.raw<ReadonlyMap<number, number> | null>(null);
  readonly #cards: () => readonly CardTexts[];
  readonly #found = $derived.by(() =>
    placedPhotos(
      this.#cards(),
      this.added.map(({ file }) => file),
    ),
  );

  /** @param cards of the deck, without photos */
  constructor(cards: () => readonly CardTexts[]) {
    this.#cards = cards;
  }

  get urls(): readonly string[] {
    return this.added.map(({ url }) => url);
  }
  readonly name = $derived.by(() => photosName(this.urls));
  get at(): ReadonlyMap<number, number> {
    return this.#mended ?? this.#found.at;
  }
  /** How names and order decided; null: somebody did. */
  get found() {
    return this.#mended === null ? this.#found : null;
  }

  async add(files: readonly File[]): Promise<void> {
    this.refused = [];
    this.reading += files.length;
    const all = [...this.added];
    for (const file of files) {
      const url = await shrunk(file);
      this.reading -= 1;
      if (url === null || all.length >= BOUNDS.mostCards) {
        this.refused = [...this.refused, file.name];
      } else all.push({ file: file.name, url });
    }
    // Known before a card looks for them: nobody else has them yet.
    const urls = all.map(({ url }) => url);
    showPhotos(photosName(urls), urls);
    this.added = all;
    this.#mended = null;
  }

  /** The photos of a deck that was made before, by their cards: row and name. */
  restore(
    urls: readonly string[],
    at: ReadonlyMap<number, number>,
    names: readonly string[],
  ): void {
    const rows = new Map([...at].map(([row, photo]) => [photo, row]));
    this.refused = [];
    this.added = urls.map((url, photo) => {
      const row = rows.get(photo);
      return { file: row === undefined ? '' : defined(names[row]), url };
    });
    this.#mended = at;
  }

  move(photo: number, row: number): void {
    this.#mended = movedPhoto(this.at, photo, row);
  }

  /** Takes a photo off its card. */
  lift(photo: number): void {
    this.#mended = new Map([...this.at].filter(([, one]) => one !== photo));
  }

  /** Forgets what somebody put elsewhere: the rows are others. */
  placeAnew(): void {
    this.#mended = null;
  }

  clear(): void {
    this.added = [];
    this.refused = [];
    this.#mended = null;
  }
}
