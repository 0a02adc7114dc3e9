import { type Bot, pick, playRound, type Random, seeded } from '@lusoria/core';
import * as v from 'valibot';
import type { Action } from '../../rules/actions.ts';
import { skat } from '../../rules/game.ts';
import { type Options, optionsSchema } from '../../rules/options.ts';
import { anyOptions as anyValues } from '../../rules/testing/any-options.ts';
import type { State, View } from '../../rules/view.ts';

export type Player = Bot<View, Action>;

/** A decision in a deal. */
export interface Decision {
  readonly state: State;
  readonly seat: number;
  readonly view: View;
  readonly action: Action;
}

/** Random options; numbers are at their minimum. */
export function anyOptions(random: Random): Options {
  return anyValues(random, 'least');
}

/** Plays a deal; throws when a player does something illegal, or nothing. */
export function playDeal(
  players: readonly Player[],
  name: string,
  index: number,
  options: Options = v.parse(optionsSchema, {}),
): { readonly state: State; readonly decisions: readonly Decision[] } {
  const seats = players.length;
  const random = seeded(name, index);
  const decisions: Decision[] = [];
  const { state } = playRound(skat, {
    setup: { options, seats, first: index % seats },
    bots: players,
    chance: random,
    random,
    asked: ({ must }) => [pick(must, random)],
    decided({ action, ...decision }) {
      if (action) decisions.push({ ...decision, action });
    },
  });
  return { state, decisions };
}
