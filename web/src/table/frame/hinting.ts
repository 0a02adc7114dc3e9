import type { GameManifest } from '@lusoria/core';
import type { TableView } from '@lusoria/table';
import type { PageGame } from '../../games.ts';

/** Loads the hints of a game. */
export type HintSource = NonNullable<GameManifest['hint']>;

/** What gives the hints that a player may ask for; null: the board does so itself, or nobody is to be helped. */
export function hintsFor(
  { seat: you, seats, direction }: TableView,
  game: PageGame,
): HintSource | null {
  if (you === null || direction || game.ui?.givesHints === true) return null;
  const isAlone = seats.every(({ kind }, seat) => seat === you || kind === 'bot');
  return isAlone ? (game.manifest.hint ?? null) : null;
}
