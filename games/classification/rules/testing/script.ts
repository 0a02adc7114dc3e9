import type { Turn } from '@lusoria/core';
import * as v from 'valibot';
import { deckOf } from '../deck-of.ts';
import { classification } from '../game.ts';
import { LEAF, type Tree } from '../tree/types.ts';
import { optionsSchema } from '../schemas.ts';
import type { Action, Event, Options, State } from '../types.ts';

/** Ten red cards: in one class if the tree asks for the colour. */
export const RED_HAND = [
  ...['empty', 'striped', 'full'].flatMap((filling) =>
    [1, 2, 3].map((count) => `square-red-${filling}-${count}`),
  ),
  'triangle-red-full-1',
];

/** Starting position of a test round; cards by their ids. */
export interface Given {
  readonly options?: Partial<Options>;
  readonly tree: Tree;
  /** By seat; the first seat is the sage. Hands are filled up to ten from the rest of the deck. */
  readonly hands: readonly (readonly string[])[];
  readonly turned: string;
  /** The top of the stock, top first. */
  readonly stock?: readonly string[];
}

/** A round played step by step. */
export interface Script {
  readonly state: () => State;
  readonly turn: () => Turn;
  /** Carries out an action that must be accepted; returns its events. */
  does(seat: number, action: Action): readonly Event[];
  /** The code with which an action is rejected; null if it would be accepted. */
  refuses(seat: number, action: Action): string | null;
  /** The cards with these ids. */
  cards(...ids: readonly string[]): readonly number[];
  lay(seat: number, to: number | null, ...ids: readonly string[]): readonly Event[];
  /** The ids of the cards in a hand. */
  hand(seat: number): readonly string[];
  timeout(): readonly Event[];
}

/** Opens a round in which the sage (seat 0) has set the tree and the cards are dealt. */
export function dealt({ options = {}, tree, hands, turned, stock = [] }: Given): Script {
  const all = v.parse(optionsSchema, options);
  const deck = deckOf(all);
  const card = (id: string): number => {
    const at = deck.cards.findIndex((one) => one.id === id);
    if (at < 0) throw new RangeError(`no card ${id}`);
    return at;
  };
  const named = new Set([...hands.flat(), turned, ...stock].map(card));
  const rest = [...deck.cards.keys()].filter((one) => !named.has(one));
  const order = [
    ...hands.flatMap((hand) => {
      const own = hand.map(card);
      return [...own, ...rest.splice(0, 10 - own.length)];
    }),
    card(turned),
    ...stock.map(card),
    ...rest,
  ];
  let state = classification.init({ options: all, seats: hands.length, first: 0 });
  const happen = (events: readonly Event[]): readonly Event[] => {
    state = events.reduce(classification.evolve, state);
    return events;
  };
  const script: Script = {
    state: () => state,
    turn: () => classification.turn(state),
    does(seat, action) {
      const made = classification.decide(state, seat, action);
      if (!made.ok) throw new Error(`${seat} is refused ${action.type}: ${made.rejection.code}`);
      return happen(made.value);
    },
    refuses(seat, action) {
      const made = classification.decide(state, seat, action);
      return made.ok ? null : made.rejection.code;
    },
    cards: (...ids) => ids.map(card),
    lay: (seat, to, ...ids) => script.does(seat, { type: 'lay', cards: ids.map(card), class: to }),
    hand: (seat) => (state.hands[seat] ?? []).map((one) => deck.cards[one]?.id ?? ''),
    timeout: () => happen(classification.timeout(state)),
  };
  script.does(0, { type: 'set-tree', tree });
  happen(classification.chance(state, order));
  return script;
}

/** A question on one attribute, with one branch for each of these groups of values. */
export function ask(attribute: string, ...branches: readonly (readonly [string, Tree])[]): Tree {
  return {
    kind: 'ask',
    attribute,
    branches: branches.map(([values, to]) => ({ values: values.split(' '), to })),
  };
}

export const BY_COLOUR = ask('colour', ['red', LEAF], ['green', LEAF], ['blue', LEAF]);
