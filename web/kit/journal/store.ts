import * as v from 'valibot';
import { done, openDatabase } from '../database.ts';
import { gameOf, type JournalEntry, journalEntrySchema, keyOf } from '@lusoria/table/journal';
import { excess, type Weight } from './limits.ts';

/**
 * What a person of this device has played and practised, in the browser's own database and nowhere else. Where the
 * browser has none to offer (private windows), it lasts as long as the page.
 */
export interface Journal {
  /** Keeps an entry. A round that is there already stays as it is; of a sitting of practice the later state is kept. */
  keep(entry: JournalEntry): Promise<void>;
  has(key: string): Promise<boolean>;
  /** An entry by its key; null when there is none. */
  entry(key: string): Promise<JournalEntry | null>;
  /** The entries of a game, or of all of them, the oldest first. */
  entries(game: string | null): Promise<readonly JournalEntry[]>;
  clear(): Promise<void>;
}

/** The browser's database that the journal of whose device it is lies in. */
const DATABASE = 'lusoria-journal';

interface Row extends Weight {
  readonly game: string;
  readonly entry: unknown;
}

/** Where rows are kept. */
interface Rows {
  put(row: Row): Promise<void>;
  get(key: string): Promise<unknown>;
  all(game: string | null): Promise<readonly unknown[]>;
  weights(): Promise<readonly Weight[]>;
  remove(keys: readonly string[]): Promise<void>;
  clear(): Promise<void>;
}

const rowSchema = v.object({ at: v.number(), entry: journalEntrySchema });

const opened = new Map<string, Promise<Journal>>();

/**
 * A journal of this device.
 *
 * @param person whose, by their key; whose device it is has the empty one
 */
export function openJournal(person: string): Promise<Journal> {
  const known = opened.get(person);
  if (known) return known;
  const journal = openRows(person === '' ? DATABASE : `${DATABASE}.${person}`)
    .catch(() => rowsInMemory())
    .then(journalIn);
  opened.set(person, journal);
  return journal;
}

function journalIn(rows: Rows): Journal {
  return {
    async keep(entry) {
      const key = keyOf(entry);
      if (entry.kind === 'round' && (await rows.get(key)) !== undefined) return;
      // What is kept is a value: a page may hand over what it goes on changing.
      const text = JSON.stringify(entry);
      const plain: unknown = JSON.parse(text);
      await rows.put({ key, game: gameOf(entry), at: entry.at, chars: text.length, entry: plain });
      const old = excess(await rows.weights());
      if (old.length > 0) await rows.remove(old);
    },
    has: async (key) => (await rows.get(key)) !== undefined,
    async entry(key) {
      const row = v.safeParse(rowSchema, await rows.get(key));
      return row.success ? row.output.entry : null;
    },
    async entries(game) {
      const found = (await rows.all(game)).flatMap((raw) => {
        const row = v.safeParse(rowSchema, raw);
        return row.success ? [row.output] : [];
      });
      return found.toSorted((a, b) => a.at - b.at).map(({ entry }) => entry);
    },
    clear: () => rows.clear(),
  };
}

async function openRows(name: string): Promise<Rows> {
  const database = await openDatabase(name, (made) => {
    const store = made.createObjectStore('entries', { keyPath: 'key' });
    store.createIndex('game', 'game');
    store.createIndex('weight', ['at', 'chars']);
  });
  const reading = () => database.transaction('entries').objectStore('entries');
  const writing = () => database.transaction('entries', 'readwrite').objectStore('entries');
  return {
    async put(row) {
      await done(writing().put(row));
    },
    get: (key) => done<unknown>(reading().get(key)),
    all: (game) =>
      done<unknown[]>(game === null ? reading().getAll() : reading().index('game').getAll(game)),
    weights: () => weightsIn(reading().index('weight')),
    async remove(keys) {
      const store = writing();
      await Promise.all(keys.map((key) => done(store.delete(key))));
    },
    async clear() {
      await done(writing().clear());
    },
  };
}

const weightKey = v.tuple([v.tuple([v.number(), v.number()]), v.string()]);

/** Time and size of every entry, read from the index alone. */
function weightsIn(index: IDBIndex): Promise<readonly Weight[]> {
  return new Promise((resolve, reject) => {
    const found: Weight[] = [];
    const request = index.openKeyCursor();
    request.onerror = () => reject(new Error(request.error?.message));
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return resolve(found);
      const key = v.safeParse(weightKey, [cursor.key, cursor.primaryKey]);
      if (key.success) {
        const [[at, chars], name] = key.output;
        found.push({ key: name, at, chars });
      }
      cursor.continue();
    };
  });
}

function rowsInMemory(): Rows {
  const rows = new Map<string, Row>();
  return {
    put: async (row) => void rows.set(row.key, row),
    get: async (key) => rows.get(key),
    all: async (game) => [...rows.values()].filter((row) => game === null || row.game === game),
    weights: async () => [...rows.values()],
    remove: async (keys) => keys.forEach((key) => rows.delete(key)),
    clear: async () => rows.clear(),
  };
}
