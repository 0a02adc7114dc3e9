import type { Game } from '@lusoria/core';
import { accepts } from './accepts.ts';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import { gameFacts } from './facts.ts';
import type { Options } from './options.ts';
import type { RejectionCode } from './rejections.ts';
import { match, placeAfter } from './series.ts';
import * as three from './three/index.ts';
import * as two from './two/index.ts';
import type { State, View } from './view.ts';

/** Skat: at a table of three or four, and in the form for two. */
export const skat: Game<Options, State, Action, Event, View, RejectionCode> = {
  ...gameFacts,
  match,
  init({ options, seats, first, played = [] }) {
    const start = { options, seats, first, place: placeAfter(played, options, seats) };
    return seats === 2 ? two.init(start) : three.init(start);
  },
  turn: (state) => (state.form === 'two' ? two.turn(state) : three.turn(state)),
  decide: (state, by, action) =>
    state.form === 'two' ? two.decide(state, by, action) : three.decide(state, by, action),
  chance: (state, numbers) =>
    state.form === 'two' ? two.chance(state, numbers) : three.chance(state, numbers),
  // Nothing here has a limit of its own.
  timeout: () => [],
  evolve: (state, event) =>
    state.form === 'two' ? two.evolve(state, event) : three.evolve(state, event),
  view: (state, who) => (state.form === 'two' ? two.viewOf(state, who) : three.viewOf(state, who)),
  redact: (event, who) => two.redact(three.redact(event, who), who),
  accepts,
  sampleAction: (view, random) =>
    view.form === 'two' ? two.sampleAction(view, random) : three.sampleAction(view, random),
  resampleState: (view, random) =>
    view.form === 'two' ? two.resampleState(view, random) : three.resampleState(view, random),
};
