import type { Bot } from '@lusoria/core';
import type { Action } from '../rules/actions.ts';
import type { View } from '../rules/view.ts';
import { chooseForThree } from './heuristic/three.ts';
import { chooseForTwo } from './two.ts';

/** Plays by rules of thumb. */
export const decent: Bot<View, Action> = {
  choose: (view, random) =>
    view.form === 'two' ? chooseForTwo(view, random) : chooseForThree(view),
};
