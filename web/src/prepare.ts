import { openGame } from './games.ts';
import { localServer, remoteServer } from './servers.svelte.ts';

/**
 * Fetches side by side what a table needs, before it is known which table it will be: its page, its server and, where it
 * is known, its game. What cannot be fetched is asked for again, and told, when it is needed.
 */
export function prepareTable(offline: boolean, game: string | null): void {
  if (offline) localServer(game);
  else remoteServer();
  void import('./table/TablePage.svelte').catch(() => null);
  if (game !== null) void openGame(game).catch(() => null);
}
