import * as v from 'valibot';

/** Storage of decks: that of a browser, or a substitute. */
export type DeckStore = Pick<Storage, 'getItem' | 'setItem'>;

/** How the decks of a game are kept. */
export interface DeckFormat<Deck> {
  /** Key of the storage. */
  readonly key: string;
  /** Maximum number of decks; the oldest go. */
  readonly most: number;
  /** A stored deck; null if it is none. */
  read(stored: unknown): Deck | null;
  /** A deck as JSON. */
  write(deck: Deck): unknown;
  /** Whether one takes the place of the other. */
  isSame(a: Deck, b: Deck): boolean;
}

/** Decks of one's own that are kept on a device. */
export interface KeptDecks<Deck> {
  /** The last one first; unreadable ones are skipped. */
  all(store: DeckStore): readonly Deck[];
  /** Keeps a deck, and returns all that are kept now: without it where nothing can be stored. */
  add(store: DeckStore, deck: Deck): readonly Deck[];
  remove(store: DeckStore, deck: Deck): readonly Deck[];
  clear(store: DeckStore): void;
}

const storedSchema = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));

export function keptDecks<Deck>(format: DeckFormat<Deck>): KeptDecks<Deck> {
  function all(store: DeckStore): readonly Deck[] {
    try {
      const found = v.safeParse(storedSchema, store.getItem(format.key));
      if (!found.success) return [];
      return found.output.map((one) => format.read(one)).filter((deck) => deck !== null);
    } catch {
      return []; // storage may be disabled; then nothing is stored
    }
  }

  function keep(store: DeckStore, decks: readonly Deck[]): readonly Deck[] {
    const kept = decks.slice(0, format.most).map((deck) => format.write(deck));
    try {
      store.setItem(format.key, JSON.stringify(kept));
    } catch {
      // as above, or it is full; the deck can be used all the same
    }
    return all(store);
  }

  const others = (store: DeckStore, deck: Deck) =>
    all(store).filter((one) => !format.isSame(one, deck));
  return {
    all,
    add: (store, deck) => keep(store, [deck, ...others(store, deck)]),
    remove: (store, deck) => keep(store, others(store, deck)),
    clear: (store) => void keep(store, []),
  };
}
