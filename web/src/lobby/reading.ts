import { openGame } from '../games.ts';

/** Milliseconds after the hall is shown until what a table needs is fetched. */
const READING_MS = 1500;

/** Fetches the most likely game while somebody reads; not where data is to be saved. */
export function prepareWhileReading(game: string): void {
  const isSaving = matchMedia('(prefers-reduced-data: reduce)').matches || savesData();
  if (isSaving) return;
  setTimeout(() => {
    void import('../table/TablePage.svelte').catch(() => null);
    void openGame(game).catch(() => null);
  }, READING_MS);
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
