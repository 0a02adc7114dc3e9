import type { Bot } from '@lusoria/core';
import type { Action } from '../../rules/actions.ts';
import type { View } from '../../rules/view.ts';
import { chooseForTwo } from '../two.ts';
import { heuristicAction } from './three.ts';

/** The heuristic player, the bot `decent`: bids by the fitted models alone and plays by fixed rules. */
export const heuristic: Bot<View, Action> = {
  choose: (view, random) =>
    view.form === 'two' ? chooseForTwo(view, random) : heuristicAction(view),
};
