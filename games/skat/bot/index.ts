import type { Bot, BotMakers } from '@lusoria/core';
import { skat } from '../game.ts';
import type { Action, View } from '../types.ts';
import { decent } from './decent.ts';
import { strong } from './strong/index.ts';

/** Does anything that is allowed. */
const random: Bot<View, Action> = { choose: (view, source) => skat.propose(view, source) };

/** The bots of Skat by kind. `strong` takes a level as its argument, the others none. */
export const bots: BotMakers<View, Action> = {
  decent: (argument) => (argument === null ? decent : null),
  random: (argument) => (argument === null ? random : null),
  strong,
};
