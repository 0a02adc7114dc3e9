import { type Bot, makerBy } from '@lusoria/core';
import type { Action } from '../../rules/actions.ts';
import type { View } from '../../rules/view.ts';
import { chooseForTwo } from '../two.ts';
import { loadWeights } from '../weights.ts';
import { LEVEL, type Level, LEVELS } from './levels.ts';
import { searchAction } from './three.ts';

/** A player that searches, as much as its level says. */
export function searchPlayer(level: Level): Bot<View, Action> {
  return {
    load: loadWeights,
    choose: (view, random, budget) =>
      view.form === 'two' ? chooseForTwo(view, random) : searchAction(view, random, level, budget),
  };
}

/** The player of a level by its name, `full` without one; null where there is no such level. */
export const strong = makerBy<View, Action, (typeof LEVELS)[number]>(LEVELS, (level) =>
  searchPlayer(LEVEL[level ?? 'full']),
);
