import * as v from 'valibot';
import { whole } from '../schema.ts';

/** A finished run of a lesson, as the journal keeps it among practice. */
export const keptRunSchema = v.strictObject({
  lesson: v.string(),
  tasks: whole,
  /** Those that were not done at first go. */
  missed: whole,
});
export type KeptRun = v.InferOutput<typeof keptRunSchema>;
