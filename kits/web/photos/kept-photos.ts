import { digestOf } from '@lusoria/core';
import * as v from 'valibot';
import { committed, done, openDatabase } from '../device/database.ts';
import { isSmallJpeg } from './jpeg.ts';

/** The photos of a deck, as addresses of JPEGs (`data:`), in its order. */
export type Photos = readonly string[];

/** The name of photos: what they are, so that others cannot have it. */
export function nameOf(photos: Photos): string {
  return digestOf(JSON.stringify(photos));
}

const DATABASE = 'lusoria-photos';
const STORE = 'photos';
const photosSchema = v.array(v.pipe(v.string(), v.check(isSmallJpeg)));
/** Of options of a table: a deck that names photos. */
const namingSchema = v.object({ deck: v.object({ photos: v.string() }) });

let database: Promise<IDBDatabase> | null = null;

async function opened(): Promise<IDBDatabase> {
  database ??= openDatabase(DATABASE, (made) => made.createObjectStore(STORE));
  return database;
}

/** Photos from outside, whose name this is; null: they are no photos, or others. */
export function readPhotos(input: unknown, name: string): Photos | null {
  const read = v.safeParse(photosSchema, input);
  return read.success && nameOf(read.output) === name ? read.output : null;
}

/** Keeps photos on this device. Returns whether it has room, and a database, for them. */
export async function keepPhotos(photos: Photos): Promise<boolean> {
  try {
    const writing = (await opened()).transaction(STORE, 'readwrite');
    writing.objectStore(STORE).put(photos, nameOf(photos));
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

/** The photos of the deck in these options; null: it names none, or they are not here. */
export async function photosOf(options: unknown): Promise<Photos | null> {
  const naming = v.safeParse(namingSchema, options);
  return naming.success ? keptPhotos(naming.output.deck.photos) : null;
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
