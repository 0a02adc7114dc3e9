import type { Game, Rejection } from '@lusoria/core';
import { type Action, actionSchema } from './actions.ts';
import { type Event, eventSchema } from './events.ts';
import { optionFields, type Options, optionsSchema } from './options.ts';
import { PRESETS } from './presets.ts';
import type { RejectionCode } from './rejections.ts';
import { match, placeAfter } from './series.ts';
import * as three from './three/index.ts';
import * as two from './two/index.ts';
import { type State, type View, viewSchema } from './view.ts';

/** Calls of an auction, claims, concessions and their answers included. */
const BOUND = 500;

/** Why somebody who sees this cannot do that; null when it can be done. */
export function accepts(view: View, action: Action): Rejection<RejectionCode> | null {
  return view.form === 'two' ? two.accepts(view, action) : three.accepts(view, action);
}

/** Skat: at a table of three or four, and in the form for two. */
export const skat: Game<Options, State, Action, Event, View, RejectionCode> = {
  id: 'skat',
  rules: 1,
  seats: [2, 3, 4],
  schema: { options: optionsSchema, action: actionSchema, event: eventSchema, view: viewSchema },
  optionFields,
  presets: PRESETS,
  bound: BOUND,
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
