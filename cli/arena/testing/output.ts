import * as v from 'valibot';

const estimate = {
  mean: v.number(),
  ci95: v.nullable(v.strictTuple([v.number(), v.number()])),
};

/** Output of `lusoria arena --json`. */
export const outputSchema = v.strictObject({
  deals: v.number(),
  games: v.number(),
  seats: v.array(
    v.strictObject({
      name: v.string(),
      engine: v.nullable(v.string()),
      games: v.number(),
      /** By the keys of the game's measures. */
      perGame: v.record(v.string(), v.number()),
      decisions: v.strictObject({
        count: v.number(),
        p50: v.number(),
        p95: v.number(),
        p999: v.number(),
        most: v.number(),
      }),
      faults: v.number(),
      faultsBy: v.strictObject({
        illegal: v.number(),
        late: v.number(),
        garbage: v.number(),
        died: v.number(),
      }),
      /** In the game's own form. */
      breakdown: v.optional(v.unknown()),
    }),
  ),
  byChairs: v.optional(
    v.array(
      v.strictObject({
        chairs: v.strictTuple([v.number(), v.number()]),
        perGame: v.strictTuple([v.number(), v.number()]),
        ...estimate,
      }),
    ),
  ),
  difference: v.nullable(v.strictObject(estimate)),
  differences: v.optional(
    v.array(v.strictObject({ of: v.strictTuple([v.number(), v.number()]), ...estimate })),
  ),
  complete: v.boolean(),
  seconds: v.number(),
});
