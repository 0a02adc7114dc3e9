import type { GameFacts } from '@lusoria/core';
import { optionFields, presets } from './options.ts';
import { actionSchema, eventSchema, optionsSchema, viewSchema } from './schemas.ts';
import type { Action, Event, Options, View } from './types.ts';

/**
 * The sage sheds a card per turn and draws one per class, so it has at most 22 turns; four others
 * have as many, each of their lays may be judged by hand, and each submits at most 20 descriptions.
 */
const BOUND = 22 * 5 + 22 * 4 + 4 * 20 + 10;

/** What Classification says of itself. */
export const gameFacts: GameFacts<Options, Action, Event, View> = {
  id: 'classification',
  rules: 1,
  seats: [2, 3, 4, 5],
  schema: { options: optionsSchema, action: actionSchema, event: eventSchema, view: viewSchema },
  optionFields,
  presets,
  adaptable: {
    options: [
      { key: 'verdict', values: ['reason', 'plain'] },
      { key: 'difficulty', values: ['easy', 'medium', 'hard'] },
    ],
    aids: ['hints', 'coach'],
  },
  bound: BOUND,
};
