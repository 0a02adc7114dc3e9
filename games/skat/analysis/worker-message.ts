import { schemaOf } from '@lusoria/core/schema';
import * as v from 'valibot';
import { type Analysis, analysisSchema, type Hint, hintSchema, progressSchema } from './types.ts';

/** A message of a worker that analyses. */
export type AnalysisMessage =
  | {
      readonly kind: 'progress';
      readonly done: number;
      readonly of: number;
    }
  | {
      readonly kind: 'analysis';
      readonly analysis: Analysis | null;
    }
  /** It may still change, and grows more certain. */
  | {
      readonly kind: 'hint-so-far';
      readonly hint: Hint;
      readonly done: number;
      readonly of: number;
    }
  | {
      readonly kind: 'hint';
      readonly hint: Hint | null;
    };

export const analysisMessageSchema = schemaOf<AnalysisMessage>()(
  v.variant('kind', [
    v.strictObject({ kind: v.literal('progress'), ...progressSchema.entries }),
    v.strictObject({ kind: v.literal('analysis'), analysis: v.nullable(analysisSchema) }),
    v.strictObject({ kind: v.literal('hint-so-far'), hint: hintSchema, ...progressSchema.entries }),
    v.strictObject({ kind: v.literal('hint'), hint: v.nullable(hintSchema) }),
  ]),
);
