import type { AnyGame, GameMessages } from '@lusoria/core';
import type { GameTerminal } from '../game-terminal.ts';
import { genericController } from './controller.ts';

/** A game at the terminal that has no terminal of its own: its view as a table, its actions as numbered lines. */
export function genericTerminal(game: AnyGame, messages: GameMessages): GameTerminal {
  return { sit: (playing) => genericController(game, messages, playing) };
}
