import type { Bot, BotMakers } from '@lusoria/core';
import { sampleAction } from '../rules/sample-action.ts';
import type { Action, View } from '../rules/types.ts';
import { LEVELS, reasoner } from './reasoner.ts';
import { type Manner, MANNERS, sageAction } from './sage.ts';

/** Does anything that is allowed. */
const random: Bot<View, Action> = { choose: sampleAction };

/** A sage by its manner; as a player it reasons as well as any. */
function sage(manner: Manner): Bot<View, Action> {
  const player = reasoner('strong');
  return {
    choose: (view, source) =>
      view.you === view.sage ? sageAction(view, manner, source) : player.choose(view, source),
  };
}

/**
 * The bots of Classification by kind. All of them can be sage or player; `reasoner` takes a level
 * (without one it is strong), `sage` a manner (without one it is competitive).
 */
export const bots: BotMakers<View, Action> = {
  reasoner: (argument) => {
    const level = LEVELS.find((one) => one === (argument ?? 'strong'));
    return level ? reasoner(level) : null;
  },
  sage: (argument) => {
    const manner = MANNERS.find((one) => one === (argument ?? 'competitive'));
    return manner ? sage(manner) : null;
  },
  random: (argument) => (argument === null ? random : null),
};
