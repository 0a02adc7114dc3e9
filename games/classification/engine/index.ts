import { type Bot, type BotMakers, makerBy, makerOf } from '@lusoria/core';
import { sampleAction } from '../rules/sample-action.ts';
import type { Action, View } from '../rules/types.ts';
import { LEVELS, reasoner } from './reasoner.ts';
import { SAGE_STYLES, sageAction, type SageStyle } from './sage.ts';

/** Takes a random legal action. */
const random: Bot<View, Action> = { choose: sampleAction };

/** A sage of some style; as a player it reasons as well as any reasoner. */
function sage(style: SageStyle): Bot<View, Action> {
  const player = reasoner('strong');
  return {
    choose: (view, source) =>
      view.you === view.sage ? sageAction(view, style, source) : player.choose(view, source),
  };
}

/**
 * The bots of Classification by kind. All of them can be sage or player; `reasoner` takes a level
 * (without one it is strong), `sage` a style (without one it is competitive).
 */
export const bots = {
  reasoner: makerBy(LEVELS, (level) => reasoner(level ?? 'strong')),
  sage: makerBy(SAGE_STYLES, (style) => sage(style ?? 'competitive')),
  random: makerOf(random),
} satisfies BotMakers<View, Action>;
