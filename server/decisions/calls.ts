import { list } from '@lusoria/core/schema';
import { eventSchema, type SlowJob } from '@lusoria/table';
import * as v from 'valibot';
import { poolCalls } from '../bots/pool.ts';

/** A rejection as a thread posts it. */
export const postedRejection = v.object({
  code: v.string(),
  params: v.record(v.string(), v.union([v.string(), v.number()])),
});

const decisionSchema = v.variant('ok', [
  v.object({ ok: v.literal(true), value: list(eventSchema) }),
  v.object({
    ok: v.literal(false),
    rejection: postedRejection,
  }),
]);

/** Calls of the thread for slow decisions. */
export const decisionCalls = poolCalls<
  { readonly job: SlowJob; readonly thinkMs: number },
  v.InferOutput<typeof decisionSchema>
>(decisionSchema);
