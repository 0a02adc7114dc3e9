import type { AnyGame } from '@lusoria/core';
import { list, whole } from '@lusoria/core/schema';
import * as v from 'valibot';
import { roundNumberSchema } from '../rounds/round-number.ts';
import {
  directionSchema,
  type Entry,
  preparedSchema,
  holderSchema,
  outcomeSchema,
  type Round,
  settingsSchema,
  type Snapshot,
  stepSchema,
  type TableState,
} from '../model/types.ts';

/** Entries after which a table has another snapshot made. */
export const SNAPSHOT_EVERY = 200;

const mark = v.nullable(v.strictObject({ name: v.string(), at: v.number() }));
const played = list(v.strictObject({ first: whole, outcome: outcomeSchema }));
const replaceable = v.exactOptional(v.strictObject({ seq: whole, bytes: v.number() }));

const roundSchema = v.strictObject({
  number: roundNumberSchema,
  commitment: v.string(),
  secret: v.string(),
  contributions: list(v.strictObject({ seat: whole, bytes: v.string() })),
  awaited: list(whole),
  openedAt: v.number(),
  from: whole,
  play: v.nullable(
    v.strictObject({
      first: whole,
      drawn: v.boolean(),
      steps: list(stepSchema),
      draws: whole,
      turnName: v.string(),
      mustSince: list(whole),
      clock: settingsSchema.entries.clock.wrapped,
      clocks: list(
        v.strictObject({
          used: v.number(),
          spent: v.number(),
          since: v.nullable(v.number()),
          late: v.boolean(),
        }),
      ),
      limit: mark,
      window: mark,
      movedAt: v.number(),
      hurried: v.optional(v.boolean(), false),
    }),
  ),
});

const stateSchema = v.strictObject({
  /** Of another format, or of other rules, it is unusable: then the log is replayed. */
  format: v.literal(2),
  game: v.string(),
  rules: whole,
  code: v.string(),
  createdAt: v.number(),
  options: v.unknown(),
  optionsAt: whole,
  settings: settingsSchema,
  owner: v.string(),
  direction: v.optional(v.nullable(directionSchema), null),
  prepared: v.optional(v.nullable(preparedSchema), null),
  people: list(v.strictObject({ id: v.string(), name: v.string(), muted: v.boolean() })),
  seats: list(holderSchema),
  phase: v.picklist(['lobby', 'playing', 'between', 'over']),
  pausedAt: v.nullable(v.number()),
  round: v.nullable(roundSchema),
  played,
  standings: list(
    v.strictObject({
      seat: whole,
      place: whole,
      points: v.number(),
      won: whole,
      lost: v.exactOptional(whole),
    }),
  ),
  rounds: list(
    v.strictObject({
      from: whole,
      to: whole,
      optionsAt: whole,
      seats: whole,
      who: list(v.strictObject({ person: v.nullable(v.string()), name: v.string() })),
      counted: v.boolean(),
    }),
  ),
  consents: list(v.string()),
  chatters: v.optional(list(v.string()), []),
  erased: list(v.string()),
  barred: list(v.string()),
  chatCount: whole,
  reactions: v.optional(
    v.strictObject({
      count: whole,
      latest: list(v.strictObject({ person: v.string(), at: v.number() })),
    }),
    { count: 0, latest: [] },
  ),
  bytes: v.number(),
  replaceable: v.strictObject({ options: replaceable, settings: replaceable }),
  seq: whole,
  updatedAt: v.number(),
});
type StoredState = v.InferOutput<typeof stateSchema>;

/** Seq of the first entry that must accompany a snapshot of a table; null: none. */
export function neededFrom({ round }: TableState): number | null {
  return round?.play ? round.from : null;
}

/**
 * A snapshot of a table as it is now.
 *
 * @param log the end of its log, with all entries from `neededFrom` to its seq
 * @throws RangeError when some of them are missing
 */
export function snapshotOf(table: TableState, log: readonly Entry[]): Snapshot {
  const { id: _, game, round, ...rest } = table;
  const stored: StoredState = {
    ...rest,
    format: 2,
    game: game.id,
    rules: game.rules,
    round: round && { ...round, play: round.play && playOf(table, round.play, log) },
  };
  return { seq: table.seq, text: JSON.stringify(stored) };
}

/** The state of the round is left out: it is replayed from its steps. */
function playOf(table: TableState, whole: NonNullable<Round['play']>, log: readonly Entry[]) {
  const { state: _, ...play } = whole;
  const from = neededFrom(table) ?? table.seq + 1;
  const own = log.filter(({ seq }) => seq >= from && seq <= table.seq);
  if (own.length !== table.seq + 1 - from) throw new RangeError('a snapshot without its steps');
  const steps = own.flatMap(({ events }) => events.filter((event) => event.type === 'step'));
  return { ...play, steps };
}

/** A table from its snapshot; null when that was made in another format or under other rules. */
export function tableFrom(id: string, game: AnyGame, { text }: Snapshot): TableState | null {
  const read = v.safeParse(stateSchema, parseJson(text));
  if (!read.success || read.output.game !== game.id || read.output.rules !== game.rules)
    return null;
  const { format: _, rules: __, round, ...state } = read.output;
  return {
    ...state,
    id,
    game,
    round: round && { ...round, play: round.play && resumed(game, state, round.play) },
  };
}

function resumed(
  game: AnyGame,
  state: Omit<StoredState, 'round' | 'format' | 'rules'>,
  { steps: all, ...play }: NonNullable<NonNullable<StoredState['round']>['play']>,
): Round['play'] {
  const { options, seats, phase, rounds } = state;
  // A round that has ended is among those of the match; it began without itself.
  const isOver = phase !== 'playing' && rounds.at(-1)?.counted === true;
  const before = isOver ? state.played.slice(0, -1) : state.played;
  const opened = game.open(options, seats.length, play.first, before);
  return {
    ...play,
    state: opened.after(all.flatMap(({ events }) => events)),
  };
}

/** @returns null for invalid JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
