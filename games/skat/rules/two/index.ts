export { evolve } from './evolve.ts';
export { accepts, playableBy } from './legal.ts';
export { sampleAction } from './sample-action.ts';
export { BOUND, chance, decide, init, turn } from './rules.ts';
export { dealerOf, openOf } from './rows.ts';
export { redact, resampleState, unseenIn, viewOf } from './view.ts';
