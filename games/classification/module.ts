import type { GameModule } from '@lusoria/core';
import { bots } from './engine/index.ts';
import { classification } from './rules/game.ts';
import { treeSchema } from './rules/tree/types.ts';
import type { Action, Event, Options, State, View } from './rules/types.ts';

/** Classification with its bots. */
export const classificationModule: GameModule<Options, State, Action, Event, View> = {
  game: classification,
  bots,
  parts: { tree: treeSchema },
};
