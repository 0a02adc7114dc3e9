import { type Bot, draw, pick, type Random, seeded } from '@lusoria/core';
import * as v from 'valibot';
import type { Action } from '../../rules/actions.ts';
import { skat } from '../../rules/game.ts';
import { type Options, optionsSchema } from '../../rules/options.ts';
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
  const chosen = Object.fromEntries(
    skat.optionFields.map((field): [string, string | number | boolean] => {
      switch (field.kind) {
        case 'choice':
          return [field.key, pick(field.values, random)];
        case 'switch':
          return [field.key, random.int(2) === 0];
        case 'number':
          return [field.key, field.min];
      }
    }),
  );
  return v.parse(optionsSchema, chosen);
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
  let state = skat.init({ options, seats, first: index % seats });
  for (;;) {
    const turn = skat.turn(state);
    if (turn.kind === 'over') return { state, decisions };
    if (turn.kind === 'chance') {
      state = skat.chance(state, draw(turn.request, random)).reduce(skat.evolve, state);
      continue;
    }
    const seat = pick(turn.must, random);
    const view = skat.view(state, seat);
    const action = players[seat]?.choose(view, random) ?? null;
    const made = action ? skat.decide(state, seat, action) : null;
    if (!action || !made?.ok) throw new Error(JSON.stringify([seat, turn.name, action, made]));
    decisions.push({ state, seat, view, action });
    state = made.value.reduce(skat.evolve, state);
  }
}
