import type { GameModule } from '@lusoria/core';
import { bots } from './engine/index.ts';
import { newgame } from './rules/game.ts';
import type { Action, Event, Options, State, View } from './rules/types.ts';

/** Rules and bots. */
export const newgameModule: GameModule<Options, State, Action, Event, View> = {
  game: newgame,
  bots,
};

export { bots } from './engine/index.ts';
export { newgame, playable } from './rules/game.ts';
export * from './rules/types.ts';
