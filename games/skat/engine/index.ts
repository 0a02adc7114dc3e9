import type { Bot, BotMakers } from '@lusoria/core';
import type { Action } from '../rules/actions.ts';
import { skat } from '../rules/game.ts';
import type { View } from '../rules/view.ts';
import { heuristic } from './heuristic/index.ts';
import { strong } from './search/index.ts';

export { loadWeights } from './weights.ts';

/** Plays any legal action. */
const random: Bot<View, Action> = { choose: (view, source) => skat.sampleAction(view, source) };

/** The bots of Skat by kind. `strong` takes a level as its argument, the others none. */
export const bots: BotMakers<View, Action> = {
  decent: (argument) => (argument === null ? heuristic : null),
  random: (argument) => (argument === null ? random : null),
  strong,
};
