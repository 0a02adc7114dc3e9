import { type Bot, type BotMakers, makerOf } from '@lusoria/core';
import type { Action } from '../rules/actions.ts';
import { skat } from '../rules/game.ts';
import type { View } from '../rules/view.ts';
import { heuristic } from './heuristic/index.ts';
import { careless, readPercent } from './heuristic/novice.ts';
import { searchPlayer, strong } from './search/index.ts';
import { LEVEL } from './search/levels.ts';

export { loadWeights } from './weights.ts';

/** Plays any legal action. */
const random: Bot<View, Action> = { choose: (view, source) => skat.sampleAction(view, source) };

/** The bots of Skat by kind. `strong` takes a level as its argument, `novice` how many of its cards are careless ({@link readPercent}), the others none. */
export const bots = {
  decent: makerOf(heuristic),
  random: makerOf(random),
  strong,
  novice: (argument: string | null) => {
    const percent = readPercent(argument);
    return percent === null ? null : careless(searchPlayer(LEVEL.beginner), percent);
  },
} satisfies BotMakers<View, Action>;
