import * as v from 'valibot';
import { schemaOf, whole } from '../schema.ts';

/** A finished run of a lesson, as the journal keeps it among practice. */
export interface KeptRun {
  readonly lesson: string;
  readonly tasks: number;
  /** Those that were not done at first go. */
  readonly missed: number;
  /** What the first answers cost, in points of the game; runs before 2026-12 do not tell. */
  readonly cost?: number;
}

export const keptRunSchema = schemaOf<KeptRun>()(
  v.strictObject({ lesson: v.string(), tasks: whole, missed: whole, cost: v.exactOptional(whole) }),
);
