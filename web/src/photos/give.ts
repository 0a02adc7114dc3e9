import { photosNamed } from '@lusoria/table/photos';
import { keptPhotos } from '@lusoria/web-kit/photos/kept-photos.ts';
import type { Connection } from '../servers.svelte.ts';

/** In one message, which has 64 KiB; a photo has 13,500 letters at most. */
const AT_ONCE = 4;
/**
 * Photos that go at once; further messages wait for each other as long as this, so that those of the console, which share
 * its allowance of bytes (16 MiB an hour), go before them.
 */
const SOON = 48;
const PAUSE_MS = 12_000;
/** What this page has given, and is giving. */
const given = new Set<string>();

/**
 * Gives the server the photos of the deck of a table or an event that this person leads, if this device keeps them and they
 * are not there yet.
 */
export async function givePhotos(
  { session }: Connection,
  table: string,
  options: unknown,
): Promise<void> {
  const name = photosNamed(options);
  if (name === null || given.has(`${table} ${name}`)) return;
  given.add(`${table} ${name}`);
  const all = await keptPhotos(name);
  if (!all) return;
  const send = async (at: number, photos: readonly string[]): Promise<number | null> => {
    const result = await session.request(
      { t: 'photos', table, name, at, of: all.length, photos: [...photos] },
      'endless',
    );
    return result.ok && result.value.t === 'photos' ? result.value.count : null;
  };
  for (let at = await send(0, []); at !== null && at < all.length; ) {
    if (at >= SOON) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const count = await send(at, all.slice(at, at + AT_ONCE));
    at = count === null || count <= at ? null : count;
  }
}
