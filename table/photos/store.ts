/** Photos at one table or event, of all its decks; further ones are refused with `too-many-photos`. */
export const MAX_PHOTOS = 720;

/** Photos of a deck at a table or an event: some of those of a name, from a place on. */
export interface StoredPhotos {
  readonly table: string;
  readonly person: string;
  readonly name: string;
  readonly at: number;
  readonly photos: readonly string[];
}

/** Store of photos on the cards of decks. */
export interface PhotoStore {
  /**
   * Keeps photos until the table or the person is deleted; one that is in its place already stays. False: the table or the
   * person is not there, or there are too many.
   */
  addPhotos(photos: StoredPhotos): Promise<boolean>;
  /** How many a table has of this name. */
  countPhotos(table: string, name: string): Promise<number>;
  /** Those that a table has of this name, in their places. */
  photosAt(table: string, name: string): Promise<readonly string[]>;
  /** Says that a table has all of this name, unless their number has changed. */
  finishPhotos(table: string, name: string, count: number): Promise<void>;
  removePhotos(table: string, name: string): Promise<void>;
  /** A table that has all of this name; null: there is none. */
  tableOfPhotos(name: string): Promise<string | null>;
}
