import type { GameManifest } from '@lusoria/core';
import type { TableView } from '@lusoria/table';
import type { PageGame } from '../../games.ts';

/** Loads the hints of a game. */
export type HintSource = NonNullable<GameManifest['hint']>;

/**
 * What gives the hints that a player may ask for; null: the board does so itself, or nobody is to be helped.
 *
 * @param aids what whoever leads their class has given them
 */
export function hintsFor(
  { seat: you, seats, direction }: TableView,
  game: PageGame,
  aids: readonly string[],
): HintSource | null {
  if (you === null || game.ui?.givesHints === true) return null;
  const isAlone = seats.every(({ kind }, seat) => seat === you || kind === 'bot');
  const isFree = isAlone && !direction;
  return isFree || isHelped(aids) ? (game.manifest.hint ?? null) : null;
}

/** Whether whoever leads a class lets this pupil ask for hints, or has them told. */
export function isHelped(aids: readonly string[]): boolean {
  return aids.includes('hints') || aids.includes('coach');
}
