import type { AnyGame } from '@lusoria/core';
import { GAME_IDS, type GameId, loadGame, manifestOf } from '@lusoria/games';

/** A registered game, and its default bot. */
export interface Playable {
  readonly game: AnyGame;
  readonly bot: string;
}

/** @param id null for the first game */
export async function playable(id: GameId | null): Promise<Playable> {
  const [first] = GAME_IDS;
  const chosen = id ?? first;
  const game = chosen === undefined ? null : await loadGame(chosen);
  if (chosen === undefined || !game) throw new Error('there is no game');
  return { game, bot: (await manifestOf(chosen)).bot };
}

/** Options for short matches without long waits: the minimum of every number, or that plus an offset. */
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

/** The minimum number of seats of a game for this many people. */
export function seatsFor({ seats, id }: AnyGame, people: number): number {
  const enough = seats.filter((count) => count >= people);
  if (enough.length === 0) throw new Error(`${id} is not played by ${people}`);
  return Math.min(...enough);
}

/** Options of a game in which one differs from its default. */
export async function otherOptions(id: string): Promise<Readonly<Record<string, string>>> {
  const game = await loadGame(id);
  for (const field of game?.optionFields ?? []) {
    if (field.kind !== 'choice') continue;
    const other = field.values.find((value) => value !== field.standard);
    if (other !== undefined) return { [field.key]: other };
  }
  throw new Error(`${id} has no choice`);
}
