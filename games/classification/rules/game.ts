import type { Game } from '@lusoria/core';
import { evolve } from './evolve.ts';
import { gameFacts } from './facts.ts';
import { accepts } from './legal.ts';
import { sampleAction } from './sample-action.ts';
import { admits, chance, decide, init, timeout, turn } from './rules.ts';
import { resampleState } from './resample-state.ts';
import { match } from './score.ts';
import type { TreeProblemCode } from './tree/check.ts';
import type { Action, Event, Options, RejectionCode, State, View } from './types.ts';
import { redact, viewOf } from './view.ts';

/** Classification, the sage's game. */
export const classification: Game<
  Options,
  State,
  Action,
  Event,
  View,
  RejectionCode | TreeProblemCode
> = {
  ...gameFacts,
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
