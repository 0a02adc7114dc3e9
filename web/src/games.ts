import { type GameId, isGameId, REGISTRY } from '@lusoria/games';
import type { GameManifest } from '@lusoria/core';
import type { GameUi } from '@lusoria/web-kit/game-ui.ts';

/** What the folder `ui/` of a game must offer. */
interface UiModule {
  loadUi(): Promise<GameUi>;
}

const manifests: Readonly<Record<GameId, () => Promise<GameManifest<UiModule>>>> = REGISTRY;

/** What the page shows of a game; null when this page does not know the game. */
export async function uiOf(game: string): Promise<GameUi | null> {
  if (!isGameId(game)) return null;
  const { ui } = await manifests[game]();
  return ui ? (await ui()).loadUi() : null;
}
