import type { Game } from '@lusoria/core';
import { evolve } from './evolve.ts';
import { gameFacts } from './facts.ts';
import { accepts } from './legal.ts';
import { sampleAction } from './sample-action.ts';
import { chance, decide, init, timeout, turn } from './rules.ts';
import { match, outcomeOf, ranked } from './score.ts';
import type { Action, Event, Options, RejectionCode, State, View } from './types.ts';
import { redact, resampleState, viewOf } from './view.ts';

/** is – ea – id, ille – illa – illud, ipse – ipsa – ipsum, and every deck of the same kind. */
export const agreement: Game<Options, State, Action, Event, View, RejectionCode> = {
  ...gameFacts,
  match,
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
  soFar: (state) => outcomeOf(ranked(state), state.seats),
};
