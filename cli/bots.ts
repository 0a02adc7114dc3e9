import { Usage } from '@lusoria/cli-kit/usage.ts';
import { defined } from '@lusoria/core';
import { listed } from './games.ts';

/** Looks a bot up by name: `null` when there is none. */
export type FindBot = (name: string) => unknown;

/** Prefix of a program as a player in an arena. */
export const PROGRAM = 'exec';

/**
 * The names in `--bots`, or in a list that is already split at its commas. A comma also stands
 * within a bot's argument (`kind:75,x=30`): a piece that is no kind of bot continues the argument
 * before it.
 *
 * @throws Usage on an unknown bot, or one whose argument cannot be read.
 */
export function readBots(
  list: string | readonly string[],
  kinds: readonly string[],
  find: FindBot,
): readonly string[] {
  const pieces = typeof list === 'string' ? list.split(',') : list;
  const program = pieces.find((piece) => piece.startsWith(`${PROGRAM}:`));
  if (program !== undefined && !kinds.includes(PROGRAM)) {
    throw new Usage('only-in-arena', { name: program });
  }
  const names: string[] = [];
  for (const piece of pieces) {
    const before = names.at(-1);
    const isKind = kinds.includes(kindOf(piece));
    if (!isKind && before?.includes(':')) names[names.length - 1] = `${before},${piece}`;
    else names.push(piece);
  }
  for (const name of names) {
    if (!kinds.includes(kindOf(name))) {
      throw new Usage('no-bot', { name, kinds: listed(kinds) });
    }
    if (find(name) === null) throw new Usage('bad-bot', { name });
  }
  return names;
}

/** The kind of a bot: `KIND` or `KIND:ARGUMENT`. */
function kindOf(name: string): string {
  return defined(name.split(':', 1)[0]);
}

/** Default number of seats: three, where a game can be played by three. */
export function usualSeats(possible: readonly number[]): number {
  return possible.includes(3) ? 3 : (possible.find((seats) => seats > 1) ?? 1);
}

/**
 * Checks that there are as many bots as seats for them.
 *
 * @throws Usage when there are not.
 */
export function checkBotCount(bots: readonly string[], seats: number): void {
  if (bots.length !== seats) throw new Usage('bot-count', { bots: bots.length, seats });
}

/**
 * Checks a number of seats.
 *
 * @throws Usage that lists the possible ones.
 */
export function checkSeats(seats: number, possible: readonly number[]): void {
  if (!possible.includes(seats)) {
    throw new Usage('bad-seats', { seats, possible: listed(possible) });
  }
}
