import { late } from '@lusoria/web-kit/page/late.ts';
import type { Connection } from '../servers.svelte.ts';

/**
 * Gives the server the photos of the deck in these options, as `givePhotos` does; most tables and events have none, and load no
 * code for them.
 */
export function givePhotosLate(connection: Connection, table: string, options: unknown): void {
  if (!havePhotos(options)) return;
  void late(async () => import('./give.ts')).then(({ givePhotos }) =>
    givePhotos(connection, table, options),
  );
}

function havePhotos(options: unknown): boolean {
  if (!isObject(options) || !('deck' in options) || !isObject(options.deck)) return false;
  return 'photos' in options.deck;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
