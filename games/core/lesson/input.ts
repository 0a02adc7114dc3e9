import * as v from 'valibot';
import { count } from '../schema.ts';

/** What the learner did, as a device keeps it. */
export const inputSchema = v.variant('do', [
  v.object({ do: v.picklist(['go-on', 'other', 'insist', 'retry', 'skip']) }),
  v.object({ do: v.literal('answer'), index: count }),
  v.object({ do: v.literal('act'), action: v.unknown() }),
]);
