import { openGame } from './games.ts';
import { localServer, remoteServer } from './servers.svelte.ts';

/**
 * Prefetches in parallel what a table needs, before its id is known: the page, the server and, if known, the game.
 * A failed fetch is retried, and reported, when needed.
 */
export function prepareTable(offline: boolean, game: string | null): void {
  if (offline) localServer(game);
  else remoteServer();
  void import('./table/TablePage.svelte').catch(() => null);
  if (game !== null) void openGame(game).catch(() => null);
}
