import * as v from 'valibot';

/** A match between players, as plain data, so that it can go to a worker. */
export const matchSchema = v.strictObject({
  game: v.string(),
  /** As the game's schema has read them. */
  options: v.unknown(),
  /** Number of chairs at a table. */
  seats: v.number(),
  /** Players' names as given. */
  names: v.pipe(v.array(v.string()), v.readonly()),
  deals: v.number(),
  /** Whether every deal is played in all seatings (duplicate). */
  duplicate: v.boolean(),
  seed: v.string(),
  /** Milliseconds per decision; null: without a clock. */
  budget: v.nullable(v.number()),
  /** Whether the games are recorded. */
  records: v.boolean(),
  /** Whether points are broken down by source. */
  breakdown: v.boolean(),
});
export type Match = v.InferOutput<typeof matchSchema>;

/** Number of the next deal when the match is stopped: beyond that of any deal. */
export const STOPPED = 2 ** 30;

/** Players on the chairs, by number. */
export type Seating = readonly number[];

/**
 * All seatings of players on so many chairs: with fewer players than chairs each player has at
 * least one, with more nobody has two.
 */
export function seatingsOf(players: number, chairs: number): readonly Seating[] {
  const all = Array.from({ length: players }, (_, i) => i);
  const wanted = Math.min(players, chairs);
  let seatings: readonly Seating[] = [[]];
  for (let chair = 0; chair < chairs; chair += 1) {
    seatings = seatings.flatMap((seating) => all.map((player) => [...seating, player]));
  }
  return seatings.filter((seating) => new Set(seating).size === wanted);
}

/** Plan of a deal: the chair that begins, and its seatings. */
export interface Deal {
  readonly number: number;
  readonly first: number;
  readonly seatings: readonly Seating[];
}

/** Deal number `number`, from 0. */
export function dealOf({ names, seats, duplicate }: Match, number: number): Deal {
  const seatings = seatingsOf(names.length, seats);
  if (duplicate) return { number, first: number % seats, seatings };
  // Another chair begins only after all seatings: each of them meets every position.
  const one = seatings[number % seatings.length];
  return {
    number,
    first: Math.floor(number / seatings.length) % seats,
    seatings: one ? [one] : [],
  };
}
