import * as v from 'valibot';

/** A match between players, as plain data, so that it can go to a worker. */
export const matchSchema = v.strictObject({
  /** The players as they were named. */
  names: v.pipe(v.array(v.string()), v.readonly()),
  deals: v.number(),
  /** Whether every deal is played in all seatings. */
  duplicate: v.boolean(),
  seed: v.string(),
  /** Milliseconds a decision; null: without a clock. */
  budget: v.nullable(v.number()),
  /** Whether the games are recorded. */
  records: v.boolean(),
});
export type Match = v.InferOutput<typeof matchSchema>;

/** As the number of the next deal: the match is stopped. Beyond any number of a deal. */
export const STOPPED = 2 ** 30;

/** Who sits on the three chairs: players by their numbers. */
export type Seating = readonly [number, number, number];

/**
 * All ways in which players sit: for two all that are not the same player thrice, for more all that
 * are three different ones.
 */
export function seatingsOf(players: number): readonly Seating[] {
  const all = Array.from({ length: players }, (_, i) => i);
  const wanted = Math.min(players, 3);
  return all
    .flatMap((a) => all.flatMap((b) => all.map((c): Seating => [a, b, c])))
    .filter((chairs) => new Set(chairs).size === wanted);
}

/** How a deal is played: who is forehand, and in which seatings. */
export interface Deal {
  readonly number: number;
  readonly first: number;
  readonly seatings: readonly Seating[];
}

/** Deal number `number`, from 0. */
export function dealOf({ names, duplicate }: Match, number: number): Deal {
  const seatings = seatingsOf(names.length);
  if (duplicate) return { number, first: number % 3, seatings };
  // Only after all seatings another one is forehand: so each of them meets every place.
  const one = seatings[number % seatings.length];
  return {
    number,
    first: Math.floor(number / seatings.length) % 3,
    seatings: one ? [one] : [],
  };
}
