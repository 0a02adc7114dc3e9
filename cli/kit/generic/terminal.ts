import type { AnyGame, GameMessages } from '@lusoria/core';
import type { GameTerminal } from '../game-terminal.ts';
import { genericController } from './controller.ts';

/** Names for bots where the game has none. */
const NAMES = Array.from({ length: 9 }, (_, i) => `Bot ${i + 1}`);

/**
 * A game at the terminal that has no terminal of its own: its view as a table, its actions as numbered lines.
 *
 * @param messages null: names stand for themselves
 */
export function genericTerminal(game: AnyGame, messages: GameMessages | null): GameTerminal {
  return {
    botNames: messages?.botNames ?? NAMES,
    botWords: (bot) => messages?.bot(bot) ?? { label: bot, text: '' },
    optionLabel: (key) => messages?.option(key).label ?? key,
    botNotes: [],
    sit: (playing) => genericController(game, messages, playing),
  };
}
