import { type Bot, type BotMakers, makerOf, pick } from '@lusoria/core';
import { playable, rankOf } from '../rules/game.ts';
import type { Action, View } from '../rules/types.ts';

/** Chooses a legal action at random. */
const random: Bot<View, Action> = {
  choose(view, source) {
    const actions = playable(view);
    return actions.length > 0 ? pick(actions, source) : null;
  },
};

/** Takes a trick with the lowest card that takes it; otherwise discards its lowest card. */
const thrifty: Bot<View, Action> = {
  choose(view) {
    const actions = playable(view).toSorted((a, b) => rankOf(a.card) - rankOf(b.card));
    const highest = Math.max(-1, ...view.trick.map(({ card }) => rankOf(card)));
    return actions.find(({ card }) => rankOf(card) > highest) ?? actions[0] ?? null;
  },
};

/** The bots by kind; neither takes an argument. */
export const bots = {
  thrifty: makerOf(thrifty),
  random: makerOf(random),
} satisfies BotMakers<View, Action>;
