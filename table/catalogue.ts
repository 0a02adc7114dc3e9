import { seal, type SealedGame } from '@lusoria/core';

/** The games of the house. One is loaded only when a table needs it. */
const loaders = {
  agreement: async () => seal((await import('@lusoria/agreement')).agreementModule),
  classification: async () => seal((await import('@lusoria/classification')).classificationModule),
  skat: async () => seal((await import('@lusoria/skat')).skatModule),
} as const satisfies Readonly<Record<string, () => Promise<SealedGame>>>;

/** A game's name in commands and messages. */
export type GameId = keyof typeof loaders;

/** Every game's name. */
export const GAME_IDS: readonly GameId[] = ['agreement', 'skat', 'classification'];

/** Whether there is a game of this name. */
export function isGameId(name: string): name is GameId {
  return Object.hasOwn(loaders, name);
}

const loaded = new Map<string, Promise<SealedGame>>();

/** A game by its name; null when the house has none of that name. */
export async function gameOf(name: string): Promise<SealedGame | null> {
  if (!isGameId(name)) return null;
  const known = loaded.get(name) ?? loaders[name]();
  loaded.set(name, known);
  return known;
}
