export { following, openLesson, resume } from './run.ts';
export type * from './types.ts';
export { inputSchema } from './input.ts';
