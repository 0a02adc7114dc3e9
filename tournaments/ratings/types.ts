import { list, whole } from '@lusoria/core/schema';
import * as v from 'valibot';
import type { LogEntry } from '../log/log-actor.ts';
import type { Strength } from './rate.ts';

const person = v.pipe(v.string(), v.regex(/^p[0-9a-f]{16}$/));
const strength = { rating: v.number(), deviation: v.number(), volatility: v.number() };

/** Strength of somebody in a game, as a quarter hands it on to the next. */
const carriedGame = v.strictObject({ game: v.string(), ...strength, results: whole, days: whole });

/** Somebody who took part in a result, with the strength they had until then. */
const rowSchema = v.strictObject({
  /** Null: a bot, or somebody whose ratings have been removed. */
  person: v.nullable(person),
  bot: v.nullable(v.string()),
  /** From 0; those who are level have the same. */
  place: whole,
  /** At a table: more are better. */
  points: v.exactOptional(v.number()),
  rating: v.number(),
  deviation: v.number(),
});
export type ResultRow = v.InferOutput<typeof rowSchema>;

/** An event of the log of ratings, of which there is one for each quarter of a year. */
export const ratingEventSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('opened'),
    carried: list(
      v.strictObject({ person, name: v.string(), joinedAt: whole, games: list(carriedGame) }),
    ),
    /** Results of the quarter before that might be found once more. */
    counted: list(v.string()),
  }),
  /** The person wants to be rated from now on; or has another name. */
  v.strictObject({ type: v.literal('joined'), person, name: v.string() }),
  /** The quarter is over: the next one takes what this one has, and nothing but erasures follows. */
  v.strictObject({ type: v.literal('closed') }),
  /** The person is not rated any more: they are in no entry. */
  v.strictObject({ type: v.literal('left'), person }),
  v.strictObject({
    type: v.literal('result'),
    game: v.string(),
    /** Where it comes from: a day, or a table and its round. */
    source: v.string(),
    weight: v.number(),
    repeat: whole,
    /** At a table, see `TableWeight`. */
    table: v.exactOptional(v.strictObject({ margin: v.number(), games: whole })),
    rows: list(rowSchema),
  }),
]);
export type RatingEvent = v.InferOutput<typeof ratingEventSchema>;
export type RatingResult = Extract<RatingEvent, { type: 'result' }>;
export type RatingEntry = LogEntry<RatingEvent>;

/** A strength after a result. */
interface Point {
  readonly at: number;
  readonly rating: number;
  readonly deviation: number;
}

/** Somebody's strength in a game. */
export interface RatedGame {
  readonly strength: Strength;
  readonly results: number;
  /** Days on which there were results. */
  readonly days: number;
  readonly lastAt: number;
  /** The latest last. */
  readonly history: readonly Point[];
}

/** Somebody who wants to be rated. */
export interface Member {
  readonly person: string;
  readonly name: string;
  readonly joinedAt: number;
  /** Whether they have joined or had a result in this quarter. */
  readonly isActive: boolean;
  readonly games: ReadonlyMap<string, RatedGame>;
}

/** A result at a table that lately brought people together. */
interface Meeting {
  readonly at: number;
  readonly people: readonly string[];
}

/** The ratings, made from the log of a quarter. Immutable. */
export interface Ratings {
  readonly members: ReadonlyMap<string, Member>;
  /** Sources of results. */
  readonly counted: ReadonlySet<string>;
  /** Of the last day, the latest last. */
  readonly meetings: readonly Meeting[];
  /** Whether the next quarter has taken over. */
  readonly isClosed: boolean;
  readonly seq: number;
}
