import { isSmallJpeg, type Photos, photosName, photosNamed } from '@lusoria/table/photos';
import * as v from 'valibot';
import { committed, done, openDatabase } from '../device/database.ts';
import { belowBase } from '../page/base.ts';

const DATABASE = 'lusoria-photos';
const STORE = 'photos';
const photosSchema = v.array(v.pipe(v.string(), v.check(isSmallJpeg)));

let database: Promise<IDBDatabase> | null = null;

async function opened(): Promise<IDBDatabase> {
  database ??= openDatabase(DATABASE, (made) => made.createObjectStore(STORE));
  return database;
}

/** Photos from outside, whose name this is; null: they are no photos, or others. */
export function readPhotos(input: unknown, name: string): Photos | null {
  const read = v.safeParse(photosSchema, input);
  return read.success && photosName(read.output) === name ? read.output : null;
}

/** Keeps photos on this device. Returns whether it has room, and a database, for them. */
export async function keepPhotos(photos: Photos): Promise<boolean> {
  try {
    const writing = (await opened()).transaction(STORE, 'readwrite');
    writing.objectStore(STORE).put(photos, photosName(photos));
    await committed(writing);
    return true;
  } catch {
    return false;
  }
}

/** Photos that this device keeps; null: it has none of this name. */
export async function keptPhotos(name: string): Promise<Photos | null> {
  try {
    const reading = (await opened()).transaction(STORE).objectStore(STORE);
    const found = v.safeParse(photosSchema, await done<unknown>(reading.get(name)));
    return found.success ? found.output : null;
  } catch {
    return null;
  }
}

/** Photos that this device keeps, or else the server of this page; null: they are not there, or not all of them yet. */
export async function findPhotos(name: string): Promise<Photos | null> {
  const kept = await keptPhotos(name);
  if (kept) return kept;
  const answer = await fetch(belowBase(`/api/photos/${name}`)).catch(() => null);
  const found: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  return readPhotos(found, name);
}

/** The photos of the deck in these options; null: it names none, or they are not here. */
export async function photosOf(options: unknown): Promise<Photos | null> {
  const name = photosNamed(options);
  return name === null ? null : findPhotos(name);
}

/** Deletes all photos but these. */
export async function keepOnly(names: ReadonlySet<string>): Promise<void> {
  try {
    const writing = (await opened()).transaction(STORE, 'readwrite');
    const store = writing.objectStore(STORE);
    for (const key of await done(store.getAllKeys())) {
      if (typeof key !== 'string' || !names.has(key)) store.delete(key);
    }
    await committed(writing);
  } catch {
    // Where there is no database, nothing is kept.
  }
}
