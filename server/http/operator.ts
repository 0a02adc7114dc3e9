import type { Context } from 'hono';
import * as v from 'valibot';
import type { Operator } from '../operator/operator.ts';
import { actSchema } from '../operator/schema.ts';

/** Maximum bytes of an act. */
export const MAX_BYTES = 16 * 1024;

/** Carries out an act of the operator's page. */
export async function answerAct(c: Context, operator: Operator): Promise<Response> {
  const act = v.safeParse(actSchema, await c.req.json().catch(() => null));
  if (!act.success) return c.json({ code: 'bad-request' }, 400);
  const rejection = await operator.act(act.output);
  return rejection ? c.json({ code: rejection.code }, 409) : c.json({ code: 'done' });
}
