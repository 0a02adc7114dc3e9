import type { Played, AnyGame, AnyRound, Standing } from '@lusoria/core';
import { list, whole } from '@lusoria/core/schema';
import * as v from 'valibot';
import { CHAT_LENGTH, NAME_LENGTH } from '../seats/names.ts';
import { CLOCKS } from '../rounds/by-day.ts';
import { type RoundNumber, roundNumberSchema } from '../rounds/round-number.ts';

const seat = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(15));
const personId = v.pipe(v.string(), v.regex(/^p[0-9a-f]{16}$/));
const botName = v.pipe(v.string(), v.maxLength(200));
const secretBytes = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const name = v.pipe(v.string(), v.maxLength(NAME_LENGTH * 4));

/** Holder of a seat. A bot may be the substitute of a person who has left and may come back. */
export const holderSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('person'), person: personId }),
  v.strictObject({
    kind: v.literal('bot'),
    bot: botName,
    substituteFor: v.nullable(personId),
  }),
]);
export type Holder = v.InferOutput<typeof holderSchema>;

/** Words by which people react, by id. Logs name them: none is ever removed. */
export const REACTIONS = ['salve', 'optime', 'hem', 'hahahae', 'eheu', 'gratias'] as const;
export const reactionSchema = v.picklist(REACTIONS);
export type Reaction = v.InferOutput<typeof reactionSchema>;

/** Settings of a table, independent of its game. */
export const settingsSchema = v.strictObject({
  /** Whether people at the table may chat. */
  chat: v.optional(v.boolean(), true),
  /** Whether people with a seat may react with one of the known words. */
  reactions: v.optional(v.boolean(), true),
  /** Whether people without a seat may watch. */
  spectators: v.optional(v.boolean(), true),
  /** Milliseconds between a change and a bot's answer, for people to follow. */
  pace: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5000)), 1200),
  /** Time of people for a move and a round (`clock.ts`). */
  clock: v.optional(v.picklist(CLOCKS), 'none'),
  /**
   * Whether a bot substitutes a player whose time is up, until they return. By the day (`by-day.ts`),
   * the round is broken off where it does not.
   */
  substitute: v.optional(v.boolean(), true),
  /** An open table: the server's lobby shows it, and anybody may take a seat that is free or a bot's. */
  listed: v.optional(v.boolean(), false),
});
export type Settings = v.InferOutput<typeof settingsSchema>;

/** The default settings. */
export const STANDARD: Settings = v.parse(settingsSchema, {});

/** Outcome of a round; `result` is the game's own. */
export const outcomeSchema = v.strictObject({
  ranking: list(list(seat)),
  points: list(v.number()),
  result: v.optional(v.unknown()),
});

export const stepSchema = v.strictObject({
  type: v.literal('step'),
  /** Author: a seat, chance, or the table when time was up. */
  by: v.union([seat, v.picklist(['chance', 'timeout'])]),
  /** Agent that acted for the seat. */
  actor: v.picklist(['person', 'bot', 'substitute', 'table']),
  /** The action or draw; null for those who may not know it. */
  input: v.unknown(),
  events: list(v.unknown()),
});

/** Direction of a table by an event: which event, and whether its players or the event begin its next rounds. */
export const directionSchema = v.strictObject({
  event: v.pipe(v.string(), v.maxLength(40)),
  next: v.picklist(['players', 'event']),
});
export type Direction = v.InferOutput<typeof directionSchema>;

/** Action that the bot of a seat takes wherever the rules permit it: prepared by a person in advance. */
export const preparedSchema = v.strictObject({ seat, action: v.unknown() });
export type Prepared = v.InferOutput<typeof preparedSchema>;

const setup = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(32)),
  options: v.unknown(),
  settings: settingsSchema,
  seats: list(holderSchema),
});

