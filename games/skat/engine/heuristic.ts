import type { Bot } from '@lusoria/core';
import { chooseForTwo } from './two.ts';
import type { Action, View } from '../rules/types.ts';
import { chooseForThree } from './heuristic/three.ts';

/** Plays by rules of thumb. */
export const decent: Bot<View, Action> = {
  choose: (view, random) =>
    view.form === 'two' ? chooseForTwo(view, random) : chooseForThree(view),
};
