import * as v from 'valibot';

const variantSchema = v.object({
  options: v.array(v.object({ entries: v.object({ type: v.object({ literal: v.string() }) }) })),
});

/** Types of actions or events that a game's schema tells apart, so that a test notices a missing one. */
export function typesIn(schema: v.GenericSchema): readonly string[] {
  return v.parse(variantSchema, schema).options.map(({ entries }) => entries.type.literal);
}
