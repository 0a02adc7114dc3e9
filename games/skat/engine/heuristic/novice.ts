import { type Bot, pick } from '@lusoria/core';
import type { Action } from '../../rules/actions.ts';
import type { View } from '../../rules/view.ts';
import { situationIn } from './situation.ts';

/**
 * Plays as another player, but in so many of a hundred tricks any card that is allowed. It bids, discards and declares as that player, since
 * somebody who does not know when to bid passes.
 */
export function careless(player: Bot<View, Action>, percent: number): Bot<View, Action> {
  return {
    ...player,
    choose(view, random, budget) {
      const action = player.choose(view, random, budget);
      if (action?.type !== 'play' || random.int(100) >= percent || view.form === 'two')
        return action;
      const situation = situationIn(view);
      return situation ? { type: 'play', card: pick(situation.legal, random) } : action;
    },
  };
}

/** Percentage of careless cards of a bot called `novice:PERCENT`; null if it cannot be read. */
export function readPercent(text: string | null): number | null {
  const percent = Number(text ?? USUAL_PERCENT);
  return /^\d{1,3}$/.test(text ?? String(USUAL_PERCENT)) && percent <= 100 ? percent : null;
}

const USUAL_PERCENT = 50;
