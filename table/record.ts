import { list, whole } from '@lusoria/core/schema';
import * as v from 'valibot';
import { namesAt } from './past-rounds.ts';
import {
  type Entry,
  outcomeSchema,
  type PastRound,
  type RoundStep,
  stepSchema,
  type TableEvent,
  type TableState,
} from './types.ts';

const hex64 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** A step of a round as it is downloaded. */
export const recordedStep = v.omit(stepSchema, ['type']);

/** A game as it is downloaded: everything that is needed to play it again and to check its chance. */
export const recordSchema = v.strictObject({
  format: v.literal('lusoria-game'),
  version: v.literal(2),
  game: v.string(),
  rules: whole,
  /** Who sits where now: nicknames, or the kinds of bots. */
  seats: list(v.string()),
  rounds: list(
    v.strictObject({
      commitment: hex64,
      secret: hex64,
      contributions: list(v.strictObject({ seat: whole, bytes: hex64 })),
      options: v.unknown(),
      players: whole,
      /** Who sat where in this round; missing in records of earlier versions. */
      who: v.optional(list(v.string()), []),
      /** Null for a round that was broken off before the deal. */
      first: v.nullable(whole),
      /** Whether the first player was drawn by lot. */
      drawn: v.boolean(),
      steps: list(recordedStep),
      /** Null for a round that was broken off. */
      outcome: v.nullable(outcomeSchema),
    }),
  ),
});
export type GameRecord = v.InferOutput<typeof recordSchema>;

/** A finished round as it is downloaded. */
export type RoundRecord = GameRecord['rounds'][number];

/** A record as far as it is not about single rounds. */
export function recordHead(table: TableState): Omit<GameRecord, 'rounds'> {
  return {
    format: 'lusoria-game',
    version: 2,
    game: table.game.id,
    rules: table.game.rules,
    seats: namesAt(table),
  };
}

/**
 * A finished round, read from the log.
 *
 * @param entryAt the entries from which the round was opened to the one with which it ended, and the one with its
 *   options, by seq.
 * @throws RangeError when the log does not have them.
 */
export function roundRecord(past: PastRound, entryAt: (seq: number) => Entry): RoundRecord {
  const events: TableEvent[] = [];
  for (let seq = past.from; seq <= past.to; seq += 1) events.push(...entryAt(seq).events);
  const begins = events.findIndex(({ type }) => type === 'committed');
  const own = events.slice(begins);
  const opened = own.find((event) => event.type === 'committed');
  const ended = own.find((event) => event.type === 'revealed');
  const begun = own.find((event) => event.type === 'begun');
  if (!opened || !ended) throw new RangeError(`no round lies at ${past.from} to ${past.to}`);
  return {
    commitment: opened.commitment,
    secret: ended.secret,
    contributions: own.flatMap((event) =>
      event.type === 'contributed' ? [{ seat: event.seat, bytes: event.bytes }] : [],
    ),
    options: optionsIn(entryAt(past.optionsAt)),
    players: past.seats,
    who: past.who.map(({ name }) => name),
    first: begun?.first ?? null,
    drawn: begun?.drawn ?? false,
    steps: own.flatMap((event) => (event.type === 'step' ? [stepOf(event)] : [])),
    outcome: ended.outcome,
  };
}

/** The record of a table whose whole log is at hand. The round under way is not part of it: its secret is not open. */
export function recordOf(table: TableState, log: readonly Entry[]): GameRecord {
  const entryAt = (seq: number): Entry => {
    const entry = log[seq - 1];
    if (!entry) throw new RangeError(`no entry ${seq}`);
    return entry;
  };
  return { ...recordHead(table), rounds: table.rounds.map((past) => roundRecord(past, entryAt)) };
}

function optionsIn({ events }: Entry): unknown {
  const event = events.findLast(({ type }) => type === 'options' || type === 'created');
  return event && 'options' in event ? event.options : null;
}

function stepOf({ by, actor, input, events }: RoundStep): RoundRecord['steps'][number] {
  return { by, actor, input, events };
}