/** A person's command to a table. */
export const commandSchema = v.variant('do', [
  v.strictObject({ do: v.literal('sit'), seat }),
  v.strictObject({ do: v.literal('stand') }),
  v.strictObject({ do: v.literal('start') }),
  v.strictObject({ do: v.literal('contribute'), round: roundNumberSchema, bytes: secretBytes }),
  v.strictObject({ do: v.literal('act'), action: v.unknown() }),
  v.strictObject({ do: v.literal('say'), text: v.pipe(v.string(), v.maxLength(CHAT_LENGTH * 4)) }),
  /** An unknown reaction is rejected with `no-such-reaction`. */
  v.strictObject({ do: v.literal('react'), reaction: v.pipe(v.string(), v.maxLength(20)) }),
  v.strictObject({ do: v.literal('rename'), name }),
  v.strictObject({ do: v.literal('next') }),
  v.strictObject({ do: v.literal('rematch') }),
  /** `chat` at an open table: strangers write to each other once all of them want it. */
  v.strictObject({ do: v.literal('consent'), to: v.picklist(['end', 'chat']), give: v.boolean() }),
  /** In a round in which only bots play, they need not be waited for any more. */
  v.strictObject({ do: v.literal('hurry') }),
  // The owner's
  v.strictObject({ do: v.literal('reopen') }),
  v.strictObject({ do: v.literal('options'), options: v.unknown() }),
  v.strictObject({ do: v.literal('settings'), settings: settingsSchema }),
  v.strictObject({ do: v.literal('seats'), count: seat }),
  v.strictObject({ do: v.literal('put-bot'), seat, bot: botName }),
  /** The person for whom a bot plays has their seat again. */
  v.strictObject({ do: v.literal('give-back'), seat }),
  v.strictObject({ do: v.literal('remove'), seat }),
  v.strictObject({ do: v.literal('pause'), on: v.boolean() }),
  v.strictObject({ do: v.literal('mute'), person: personId, on: v.boolean() }),
  v.strictObject({ do: v.literal('owner'), person: personId }),
]);
export type Command = v.InferOutput<typeof commandSchema>;

