export { accepts, orderIn, playableIn } from './legal.ts';
export { evolve } from './evolve.ts';
export { propose } from './propose.ts';
export { chance, decide, init, turn } from './rules.ts';
export { sample } from './sample.ts';
export { redact, viewOf } from './view.ts';
