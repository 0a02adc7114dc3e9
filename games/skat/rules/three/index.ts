export { accepts, orderIn, playableIn } from './legal.ts';
export { evolve } from './evolve.ts';
export { sampleAction } from './sample-action.ts';
export { chance, decide, init, turn } from './rules.ts';
export { resampleState } from './resample-state.ts';
export { redact, viewOf } from './view.ts';