/** An event of a table. `entryFor` redacts whatever is secret. */
export const eventSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('created'),
    ...setup.entries,
    code: v.string(),
    rules: whole,
    owner: personId,
    name,
  }),
  v.strictObject({ type: v.literal('sat'), person: personId, name, seat }),
  /** The person has given up the seat, or was removed. */
  v.strictObject({ type: v.literal('stood'), person: personId, seat, removed: v.boolean() }),
  v.strictObject({ type: v.literal('seat'), seat, holder: holderSchema }),
  v.strictObject({ type: v.literal('resized'), count: seat }),
  v.strictObject({ type: v.literal('options'), options: v.unknown() }),
  v.strictObject({ type: v.literal('settings'), settings: settingsSchema }),
  v.strictObject({ type: v.literal('renamed'), person: personId, name }),
  /** The table belongs to an event, which seats people and begins rounds. */
  v.strictObject({ type: v.literal('directed'), ...directionSchema.entries }),
  /** The action is null for everybody; so is the seed, from which all chance and bots' choices derive. */
  v.strictObject({ type: v.literal('prepared'), ...preparedSchema.entries }),
  v.strictObject({ type: v.literal('seeded'), seed: v.nullable(secretBytes) }),
  /**
   * A round is opened: the commitment, and the secret (null for everybody until the end reveals
   * it). `shared`: other tables are dealt the same cards, so nobody contributes.
   */
  v.strictObject({
    type: v.literal('committed'),
    round: roundNumberSchema,
    commitment: secretBytes,
    secret: v.nullable(secretBytes),
    shared: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ type: v.literal('contributed'), seat, bytes: secretBytes }),
  v.strictObject({ type: v.literal('begun'), first: seat, drawn: v.boolean() }),
  stepSchema,
  /** The round is over, or was broken off (then there is no outcome); its secret is revealed. */
  v.strictObject({
    type: v.literal('revealed'),
    round: roundNumberSchema,
    secret: secretBytes,
    outcome: v.nullable(outcomeSchema),
  }),
  v.strictObject({ type: v.literal('paused'), on: v.boolean() }),
  /** The bots end the round among themselves, at once. */
  v.strictObject({ type: v.literal('hurried') }),
  /** A player's time is up. */
  v.strictObject({ type: v.literal('late'), seat, person: personId }),
  /** Nothing has happened for days: the table is closed. */
  v.strictObject({ type: v.literal('closed') }),
  v.strictObject({ type: v.literal('muted'), person: personId, on: v.boolean() }),
  /** Ownership passes to another person. */
  v.strictObject({ type: v.literal('owner'), person: personId }),
  /** The person has been erased: their name and words are in no entry any more. */
  v.strictObject({ type: v.literal('erased'), person: personId }),
  /** To breaking off the round; or to chatting at an open table. */
  v.strictObject({
    type: v.literal('consented'),
    person: personId,
    give: v.boolean(),
    to: v.exactOptional(v.literal('chat')),
  }),
  /** `soFar`: what the round that was broken off counts nevertheless; null: nothing. */
  v.strictObject({
    type: v.literal('match-over'),
    soFar: v.exactOptional(
      v.strictObject({ first: v.pipe(v.number(), v.integer()), outcome: outcomeSchema }),
    ),
  }),
  v.strictObject({ type: v.literal('rematch') }),
  v.strictObject({ type: v.literal('said'), person: personId, text: v.string() }),
  /** `person` is null where a bot answers. */
  v.strictObject({
    type: v.literal('reacted'),
    person: v.nullable(personId),
    seat,
    reaction: reactionSchema,
  }),
  /** An event in a log above tables (an event's), which lies in the same store. Never in a table's log. */
  v.strictObject({ type: v.literal('above'), what: v.unknown() }),
]);
export type TableEvent = v.InferOutput<typeof eventSchema>;

const schemaOfType = new Map<unknown, v.GenericSchema<unknown, TableEvent>>(
  eventSchema.options.map((schema) => [schema.entries.type.literal, schema]),
);

/** Reads an event by the schema of its type: a variant would try one after another. */
const eventByType = v.lazy((raw) => {
  const type = typeof raw === 'object' && raw !== null && 'type' in raw ? raw.type : null;
  return schemaOfType.get(type) ?? eventSchema;
});

/** A row of a table's log. */
export const entrySchema = v.strictObject({
  seq: whole,
  /** Milliseconds since 1970 by the server's clock. */
  at: whole,
  /** `PERSON:ID` for a person's command, otherwise made by the table itself. Unique in a table. */
  command: v.string(),
  events: list(eventSchema),
});
export type Entry = v.InferOutput<typeof entrySchema>;

/** Equivalent schema that reads an entry in a fifth of the time. */
export const entryByTypeSchema = v.strictObject({
  ...entrySchema.entries,
  events: list(eventByType),
});

/** A table at a seq, as text: it spares a loader the log before it. Only the log is the truth. */
export interface Snapshot {
  readonly seq: number;
  readonly text: string;
}

/** A person who has or had a seat, or owns the table. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly muted: boolean;
}

export type RoundStep = Extract<TableEvent, { type: 'step' }>;

/** A player's time in a round, in milliseconds. */
export interface SeatClock {
  /** Reserve used up. */
  readonly used: number;
  /** Duration of the present wait when the player last left the seat. */
  readonly spent: number;
  /** Start of the wait for them, as if they had never left; null when they are not awaited. */
  readonly since: number | null;
  /** Whether time was up in this wait. */
  readonly late: boolean;
}

