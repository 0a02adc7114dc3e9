import type { GameFacts, OptionField } from '@lusoria/core';
import { PARADIGM_IDS } from '@lusoria/latin';
import { actionSchema, eventSchema, optionsSchema, viewSchema } from './schemas.ts';
import type { Action, Event, Options, View } from './types.ts';

/** Maximum number of turns of a round (rule 13). */
export const MAX_TURNS = 400;

/** Option fields for forms and the command line; the schema also accepts the contents of a deck file. */
const optionFields = [
  { key: 'deck', kind: 'choice', values: PARADIGM_IDS, standard: 'is', apart: true },
  { key: 'referee', kind: 'choice', values: ['players', 'table'], standard: 'players' },
  { key: 'end', kind: 'choice', values: ['first', 'last'], standard: 'first' },
  { key: 'rounds', kind: 'number', min: 1, max: 10, standard: 1 },
  { key: 'drawing', kind: 'choice', values: ['free', 'compulsory'], standard: 'free' },
  { key: 'tables', kind: 'choice', values: ['dispute', 'open'], standard: 'dispute' },
  { key: 'plain', kind: 'switch', standard: false },
  { key: 'joker', kind: 'switch', standard: false },
  { key: 'jokerLast', kind: 'switch', standard: true },
  { key: 'unnoticed', kind: 'choice', values: ['declared', 'readings'], standard: 'declared' },
  { key: 'upheldDraw', kind: 'switch', standard: false },
  { key: 'rejectedDraw', kind: 'switch', standard: false },
  { key: 'wait', kind: 'number', min: 0, max: 10, standard: 0 },
  { key: 'botWait', kind: 'number', min: 0, max: 20, standard: 4 },
] as const satisfies readonly OptionField[];

/**
 * Key of an option of an agreement table.
 *
 * @public
 */
export type OptionKey = (typeof optionFields)[number]['key'];

/**
 * A turn has one play or draw and a pass; at most four answers, five openings of the form tables and five closings
 * follow.
 */
const ACTIONS_A_TURN = 16;

/** What the agreement games say of themselves. */
export const gameFacts: GameFacts<Options, Action, Event, View> = {
  id: 'agreement',
  rules: 1,
  seats: [2, 3, 4, 5],
  schema: { options: optionsSchema, action: actionSchema, event: eventSchema, view: viewSchema },
  optionFields,
  presets: {
    standard: {},
    practice: { referee: 'table', tables: 'open' },
    tournament: { rounds: 3, upheldDraw: true, rejectedDraw: true, wait: 2 },
  },
  adaptable: {
    options: [
      { key: 'tables', values: ['open', 'dispute'] },
      { key: 'referee', values: ['table', 'players'] },
      { key: 'drawing', values: ['free', 'compulsory'] },
      { key: 'upheldDraw', values: [false, true] },
      { key: 'rejectedDraw', values: [false, true] },
    ],
    aids: ['tables', 'hints', 'coach'],
    proposed: {
      lacking: { aids: ['tables', 'hints'], options: {} },
      sure: { aids: [], options: { upheldDraw: true, rejectedDraw: true } },
    },
  },
  bound: MAX_TURNS * ACTIONS_A_TURN,
};
