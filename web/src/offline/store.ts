import { done, openDatabase } from '@lusoria/web-kit/database.ts';
import { memoryStore, type Store, storedEntrySchema } from '@lusoria/table';
import * as v from 'valibot';

const DATABASE = 'lusoria';
/** Maximum number of tables kept on a device. */
const MOST_TABLES = 20;

const rowSchema = v.object({
  table: v.object({ id: v.string(), code: v.string(), game: v.string() }),
  log: v.array(storedEntrySchema),
  people: v.array(v.string()),
  /** By person. */
  notes: v.optional(v.record(v.string(), v.string()), {}),
  at: v.number(),
});
type Row = v.InferOutput<typeof rowSchema>;

const personSchema = v.object({ id: v.string(), name: v.string(), tokenHash: v.string() });

/**
 * A store for one device: in memory, persisted to IndexedDB, which lets a game continue after
 * the page was closed. If the browser provides no database (private windows), its contents last
 * as long as the page.
 */
export async function deviceStore(): Promise<Store> {
  const memory = memoryStore();
  // Another tab may already hold this device's games: two writers would overwrite each other.
  const database = (await holdDevice())
    ? await openDatabase(DATABASE, makeStores).catch(() => null)
    : null;
  if (!database) return memory;
  const rows = new Map<string, Row>();
  for (const raw of await all(database, 'people')) {
    const person = v.safeParse(personSchema, raw);
    if (person.success) await memory.addPerson(person.output, person.output.tokenHash, 0);
  }
  for (const raw of await all(database, 'tables')) {
    const row = v.safeParse(rowSchema, raw);
    const [first, ...rest] = row.success ? row.output.log : [];
    if (!row.success || !first) continue;
    await memory.create(row.output.table, first, row.output.people);
    for (const entry of rest) await memory.append(row.output.table.id, entry);
    for (const [person, text] of Object.entries(row.output.notes)) {
      await memory.saveNote(row.output.table.id, person, text);
    }
    rows.set(row.output.table.id, row.output);
  }
  const write = async (row: Row): Promise<void> => {
    rows.set(row.table.id, row);
    await put(database, 'tables', row, row.table.id);
    const old = [...rows.values()].toSorted((a, b) => b.at - a.at).slice(MOST_TABLES);
    for (const { table } of old) {
      rows.delete(table.id);
      await remove(database, 'tables', table.id);
    }
  };
  return {
    ...memory,
    async addPerson(person, tokenHash, now) {
      await memory.addPerson(person, tokenHash, now);
      await put(database, 'people', { ...person, tokenHash }, tokenHash);
    },
    async addToken(person, tokenHash, now) {
      await memory.addToken(person, tokenHash, now);
      const name = (await memory.personOf(tokenHash, 0))?.name ?? '';
      await put(database, 'people', { id: person, name, tokenHash }, tokenHash);
    },
    async create(table, entry, people) {
      const made = await memory.create(table, entry, people);
      if (made) await write({ table, log: [entry], people: [...people], notes: {}, at: entry.at });
      return made;
    },
    async append(id, entry, changes) {
      const appended = await memory.append(id, entry, changes);
      const row = rows.get(id);
      if (appended.kind === 'done' && row) {
        const members = changes?.people ? [...changes.people] : row.people;
        await write({ ...row, log: [...row.log, entry], people: members, at: entry.at });
      }
      return appended;
    },
    async eraseAt(id, person, entries) {
      await memory.eraseAt(id, person, entries);
      const row = rows.get(id);
      if (!row) return;
      const { [person]: _, ...notes } = row.notes;
      const people = row.people.filter((one) => one !== person);
      await write({ ...row, log: [...(await memory.entries(id, 0))], people, notes });
    },
    async removeTable(id, seq) {
      const gone = await memory.removeTable(id, seq);
      if (!gone) return false;
      rows.delete(id);
      await remove(database, 'tables', id);
      return true;
    },
    async removeTokens(person, devices) {
      await memory.removeTokens(person, devices);
      for (const raw of await all(database, 'people')) {
        const known = v.safeParse(personSchema, raw);
        if (!known.success || known.output.id !== person) continue;
        const { tokenHash } = known.output;
        const isLeft = (await memory.personOf(tokenHash, 0)) !== null;
        if (!isLeft) await remove(database, 'people', tokenHash);
      }
    },
    async saveNote(table, person, text) {
      await memory.saveNote(table, person, text);
      const row = rows.get(table);
      if (row) await write({ ...row, notes: { ...row.notes, [person]: text } });
    },
  };
}

/** Acquires the lock on the device's games for the lifetime of the page; false if another tab holds it. */
function holdDevice(): Promise<boolean> {
  // The Locks API exists only in secure contexts; elsewhere the last writer wins.
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request('lusoria-device', { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && new Promise(() => undefined);
    });
  });
}

function makeStores(database: IDBDatabase): void {
  database.createObjectStore('people');
  database.createObjectStore('tables');
}

function all(database: IDBDatabase, name: string): Promise<readonly unknown[]> {
  return done(database.transaction(name).objectStore(name).getAll());
}

async function put(database: IDBDatabase, name: string, value: object, key: string): Promise<void> {
  // A full disk must not end the game, which then continues in memory only.
  await done(database.transaction(name, 'readwrite').objectStore(name).put(value, key)).catch(
    () => '',
  );
}

async function remove(database: IDBDatabase, name: string, key: string): Promise<void> {
  await done(database.transaction(name, 'readwrite').objectStore(name).delete(key)).catch(() => '');
}