/** A round under way. */
export interface Round {
  readonly number: RoundNumber;
  readonly commitment: string;
  readonly secret: string;
  readonly contributions: readonly { readonly seat: number; readonly bytes: string }[];
  /** Seats whose contributions are still missing. */
  readonly awaited: readonly number[];
  /** Null while contributions are collected. */
  readonly play: {
    readonly first: number;
    /** Whether `first` was drawn by lot. */
    readonly drawn: boolean;
    readonly state: AnyRound;
    /** Draws made so far in the game itself. */
    readonly draws: number;
    /** Name of the present turn, as the game gives it. */
    readonly turnName: string;
    /** For each seat, the seq with which it began to be awaited for that; 0 when it is not. */
    readonly mustSince: readonly number[];
    /** The clock setting that the round is played with, and each seat's clock. */
    readonly clock: Settings['clock'];
    readonly clocks: readonly SeatClock[];
    /** Start of the latest limit and of the present window, with their names. */
    readonly limit: { readonly name: string; readonly at: number } | null;
    readonly window: { readonly name: string; readonly at: number } | null;
    /** When the last step was taken. */
    readonly movedAt: number;
    /** Whether bots answer at once. */
    readonly hurried: boolean;
  } | null;
  readonly openedAt: number;
  /** Seq of the entry that opened it. */
  readonly from: number;
}

/** A finished round: its place in the log, and the other data its record needs. */
export interface PastRound {
  /** Seqs of its opening and of its last entry. */
  readonly from: number;
  readonly to: number;
  /** Seq of the entry that has its options. */
  readonly optionsAt: number;
  readonly seats: number;
  /** Seat holders at its end: a person and their nickname then, or null and the kind of a bot. */
  readonly who: readonly { readonly person: string | null; readonly name: string }[];
  /** Whether it has an outcome; otherwise it was broken off. */
  readonly counted: boolean;
}

/** When a person reacted. */
export interface ReactionTime {
  readonly person: string;
  readonly at: number;
}

/** The last entry of a kind that the next of its kind makes obsolete: its seq, and its size in the log. */
export interface Replaceable {
  readonly seq: number;
  readonly bytes: number;
}

/** `lobby`: seats and options can change; `playing`: a round is on; `between` rounds; `over`: the match is. */
export type Phase = 'lobby' | 'playing' | 'between' | 'over';

/** A table, made from its log. Immutable. */
export interface TableState {
  readonly id: string;
  readonly game: AnyGame;
  readonly code: string;
  readonly createdAt: number;
  readonly options: unknown;
  /** Seq of the entry that has them. */
  readonly optionsAt: number;
  readonly settings: Settings;
  readonly owner: string;
  /** Null for a table that belongs to no event. */
  readonly direction: Direction | null;
  /** In no view: hidden from the person at the seat. */
  readonly prepared: Prepared | null;
  readonly seed: string | null;
  readonly people: readonly Person[];
  readonly seats: readonly Holder[];
  readonly phase: Phase;
  readonly pausedAt: number | null;
  readonly round: Round | null;
  /** Finished rounds of the present match. */
  readonly played: readonly Played[];
  readonly standings: readonly Standing[];
  /** Rounds played here, by number. */
  readonly rounds: readonly PastRound[];
  readonly consents: readonly string[];
  /** People who want to chat, at an open table. */
  readonly chatters: readonly string[];
  readonly erased: readonly string[];
  /** People removed by the owner: they cannot sit down again. */
  readonly barred: readonly string[];
  /** Chat messages so far. */
  readonly chatCount: number;
  /** Reactions so far, and people's latest ones, the oldest first. */
  readonly reactions: { readonly count: number; readonly latest: readonly ReactionTime[] };
  /** Characters of the log as stored. */
  readonly bytes: number;
  /** Settings entries with no round since: when replaced, the log need not keep them. */
  readonly replaceable: Readonly<Partial<Record<'options' | 'settings', Replaceable>>>;
  readonly seq: number;
  readonly updatedAt: number;
}

export type { TableCode } from './table-code.ts';
