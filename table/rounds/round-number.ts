import * as v from 'valibot';

/**
 * A round of a table, counted from 1 over all its matches: in views, messages, records' findings,
 * links and the journal. No index can be assigned to it.
 */
export const roundNumberSchema = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(1),
  v.brand('RoundNumber'),
);
export type RoundNumber = v.InferOutput<typeof roundNumberSchema>;

/**
 * Number of the round at an index of a table's rounds.
 *
 * @throws RangeError for what is no index
 */
export function roundNumber(index: number): RoundNumber {
  const number = v.safeParse(roundNumberSchema, index + 1);
  if (!number.success) throw new RangeError(`no round has the index ${index}`);
  return number.output;
}

/** Index of a round in a table's rounds, and in its record. */
export function indexOf(number: RoundNumber): number {
  return number - 1;
}

export const FIRST_ROUND = roundNumber(0);
