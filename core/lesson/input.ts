import * as v from 'valibot';
import { count, schemaOf } from '../schema.ts';
import type { Input } from './types.ts';

/** An input of the learner, as a device stores it. */
export const inputSchema = schemaOf<Input>()(
  v.variant('do', [
    v.object({ do: v.picklist(['go-on', 'other', 'insist', 'retry', 'hint', 'skip']) }),
    v.object({ do: v.literal('answer'), index: count }),
    v.object({ do: v.literal('act'), action: v.unknown() }),
  ]),
);
