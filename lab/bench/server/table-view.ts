import { roundNumberSchema } from '@lusoria/table/round-number';
import * as v from 'valibot';

/** The part of a table's view that is needed to play on. */
const viewSchema = v.object({
  phase: v.string(),
  round: v.nullable(
    v.object({
      number: roundNumberSchema,
      awaited: v.array(v.number()),
      play: v.nullable(v.object({ must: v.array(v.number()), view: v.unknown() })),
    }),
  ),
});

export type SeenTable = v.InferOutput<typeof viewSchema>;

/** Parses the table in a message. */
export function tableIn(message: Buffer): SeenTable {
  return seenTable(v.parse(v.object({ view: v.unknown() }), JSON.parse(message.toString())).view);
}

/** Parses a view of a table. */
export function seenTable(view: unknown): SeenTable {
  return v.parse(viewSchema, view);
}
