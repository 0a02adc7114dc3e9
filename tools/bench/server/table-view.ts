import * as v from 'valibot';

/** As much of a message about a table as is needed to play on. */
const messageSchema = v.object({
  view: v.object({
    phase: v.string(),
    round: v.nullable(
      v.object({
        number: v.number(),
        awaited: v.array(v.number()),
        play: v.nullable(v.object({ must: v.array(v.number()), view: v.unknown() })),
      }),
    ),
  }),
});

export type SeenTable = v.InferOutput<typeof messageSchema>['view'];

/** Reads what a message tells of a table. */
export function tableIn(message: Buffer): SeenTable {
  return v.parse(messageSchema, JSON.parse(message.toString())).view;
}
