import * as v from 'valibot';
import { TEMPOS } from './pupil.ts';

/** What the page tells the worker of a rehearsal, beside the texts of its connection. */
export const rehearsalMessageSchema = v.variant('do', [
  v.object({
    do: v.literal('fill'),
    code: v.string(),
    game: v.string(),
    bots: v.array(v.string()),
  }),
  v.object({ do: v.literal('tempo'), tempo: v.picklist(TEMPOS) }),
]);
export type RehearsalMessage = v.InferOutput<typeof rehearsalMessageSchema>;
