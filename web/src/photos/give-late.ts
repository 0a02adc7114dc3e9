import { late } from '@lusoria/web-kit/page/late.ts';
import type { Connection } from '../servers.svelte.ts';

/**
 * Gives the server the photos of the deck in these options, as `givePhotos` does; most tables and events have none, and load no
 * code for them.
 */
export function givePhotosLate(connection: Connection, table: string, options: unknown): void {
  if (namedIn(options) === null) return;
  void late(async () => import('./give.ts')).then(({ givePhotos }) =>
    givePhotos(connection, table, options),
  );
}

/** The name of the photos of the deck in these options, without the code that reads them; null: there are none. */
export function namedIn(options: unknown): string | null {
  if (!isObject(options) || !('deck' in options) || !isObject(options.deck)) return null;
  return 'photos' in options.deck && typeof options.deck.photos === 'string'
    ? options.deck.photos
    : null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
