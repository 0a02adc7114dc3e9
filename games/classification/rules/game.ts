import type { Game } from '@lusoria/core';
import { evolve } from './evolve.ts';
import { accepts } from './legal.ts';
import { optionFields, presets } from './options.ts';
import { sampleAction } from './sample-action.ts';
import { admits, chance, decide, init, timeout, turn } from './rules.ts';
import { resampleState } from './resample-state.ts';
import { match } from './score.ts';
import { actionSchema, eventSchema, optionsSchema, viewSchema } from './schemas.ts';
import type { TreeProblemCode } from './tree/check.ts';
import type { Action, Event, Options, RejectionCode, State, View } from './types.ts';
import { redact, viewOf } from './view.ts';

/**
 * The sage sheds a card per turn and draws one per class, so it has at most 22 turns; four others
 * have as many, each of their lays may be judged by hand, and each submits at most 20 descriptions.
 */
const BOUND = 22 * 5 + 22 * 4 + 4 * 20 + 10;

/** Classification, the sage's game. */
export const classification: Game<
  Options,
  State,
  Action,
  Event,
  View,
  RejectionCode | TreeProblemCode
> = {
  id: 'classification',
  rules: 1,
  seats: [2, 3, 4, 5],
  schema: { options: optionsSchema, action: actionSchema, event: eventSchema, view: viewSchema },
  optionFields,
  presets,
  bound: BOUND,
  match,
  admits,
  silent: ({ chat }) => chat === 'closed',
  // Drawing a tree counts all trees.
  isSlow: ({ tree }) => tree === 'drawn',
  init,
  turn,
  decide,
  chance,
  timeout,
  evolve,
  view: viewOf,
  redact,
  accepts,
  sampleAction,
  resampleState,
};
