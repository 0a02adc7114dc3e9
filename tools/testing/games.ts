import type { AnyGame } from '@lusoria/core';
import { GAME_IDS, type GameId, loadGame, manifestOf } from '@lusoria/games';

/** A registered game, and the bot that plays it where nothing else is said. */
export interface Playable {
  readonly game: AnyGame;
  readonly bot: string;
}

/** @param id the first one where nothing is said */
export async function playable(id: GameId | null): Promise<Playable> {
  const [first] = GAME_IDS;
  const chosen = id ?? first;
  const game = chosen === undefined ? null : await loadGame(chosen);
  if (chosen === undefined || !game) throw new Error('there is no game');
  return { game, bot: (await manifestOf(chosen)).bot };
}

/**
 * Options with which matches are short and nobody waits for long: of every number the least, or so many more.
 */
export function quickOptions(
  { optionFields }: AnyGame,
  more = 0,
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    optionFields.flatMap((field) =>
      field.kind === 'number' ? [[field.key, Math.min(field.max, field.min + more)]] : [],
    ),
  );
}

/** As few seats as the game allows for so many people. */
export function seatsFor({ seats, id }: AnyGame, people: number): number {
  const enough = seats.filter((count) => count >= people);
  if (enough.length === 0) throw new Error(`${id} is not played by ${people}`);
  return Math.min(...enough);
}

/** Options of a game in which one is not as it is where nothing is said. */
export async function otherOptions(id: string): Promise<Readonly<Record<string, string>>> {
  const game = await loadGame(id);
  for (const field of game?.optionFields ?? []) {
    if (field.kind !== 'choice') continue;
    const other = field.values.find((value) => value !== field.standard);
    if (other !== undefined) return { [field.key]: other };
  }
  throw new Error(`${id} has no choice`);
}
