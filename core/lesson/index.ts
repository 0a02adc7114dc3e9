export { following, openLesson, openReview, resume, walkThrough } from './run.ts';
export { starsFor } from './score.ts';
export type * from './types.ts';
export { inputSchema } from './input.ts';
export { type KeptRun, keptRunSchema } from './kept-run.ts';
