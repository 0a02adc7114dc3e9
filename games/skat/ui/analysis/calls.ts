import { workerCall } from '@lusoria/core/worker-call';
import { viewSchema } from '@lusoria/skat';
import { analysisSchema, hintSchema } from '@lusoria/skat/analysis';
import * as v from 'valibot';

const progress = { done: v.number(), of: v.number() };

/** Calls of the worker that analyses. */
export const analysisCalls = {
  /** The analysis of a deal for a seat; null where there is none. */
  analyse: {
    ...workerCall(
      v.strictObject({ view: viewSchema, seat: v.number() }),
      v.nullable(analysisSchema),
    ),
    progress: v.strictObject(progress),
  },
  /** A hint; null where there is nothing to advise. Until then it may change, and grows more certain. */
  hint: {
    ...workerCall(viewSchema, v.nullable(hintSchema)),
    progress: v.strictObject({ hint: hintSchema, ...progress }),
  },
};
