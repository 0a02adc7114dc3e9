export { evolve } from './evolve.ts';
export { accepts } from './legal.ts';
export { sampleAction } from './sample-action.ts';
export { BOUND, chance, decide, init, turn } from './rules.ts';
export { dealerOf } from './rows.ts';
export { redact, resampleState, viewOf } from './view.ts';
