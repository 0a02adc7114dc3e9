import { patched, patchSchema } from '@lusoria/table/patch';
import * as v from 'valibot';

/** As much of a table as is needed to play on. */
const tableSchema = v.object({
  phase: v.string(),
  round: v.nullable(
    v.object({
      number: v.number(),
      awaited: v.array(v.number()),
      play: v.nullable(v.object({ must: v.array(v.number()), view: v.unknown() })),
    }),
  ),
});

const messageSchema = v.variant('t', [
  v.object({ t: v.literal('table'), view: v.unknown() }),
  v.object({ t: v.literal('delta'), patch: patchSchema }),
]);

export type SeenTable = v.InferOutput<typeof tableSchema>;

/** Reads what a message tells of a table. */
export function tableIn(message: Buffer): SeenTable {
  return seenIn(viewAfter(null, message));
}

/** The view that a message leads to from the one before. */
export function viewAfter(view: unknown, message: Buffer): unknown {
  const read = v.parse(messageSchema, JSON.parse(message.toString()));
  return read.t === 'table' ? read.view : patched(view, read.patch);
}

/** Reads a view. */
export function seenIn(view: unknown): SeenTable {
  return v.parse(tableSchema, view);
}
