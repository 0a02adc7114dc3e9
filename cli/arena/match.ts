import * as v from 'valibot';

/** A match between players, as plain data, so that it can go to a worker. */
export const matchSchema = v.strictObject({
  game: v.string(),
  /** As the game's schema has read them. */
  options: v.unknown(),
  /** How many chairs a table has. */
  seats: v.number(),
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
  /** Whether it is counted where the points lie. */
  breakdown: v.boolean(),
});
export type Match = v.InferOutput<typeof matchSchema>;

/** As the number of the next deal: the match is stopped. Beyond any number of a deal. */
export const STOPPED = 2 ** 30;

/** Who sits on the chairs: players by their numbers. */
export type Seating = readonly number[];

/**
 * All ways in which players sit on so many chairs: where there are fewer players than chairs each of them sits
 * somewhere, where there are more nobody sits twice.
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

/** How a deal is played: which chair begins, and in which seatings. */
export interface Deal {
  readonly number: number;
  readonly first: number;
  readonly seatings: readonly Seating[];
}

/** Deal number `number`, from 0. */
export function dealOf({ names, seats, duplicate }: Match, number: number): Deal {
  const seatings = seatingsOf(names.length, seats);
  if (duplicate) return { number, first: number % seats, seatings };
  // Only after all seatings another chair begins: so each of them meets every place.
  const one = seatings[number % seatings.length];
  return {
    number,
    first: Math.floor(number / seatings.length) % seats,
    seatings: one ? [one] : [],
  };
}
