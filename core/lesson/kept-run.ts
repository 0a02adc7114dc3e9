import * as v from 'valibot';
import { schemaOf, whole } from '../schema.ts';

/** A finished run of a lesson, as the journal keeps it among practice. */
export interface KeptRun {
  readonly lesson: string;
  readonly tasks: number;
  /** Those that were not done at first go. */
  readonly missed: number;
}

export const keptRunSchema = schemaOf<KeptRun>()(
  v.strictObject({ lesson: v.string(), tasks: whole, missed: whole }),
);
