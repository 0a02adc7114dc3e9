import type { AnyGame, DailyOffer, GameManifest, GamePractice, GameQuestions } from '@lusoria/core';
import { REGISTRY } from './registry.ts';

export { REGISTRY } from './registry.ts';

/** A game's name in commands and messages. */
export type GameId = keyof typeof REGISTRY;

/** Names of all games, in the order in which they are offered. */
export const GAME_IDS: readonly GameId[] = Object.keys(REGISTRY).filter(isGameId);

/** Narrows `name` to a registered game. */
export function isGameId(name: string): name is GameId {
  return Object.hasOwn(REGISTRY, name);
}

const loaded = new Map<GameId, Promise<AnyGame>>();

/** Rules and bots of a game; null if there is none of this name. Loaded once. */
export async function loadGame(name: string): Promise<AnyGame | null> {
  if (!isGameId(name)) return null;
  const known = loaded.get(name) ?? manifestOf(name).then((manifest) => manifest.load());
  loaded.set(name, known);
  return known;
}

/** The deals of each day of all games. */
export async function dailyGames(): Promise<readonly (DailyOffer & { readonly game: string })[]> {
  const games = await Promise.all(GAME_IDS.map(loadGame));
  return games.flatMap((game) => game?.daily.map((offer) => ({ ...offer, game: game.id })) ?? []);
}

/** What a game asks a whole class; null: nothing, or there is no such game. */
export async function loadQuestions(name: string): Promise<GameQuestions | null> {
  if (!isGameId(name)) return null;
  return (await manifestOf(name)).questions?.load() ?? null;
}

/** Practice of a game that is set as homework; null: there is none, or no such game. */
export async function loadPractice(name: string): Promise<GamePractice | null> {
  if (!isGameId(name)) return null;
  return (await manifestOf(name)).practice?.load() ?? null;
}

export async function manifestOf(id: GameId): Promise<GameManifest> {
  return REGISTRY[id]();
}
