import { list, whole } from '@lusoria/core/schema';
import * as v from 'valibot';
import { namesAt } from '../rounds/past-rounds.ts';
import {
  type Entry,
  outcomeSchema,
  type PastRound,
  type RoundStep,
  stepSchema,
  type TableEvent,
  type TableState,
} from '../model/types.ts';

const hex64 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** A step of a round in a downloaded record. */
export const recordedStep = v.strictObject({
  ...v.omit(stepSchema, ['type']).entries,
  /** Nickname of the person who acted, where they do not hold the seat at the end of the round. */
  name: v.exactOptional(v.string()),
});

/** A downloaded record of a table: everything needed to replay it and to verify its chance. */
export const recordSchema = v.strictObject({
  format: v.literal('lusoria-game'),
  version: v.literal(2),
  game: v.string(),
  rules: whole,
  /** Seat holders now: nicknames, or the kinds of bots. */
  seats: list(v.string()),
  rounds: list(
    v.strictObject({
      commitment: hex64,
      /** Null for a round that is still under way. */
      secret: v.nullable(hex64),
      contributions: list(v.strictObject({ seat: whole, bytes: hex64 })),
      options: v.unknown(),
      players: whole,
      /** Seat holders in this round; missing in records of earlier versions. */
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

/** A finished round in a downloaded record. */
export type RoundRecord = GameRecord['rounds'][number];

/** The parts of a record that are not about single rounds. */
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
 * A round, read from the log: finished, or as far as it has been played.
 *
 * @param people of the table
 * @param entryAt returns an entry by seq: those from the opening to the end of the round, and that
 * of its options.
 * @throws RangeError when the log does not have them.
 */
export function roundRecord(
  past: PastRound,
  people: TableState['people'],
  entryAt: (seq: number) => Entry,
  isUnderWay = false,
): RoundRecord {
  const all: { readonly event: TableEvent; readonly command: string }[] = [];
  for (let seq = past.from; seq <= past.to; seq += 1) {
    const { events, command } = entryAt(seq);
    all.push(...events.map((event) => ({ event, command })));
  }
  const begins = all.findIndex(({ event }) => event.type === 'committed');
  const stepsAndMore = all.slice(begins);
  const own = stepsAndMore.map(({ event }) => event);
  const opened = own.find((event) => event.type === 'committed');
  const ended = own.find((event) => event.type === 'revealed');
  const begun = own.find((event) => event.type === 'begun');
  if (!opened || (!ended && !isUnderWay))
    throw new RangeError(`no round lies at ${past.from} to ${past.to}`);
  return {
    commitment: opened.commitment,
    secret: ended?.secret ?? null,
    contributions: own.flatMap((event) =>
      event.type === 'contributed' ? [{ seat: event.seat, bytes: event.bytes }] : [],
    ),
    options: optionsIn(entryAt(past.optionsAt)),
    players: past.seats,
    who: past.who.map(({ name }) => name),
    first: begun?.first ?? null,
    drawn: begun?.drawn ?? false,
    steps: stepsAndMore.flatMap(({ event, command }) =>
      event.type === 'step' ? [stepOf(event, command, past, people)] : [],
    ),
    outcome: ended?.outcome ?? null,
  };
}

/** The record of a table whose whole log is at hand. The round under way is left out: its secret is not revealed. */
export function recordOf(table: TableState, log: readonly Entry[]): GameRecord {
  const entryAt = (seq: number): Entry => {
    const entry = log[seq - 1];
    if (!entry) throw new RangeError(`no entry ${seq}`);
    return entry;
  };
  const rounds = table.rounds.map((past) => roundRecord(past, table.people, entryAt));
  return { ...recordHead(table), rounds };
}

function optionsIn({ events }: Entry): unknown {
  const event = events.findLast(({ type }) => type === 'options' || type === 'created');
  return event && 'options' in event ? event.options : null;
}

/** @param command of its entry, which begins with the person who gave it */
function stepOf(
  { by, actor, input, events }: RoundStep,
  command: string,
  { who }: PastRound,
  people: TableState['people'],
): RoundRecord['steps'][number] {
  const step = { by, actor, input, events };
  if (actor !== 'person' || typeof by !== 'number') return step;
  const person = people.find(({ id }) => command.startsWith(`${id}:`));
  return person && person.name !== who[by]?.name ? { ...step, name: person.name } : step;
}
