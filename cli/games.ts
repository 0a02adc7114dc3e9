import { PARADIGM_IDS } from '@lusoria/latin';
import { GAME_IDS, type GameId, isGameId } from '@lusoria/games';
import { Usage } from '@lusoria/cli-kit/usage.ts';

/** A game as it was named on the command line, and the options that its name stands for. */
export interface NamedGame {
  readonly game: GameId;
  readonly preset: Readonly<Record<string, string>>;
}

/** What can stand for GAME: the games, and each deck of the agreement games for itself. */
export const GAME_NAMES: readonly string[] = [...GAME_IDS, ...PARADIGM_IDS];

/**
 * The game of the one positional argument of a command.
 *
 * @throws Usage when there is none, more than one, or no such game.
 */
export function namedGame(positionals: readonly string[]): NamedGame {
  const [name, second] = positionals;
  if (name === undefined) throw new Usage((words) => words.usage.whichGame(GAME_NAMES));
  if (second !== undefined) throw new Usage((words) => words.usage.tooMuch(second));
  if (isGameId(name)) return { game: name, preset: {} };
  if (!GAME_NAMES.includes(name)) throw new Usage((words) => words.usage.noGame(name, GAME_NAMES));
  return { game: 'agreement', preset: { deck: name } };
}
