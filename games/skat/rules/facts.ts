import type { GameFacts } from '@lusoria/core';
import { type Action, actionSchema } from './actions.ts';
import { type Event, eventSchema } from './events.ts';
import { optionFields, type Options, optionsSchema } from './options.ts';
import { PRESETS } from './presets.ts';
import { type View, viewSchema } from './view.ts';

/** Calls of an auction, claims, concessions and their answers included. */
const BOUND = 500;

/** What Skat says of itself. */
export const gameFacts: GameFacts<Options, Action, Event, View> = {
  id: 'skat',
  rules: 1,
  seats: [2, 3, 4],
  schema: { options: optionsSchema, action: actionSchema, event: eventSchema, view: viewSchema },
  optionFields,
  presets: PRESETS,
  adaptable: { options: [{ key: 'tricks', values: ['open', 'last'] }], aids: ['hints'] },
  bound: BOUND,
};
