import type { Bot } from '@lusoria/core';
import type { Action, View } from '@lusoria/skat';
import { bots } from '@lusoria/skat/engine';
import { PROGRAM, readBots } from '../bots.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';
import { commandWords, cutAtCommas } from './command-words.ts';

const FEWEST = 2;
const MOST = 6;

/** What stands for a player: a bot of the house, or a program. */
export type Named =
  | { readonly bot: Bot<View, Action> }
  /** The words of its command. */
  | { readonly command: readonly string[] };

/** A player by its name; null when there is none. */
export function playerNamed(name: string): Named | null {
  const colon = name.indexOf(':');
  const [kind, argument] = colon < 0 ? [name, null] : [name.slice(0, colon), name.slice(colon + 1)];
  if (kind === PROGRAM) {
    const command = commandWords(argument ?? '');
    return command && { command };
  }
  const bot = Object.hasOwn(bots, kind) ? bots[kind]?.(argument) : null;
  return bot ? { bot } : null;
}

/**
 * The names in `--seats`.
 *
 * @throws Usage on one that cannot be read, or when there are too few or too many.
 */
export function readPlayers(text: string): readonly string[] {
  const names = readBots(cutAtCommas(text), [...Object.keys(bots), PROGRAM], playerNamed);
  if (names.length >= FEWEST && names.length <= MOST) return names;
  throw new Usage((words) => words.arena.howManySeats(names.length, FEWEST, MOST));
}
