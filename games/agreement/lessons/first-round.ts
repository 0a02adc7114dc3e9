import { defined } from '@lusoria/core';
import type { Script } from '@lusoria/core/lesson';
import { type Cell, type ParadigmId, PARADIGMS, plain } from '@lusoria/latin';
import * as v from 'valibot';
import { type Card, deckOf, formOf } from '../rules/deck.ts';
import { agreement } from '../rules/game.ts';
import { optionsSchema } from '../rules/schemas.ts';
import type { Action, State } from '../rules/types.ts';
import { type Deal, dealt } from './deal.ts';
import { judge, type Remark } from './judge.ts';
import { type Forms, type Key, stepsOf, YOU } from './steps.ts';

/**
 * The deal, by cells: every move of the lesson is right, or wrong, in each deck, whatever its forms. Only agreement in
 * two of three features counts, and the cells that the learner declares are readings of their cards in all of them.
 */
const DEAL = {
  start: 'gen-sg-m',
  hands: [
    ['acc-sg-f', 'abl-pl-f', 'abl-sg-f', 'gen-pl-m', 'acc-pl-m'],
    ['acc-pl-f', 'nom-sg-f', 'dat-sg-f', 'gen-pl-f', 'nom-pl-m'],
  ],
  /** Drawn cards, in this order. */
  drawn: ['gen-sg-f', 'nom-sg-m'],
} as const satisfies Deal;

/** The first round with a deck: it covers everything that the game has. */
export function firstRound(name: ParadigmId): Script<State, Action, Remark, Key> {
  // Whoever knows no Latin looks up what a card can be.
  const options = v.parse(optionsSchema, { deck: name, tables: 'open' });
  const deck = deckOf(options);
  const cardOf = (cell: Cell): Card => defined(deck.at[cell][0], 'a form of this cell');
  const formIn = (cell: Cell): string => formOf(deck, cardOf(cell));
  const { cells } = plain(PARADIGMS[name]);
  return {
    you: YOU,
    begin() {
      const state = agreement.init({ options, seats: DEAL.hands.length, first: YOU });
      return agreement.evolve(state, dealt(deck, DEAL));
    },
    steps: stepsOf(
      cardOf,
      {
        ...formsIn(formIn),
        macron: cells['nom-sg-f'] === cells['abl-sg-f'] ? 'yes' : 'no',
      },
      formIn,
    ),
    judge: (state, action) => judge(state, action, deck),
    choose: () => null,
    aside: ({ type }) => ASIDES[type] ?? null,
  };
}

/** Nobody waits while the form tables are consulted. */
const ASIDES: Readonly<Partial<Record<Action['type'], 'done' | 'ignored'>>> = {
  'go-on': 'done',
  look: 'ignored',
  close: 'ignored',
};

/** The forms that the coach names, each under its role in the lesson. */
function formsIn(form: (cell: Cell) => string): Forms {
  return {
    formStart: form('gen-sg-m'),
    formFirst: form('acc-sg-f'),
    formSecond: form('acc-pl-f'),
    formMany: form('abl-pl-f'),
    formShort: form('nom-sg-f'),
    formLong: form('abl-sg-f'),
    formDative: form('dat-sg-f'),
    formGenitive: form('gen-pl-f'),
    formTwo: form('gen-pl-m'),
    formLast: form('acc-pl-m'),
  };
}
