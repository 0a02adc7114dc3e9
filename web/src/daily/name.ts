import { loadedGames } from '../lobby/shown.svelte.ts';

/** A deal of the day as the hall calls its game, and which of the game's deals it is. */
export function nameOf(game: string, key: string): string {
  const found = loadedGames().find(({ manifest }) => manifest.id === game);
  if (!found) return game;
  const { name, deals } = found.messages;
  const own = deals?.[key];
  return own === undefined ? name : `${name} · ${own}`;
}
