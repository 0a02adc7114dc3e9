import type { AnyBot, AnyGame } from '@lusoria/core';
import { Usage } from '@lusoria/cli-kit/usage.ts';
import { PROGRAM, readBots } from '../bots.ts';
import { commandWords, cutAtCommas } from './command-words.ts';

const MIN_PLAYERS = 2;
const MAX_PLAYERS = 6;

/** A player by its kind: a bot of the game, or a program. */
export type Named =
  | { readonly bot: AnyBot }
  /** The words of its command. */
  | { readonly command: readonly string[] };

/** A player by its name; null: unknown. */
export function playerNamed(name: string, game: AnyGame): Named | null {
  if (name === PROGRAM || name.startsWith(`${PROGRAM}:`)) {
    const command = commandWords(name.slice(PROGRAM.length + 1));
    return command && { command };
  }
  const bot = game.bot(name);
  return bot && { bot };
}

/**
 * The names in `--seats`.
 *
 * @throws Usage on a name that cannot be read, or when there are too few or too many.
 */
export function readPlayers(text: string, game: AnyGame): readonly string[] {
  const kinds = [...game.botKinds, PROGRAM];
  const names = readBots(cutAtCommas(text), kinds, (name) => playerNamed(name, game));
  if (names.length >= MIN_PLAYERS && names.length <= MAX_PLAYERS) return names;
  throw new Usage('player-count', {
    players: names.length,
    fewest: MIN_PLAYERS,
    most: MAX_PLAYERS,
  });
}
