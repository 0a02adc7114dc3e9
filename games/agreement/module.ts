import type { GameModule } from '@lusoria/core';
import { bots } from './engine/index.ts';
import { agreement } from './rules/game.ts';
import type { Action, Event, Options, State, View } from './rules/types.ts';

/** The agreement games with their bots. */
export const agreementModule: GameModule<Options, State, Action, Event, View> = {
  game: agreement,
  bots,
};
