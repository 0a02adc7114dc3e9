import { committed, done, openDatabase } from '@lusoria/web-kit/device/database.ts';
import * as v from 'valibot';

const DATABASE = 'lusoria';
/**
 * Key of the claim, among the tables: a new object store would need a new version of the database, which waits until
 * the last tab with an earlier page has closed.
 */
const CLAIM = 'claim';
const claimSchema = v.object({ epoch: v.number() });

type Name = 'people' | 'tables';

/** The database of this device, claimed by the server of one tab. */
export interface ClaimedDatabase {
  /** Later than that of every earlier claim. */
  readonly epoch: number;
  all(name: Name): Promise<readonly unknown[]>;
  /**
   * Resolves when the change is on the disk.
   *
   * @throws TakenOver when another server has claimed the database since: then nothing was changed
   */
  write(change: (store: (name: Name) => IDBObjectStore) => void): Promise<void>;
}

/** Another server of this device has claimed the database. */
export class TakenOver extends Error {}

/** Opens and claims the database; null if the browser provides none (private windows). */
export async function claimDatabase(): Promise<ClaimedDatabase | null> {
  const database = await openDatabase(DATABASE, makeStores).catch(() => null);
  if (!database) return null;
  const begin = (): IDBTransaction =>
    database.transaction(['people', 'tables'], 'readwrite', { durability: 'strict' });
  const claim = async (): Promise<number> => {
    const claiming = begin();
    const claimed = committed(claiming);
    const tables = claiming.objectStore('tables');
    const before = v.safeParse(claimSchema, await done<unknown>(tables.get(CLAIM)));
    const epoch = before.success ? before.output.epoch + 1 : 1;
    tables.put({ epoch }, CLAIM);
    await claimed;
    return epoch;
  };
  // A full disk can still be read.
  const epoch = await claim().catch(() => null);
  return {
    epoch: epoch ?? 0,
    all: (name) => done(database.transaction(name).objectStore(name).getAll()),
    async write(change) {
      if (epoch === null) throw new Error('the database was not claimed');
      const transaction = begin();
      const written = committed(transaction);
      const store = (name: Name): IDBObjectStore => transaction.objectStore(name);
      const claim = v.safeParse(claimSchema, await done<unknown>(store('tables').get(CLAIM)));
      const isOwn = claim.success && claim.output.epoch === epoch;
      if (isOwn) change(store);
      await written;
      if (!isOwn) throw new TakenOver();
    },
  };
}

function makeStores(database: IDBDatabase): void {
  database.createObjectStore('people');
  database.createObjectStore('tables');
}
