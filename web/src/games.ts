import type { GameManifest, GameMessages } from '@lusoria/core';
import { GAME_IDS, type GameId, isGameId, REGISTRY } from '@lusoria/games';
import type { GameUi } from '@lusoria/web-kit/game-ui.ts';
import { type Localized, localized } from '@lusoria/web-kit/messages.svelte.ts';
import type { Component } from 'svelte';

/** The folder `ui/` of a game. */
interface UiModule {
  loadUi(): Promise<GameUi>;
}

/** A picture of an offer. */
interface TileModule {
  readonly default: Component<{ offer: string }>;
}

interface PageModule {
  readonly default: Component;
}

/** What a game offers to the page. */
export type Manifest = GameManifest<UiModule, unknown, TileModule, PageModule>;

const manifests: Readonly<Record<GameId, () => Promise<Manifest>>> = REGISTRY;

/** What every game offers, in the order of the registry. */
export function allManifests(): Promise<readonly Manifest[]> {
  return Promise.all(GAME_IDS.map((id) => manifests[id]()));
}

/** A page of a game's own at this path; null when there is none. */
export async function pageAt(path: string): Promise<Component | null> {
  const pages = (await allManifests()).flatMap((manifest) => Object.entries(manifest.pages ?? {}));
  const page = pages.find(([at]) => at === path)?.[1];
  return page ? (await page.load()).default : null;
}

/** What the shell says of a game. */
export type ShellMessages = Pick<GameMessages, 'title' | 'help' | 'shortcuts'>;

// Not made when they are asked for: what is made while something is shown is not watched by it.
const messages = new Map(
  GAME_IDS.map((id) => [
    id,
    localized(async (language): Promise<ShellMessages> => {
      const manifest = await manifests[id]();
      return (await manifest.messages?.(language)) ?? { title: () => [id], help: [] };
    }),
  ]),
);

/** What is said of a game; null when this page does not know the game. */
export function messagesOf(game: string): Localized<ShellMessages> | null {
  return isGameId(game) ? (messages.get(game) ?? null) : null;
}

/** What the page shows of a game; null when this page does not know the game. */
export async function uiOf(game: string): Promise<GameUi | null> {
  if (!isGameId(game)) return null;
  const { ui } = await manifests[game]();
  return ui ? (await ui()).loadUi() : null;
}
