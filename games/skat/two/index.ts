export { evolve } from './evolve.ts';
export { accepts, playableBy } from './legal.ts';
export { propose } from './propose.ts';
export { BOUND, chance, decide, init, turn } from './rules.ts';
export { dealerOf, openOf, pointsOf } from './rows.ts';
export { redact, sample, unseenIn, viewOf } from './view.ts';
