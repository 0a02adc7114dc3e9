import * as v from 'valibot';
import { done, openDatabase } from '../device/database.ts';
import {
  gameOf,
  type JournalEntry,
  journalEntrySchema,
  type JournalRound,
  keyOf,
} from '@lusoria/table/journal';
import { excess, type Weight } from './limits.ts';

/**
 * Rounds and practice of one person of this device, stored only in the browser's database. If the browser
 * provides none (private windows), they last as long as the page.
 */
export interface Journal {
  /**
   * Saves an entry. A round already saved stays unchanged, unless it was saved by a tab that did not see what was
   * refused in it; of a practice session the later state wins.
   */
  keep(entry: JournalEntry): Promise<void>;
  has(key: string): Promise<boolean>;
  /** An entry by its key; null if there is none. */
  entry(key: string): Promise<JournalEntry | null>;
  /** The entries of a game, or of all games, oldest first. */
  entries(game: string | null): Promise<readonly JournalEntry[]>;
  /** The newest rounds of a game, oldest first: at most `count`, of the last {@link LOOKED_AT} entries of all games. */
  newestRounds(game: string, count: number): Promise<readonly JournalRound[]>;
  clear(): Promise<void>;
}

/** How many entries are read at most to find rounds of a game. */
const LOOKED_AT = 120;

/** Database of the journal of the device's owner. */
const DATABASE = 'lusoria-journal';

interface Row extends Weight {
  readonly game: string;
  readonly entry: unknown;
}

/** Storage of the journal's rows. */
interface Rows {
  put(row: Row): Promise<void>;
  get(key: string): Promise<unknown>;
  all(game: string | null): Promise<readonly unknown[]>;
  weights(): Promise<readonly Weight[]>;
  /** Keys of all entries, oldest first. */
  keys(): Promise<readonly string[]>;
  remove(keys: readonly string[]): Promise<void>;
  clear(): Promise<void>;
}

const rowSchema = v.object({ at: v.number(), entry: journalEntrySchema });

const opened = new Map<string, Promise<Journal>>();

/**
 * Opens a journal of this device.
 *
 * @param person key of the person; empty for the device's owner
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
      if (entry.kind === 'round' && !adds(entry, await rows.get(key))) return;
      // Stores a copy: the page may go on changing the object it passed.
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
    async newestRounds(game, count) {
      const found: JournalRound[] = [];
      for (const key of (await rows.keys()).slice(-LOOKED_AT).toReversed()) {
        if (found.length === count) break;
        const row = v.safeParse(rowSchema, await rows.get(key));
        const entry = row.success ? row.output.entry : null;
        if (entry?.kind === 'round' && entry.round.game === game) found.push(entry);
      }
      return found.toReversed();
    },
    clear: () => rows.clear(),
  };
}

function adds(round: JournalRound, saved: unknown): boolean {
  if (saved === undefined) return true;
  const row = v.safeParse(rowSchema, saved);
  const before = row.success && row.output.entry.kind === 'round' ? row.output.entry : null;
  return before !== null && before.refused.length < round.refused.length;
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
    keys: async () =>
      v.parse(v.array(v.string()), await done(reading().index('weight').getAllKeys())),
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
    keys: async () => [...rows.values()].toSorted((a, b) => a.at - b.at).map(({ key }) => key),
    remove: async (keys) => keys.forEach((key) => rows.delete(key)),
    clear: async () => rows.clear(),
  };
}
