import type { HttpBindings } from '@hono/node-server';
import type { Store } from '@lusoria/table';
import { photosName } from '@lusoria/table/photos';
import { Hono } from 'hono';
import type { IncomingMessage } from 'node:http';

/** What the route for photos needs. */
export interface PhotoContext {
  readonly store: Pick<Store, 'photosAt' | 'tableOfPhotos'>;
  /** Whether an address may read one thing more now; counts it. */
  may(request: IncomingMessage, what: 'read'): boolean;
  /** Counts the bytes of an answer as its address's. */
  charge(request: IncomingMessage, bytes: number): void;
}

const NAME = /^[0-9a-f]{64}$/u;
/** A name always means the same; but what is deleted here is not to stay elsewhere for long. */
const HOUR_S = 3600;
/** Answers that are kept in memory: a class asks for the same all at once. */
const MAX_KEPT = 4;

/** The photos of a deck, all at once, for whoever knows the deck; null where there are none, or not all of them yet. */
export function photoRoutes({
  store,
  may,
  charge,
}: PhotoContext): Hono<{ Bindings: HttpBindings }> {
  /** By name, the latest last. */
  const kept = new Map<string, Promise<string>>();
  const bodyOf = async (name: string, table: string, read: (bytes: number) => void) => {
    const photos = await store.photosAt(table, name);
    const body = photosName(photos) === name ? JSON.stringify(photos) : 'null';
    if (body === 'null') kept.delete(name);
    read(body.length);
    return body;
  };
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('/api/photos/:name', async (c) => {
    const name = c.req.param('name');
    const noStore = { 'Cache-Control': 'no-store' };
    const { incoming } = c.env;
    if (!may(incoming, 'read')) {
      return c.json({ code: 'too-fast' }, 429, { ...noStore, 'Retry-After': '10' });
    }
    const table = NAME.test(name) ? await store.tableOfPhotos(name) : null;
    if (table === null) {
      kept.delete(name);
      return c.json(null, 200, noStore);
    }
    // Only what is read anew costs its size, so that a class behind one address gets it.
    const found = kept.get(name) ?? bodyOf(name, table, (bytes) => charge(incoming, bytes));
    kept.delete(name);
    kept.set(name, found);
    found.catch(() => kept.delete(name));
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    const body = await found;
    return c.body(body, 200, {
      'Content-Type': 'application/json',
      'Cache-Control': body === 'null' ? 'no-store' : `private, max-age=${HOUR_S}`,
    });
  });
  return app;
}
