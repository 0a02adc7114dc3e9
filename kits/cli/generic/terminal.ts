import type { AnyGame, GameMessages } from '@lusoria/core';
import type { GameTerminal } from '../game-terminal.ts';
import { genericController } from './controller.ts';

/** Terminal of a game that has none of its own: its view as a table, its actions as numbered lines. */
export function genericTerminal(game: AnyGame, messages: GameMessages): GameTerminal {
  return { sit: (playing) => genericController(game, messages, playing) };
}
