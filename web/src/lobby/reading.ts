import { openGame } from '../games.ts';
import { savesData } from '../saving.ts';

/** Milliseconds after the hall is shown until what a table needs is fetched. */
const READING_MS = 1500;

/** Fetches the most likely game while somebody reads; not where data is to be saved. */
export function prepareWhileReading(game: string): void {
  if (savesData()) return;
  setTimeout(() => {
    void import('../table/TablePage.svelte').catch(() => null);
    void openGame(game).catch(() => null);
    void import('../offline/device-server.ts')
      .then(({ prepareDeviceServer }) => prepareDeviceServer(game))
      .catch(() => null);
  }, READING_MS);
}
