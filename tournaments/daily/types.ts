import type { AnyGame, DailyOffer } from '@lusoria/core';
import { list, whole } from '@lusoria/core/schema';
import * as v from 'valibot';
import type { LogEntry } from '../log/log-actor.ts';
import type { DayEntries } from './day-entries.ts';
import type { BeaconValue } from './beacon.ts';
import { type Score, scoreSchema } from './score.ts';

/** A deal of each day, and its game. */
export interface DailyGame extends DailyOffer {
  readonly game: string;
}

const person = v.pipe(v.string(), v.regex(/^p[0-9a-f]{16}$/));
const secret = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** An event of the log of a day. */
export const dayEventSchema = v.variant('type', [
  /** All chance derives from the seed, whose hash is published at once, and itself after the day. */
  v.strictObject({
    type: v.literal('opened'),
    date: v.pipe(v.string(), v.isoDate()),
    game: v.string(),
    key: v.string(),
    options: v.unknown(),
    rounds: whole,
    bots: list(v.string()),
    engine: v.string(),
    seed: secret,
    /** Where the beacon is whose number is mixed in; absent: none is. */
    beacon: v.exactOptional(v.string()),
  }),
  v.strictObject({ type: v.literal('mixed'), round: whole, randomness: secret }),
  v.strictObject({ type: v.literal('entered'), person, name: v.string(), table: v.string() }),
  v.strictObject({ type: v.literal('scored'), person, score: scoreSchema, over: v.boolean() }),
  /** Its course is at a table of its own; absent: it was not kept. */
  v.strictObject({
    type: v.literal('engine'),
    score: scoreSchema,
    table: v.exactOptional(v.string()),
  }),
  /** The person's name is in no entry any more. */
  v.strictObject({ type: v.literal('erased'), person }),
]);
export type DayEvent = v.InferOutput<typeof dayEventSchema>;

export type DayLogEntry = LogEntry<DayEvent>;

/** One of the deals of a day, made from its log. Immutable. */
export interface DayState {
  readonly id: string;
  readonly game: AnyGame;
  readonly date: string;
  readonly key: string;
  readonly options: unknown;
  readonly rounds: number;
  readonly bots: readonly string[];
  readonly engine: string;
  readonly seed: string;
  /** Null: no beacon's number is mixed in. */
  readonly beacon: { readonly url: string; readonly value: BeaconValue | null } | null;
  readonly openedAt: number;
  readonly entries: DayEntries;
  /** Null while it is not known. */
  readonly engineScore: Score | null;
  /** The table with its course; null: there is none. */
  readonly engineTable: string | null;
  readonly seq: number;
}
