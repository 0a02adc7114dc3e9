import type { Bot } from '@lusoria/core';
import type { Action } from '../../rules/actions.ts';
import type { View } from '../../rules/view.ts';
import { chooseForTwo } from '../two.ts';
import { heuristicAction } from './three.ts';

/** The heuristic player, the bot `decent`: plays by fixed rules, and bids as the models of `evaluateHand` say. */
export const heuristic: Bot<View, Action> = {
  choose: (view, random) =>
    view.form === 'two' ? chooseForTwo(view, random) : heuristicAction(view),
};
