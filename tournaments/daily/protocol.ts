import { list, whole } from '@lusoria/core/schema';
import * as v from 'valibot';
import { scoreSchema } from './score.ts';

/** The id of one of the deals of a day. */
const daySchema = v.pipe(v.string(), v.regex(/^dy-\d{4}-\d{2}-\d{2}-[a-z]{1,16}-[a-z0-9]{1,8}$/));

/** A client's request about the deals of a day, in a message `event`. */
export const dailyRequestSchema = v.variant('ask', [
  /** Lists the deals of today and of the days before. */
  v.strictObject({ ask: v.literal('daily') }),
  v.strictObject({ ask: v.literal('daily-day'), day: daySchema }),
  /** The table of one's entry, made where there is none; of a past day outside the list. */
  v.strictObject({ ask: v.literal('daily-play'), day: daySchema }),
]);
export type DailyRequest = v.InferOutput<typeof dailyRequestSchema>;

/** The beacon of a day, and its number as soon as somebody has played; null: none is mixed in. */
const beaconSchema = v.nullable(
  v.strictObject({
    url: v.pipe(v.string(), v.url()),
    value: v.nullable(
      v.strictObject({ round: whole, randomness: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) }),
    ),
  }),
);

const points = v.picklist(['most', 'fewest']);

/**
 * One of the deals of a day. What tells of the cards is null until the viewer has played them all,
 * or the day is over. Times are milliseconds.
 */
const dayViewSchema = v.strictObject({
  day: v.string(),
  date: v.string(),
  game: v.string(),
  key: v.string(),
  options: v.unknown(),
  rounds: whole,
  bots: list(v.string()),
  engineName: v.string(),
  /** Which points win. */
  best: points,
  phase: v.picklist(['ahead', 'today', 'past']),
  until: whole,
  /** SHA-256 of the seed, and when it was fixed; the seed itself after the day. */
  commitment: v.string(),
  committedAt: whole,
  seed: v.nullable(v.string()),
  beacon: beaconSchema,
  /** How many take part; `rows` has the first hundred, and the viewer's. */
  entries: whole,
  rows: list(
    v.strictObject({
      place: v.nullable(whole),
      name: v.string(),
      you: v.boolean(),
      score: v.nullable(v.number()),
      /** Number of deals played. */
      played: v.nullable(whole),
      /** Where the deals can be gone through, once all are played. */
      table: v.nullable(v.string()),
      /** Time from the entry to the end of the last deal. */
      ms: v.nullable(whole),
    }),
  ),
  own: v.nullable(v.strictObject({ table: v.string(), score: scoreSchema, over: v.boolean() })),
  /** Means of those who have played all deals. */
  field: v.nullable(scoreSchema),
  engine: v.nullable(scoreSchema),
  engineTable: v.nullable(v.string()),
});
export type DayView = v.InferOutput<typeof dayViewSchema>;

const summarySchema = v.strictObject({
  day: v.string(),
  date: v.string(),
  game: v.string(),
  key: v.string(),
  rounds: whole,
  entered: v.boolean(),
});

/** The `answer` of a message `event-answer` to such a request. */
export const dailyAnswerSchema = v.variant('to', [
  /** `isOn`: whether this server has deals of the day; `streak`: days in a row with an entry. */
  v.strictObject({
    to: v.literal('daily'),
    isOn: v.boolean(),
    date: v.string(),
    streak: whole,
    days: list(summarySchema),
  }),
  v.strictObject({ to: v.literal('daily-day'), view: dayViewSchema }),
  v.strictObject({ to: v.literal('daily-play'), table: v.string() }),
]);
export type DailyAnswer = v.InferOutput<typeof dailyAnswerSchema>;

/** The deals of a day as anybody may check them: `/api/daily/DATE`. */
export const dailyProofSchema = v.strictObject({
  date: v.string(),
  zone: v.literal('UTC'),
  deals: list(
    v.strictObject({
      game: v.string(),
      key: v.string(),
      options: v.unknown(),
      rounds: whole,
      bots: list(v.string()),
      engine: v.string(),
      commitment: v.string(),
      committedAt: whole,
      /** Null until the day is over. */
      seed: v.nullable(v.string()),
      beacon: beaconSchema,
    }),
  ),
});
export type DailyProof = v.InferOutput<typeof dailyProofSchema>;
