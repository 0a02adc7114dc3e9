import type { Bot } from '@lusoria/core';
import { skat } from '../game.ts';
import type { Action, View } from '../types.ts';

/** Plays by rules of thumb. */
export const decent: Bot<View, Action> = {
  choose: (view, random) => skat.propose(view, random),
};
