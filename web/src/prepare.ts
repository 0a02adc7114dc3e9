import { openGame } from './games.ts';
import { localServer, remoteServer } from './servers.svelte.ts';

/** Milliseconds after the hall is shown until what a table needs is fetched. */
const READING_MS = 1500;

/** Fetches the most likely game while somebody reads; not where data is to be saved. Returns how to call it off. */
export function prepareWhileReading(game: string): () => void {
  const isSaving = matchMedia('(prefers-reduced-data: reduce)').matches || savesData();
  if (isSaving) return () => undefined;
  const timer = setTimeout(() => {
    void import('./table/TablePage.svelte').catch(() => null);
    void openGame(game).catch(() => null);
  }, READING_MS);
  return () => clearTimeout(timer);
}

/** What the browser says of a metered connection (Save Data API; Chromium only). */
function savesData(): boolean {
  if (!('connection' in navigator)) return false;
  const { connection } = navigator;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

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
