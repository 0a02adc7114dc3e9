import type { Played, AnyGame, AnyRound, Standing } from '@lusoria/core';
import { list, whole } from '@lusoria/core/schema';
import * as v from 'valibot';
import { CHAT_LENGTH, NAME_LENGTH } from './names.ts';

const seat = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(15));
const personId = v.pipe(v.string(), v.regex(/^p[0-9a-f]{16}$/));
const botName = v.pipe(v.string(), v.maxLength(200));
const secretBytes = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const name = v.pipe(v.string(), v.maxLength(NAME_LENGTH * 4));

/** Who has a seat. A bot may be the substitute of a person who has left and may come back. */
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

/** How the table is run, whatever the game. */
export const settingsSchema = v.strictObject({
  /** May people at the table write to each other? */
  chat: v.optional(v.boolean(), true),
  /** May people without a seat watch? */
  spectators: v.optional(v.boolean(), true),
  /** Milliseconds between what happened and a bot's answer, so that people can follow. */
  pace: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5000)), 1200),
  /** How long people have for a move and a round (`clock.ts`). */
  clock: v.optional(v.picklist(['none', 'gentle', 'tournament']), 'none'),
  /** Does a bot substitute a player whose time is up, until they return? */
  substitute: v.optional(v.boolean(), true),
  /** May the server's lobby show it while somebody can sit down? */
  listed: v.optional(v.boolean(), false),
});
export type Settings = v.InferOutput<typeof settingsSchema>;

/** The default settings. */
export const STANDARD: Settings = v.parse(settingsSchema, {});

/** How a round ended; `result` is the game's own. */
export const outcomeSchema = v.strictObject({
  ranking: list(list(seat)),
  points: list(v.number()),
  result: v.optional(v.unknown()),
});

/** A step of a round. */
export const stepSchema = v.strictObject({
  type: v.literal('step'),
  /** Who: a seat, chance, or the table when time was up. */
  by: v.union([seat, v.picklist(['chance', 'timeout'])]),
  /** Who acted for the seat. */
  actor: v.picklist(['person', 'bot', 'substitute', 'table']),
  /** The action or draw; null for those who may not know it. */
  input: v.unknown(),
  events: list(v.unknown()),
});

/** How an event directs a table: which event, and whether its players or the event begin its next rounds. */
export const directionSchema = v.strictObject({
  event: v.pipe(v.string(), v.maxLength(40)),
  next: v.picklist(['players', 'event']),
});
export type Direction = v.InferOutput<typeof directionSchema>;

/** What the bot of a seat does wherever the rules admit it: somebody has thought it out before. */
export const preparedSchema = v.strictObject({ seat, action: v.unknown() });
export type Prepared = v.InferOutput<typeof preparedSchema>;

const setup = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(32)),
  options: v.unknown(),
  settings: settingsSchema,
  seats: list(holderSchema),
});

/** What a person can ask of a table. */
export const commandSchema = v.variant('do', [
  v.strictObject({ do: v.literal('sit'), seat }),
  v.strictObject({ do: v.literal('stand') }),
  v.strictObject({ do: v.literal('start') }),
  v.strictObject({ do: v.literal('contribute'), round: whole, bytes: secretBytes }),
  v.strictObject({ do: v.literal('act'), action: v.unknown() }),
  v.strictObject({ do: v.literal('say'), text: v.pipe(v.string(), v.maxLength(CHAT_LENGTH * 4)) }),
  v.strictObject({ do: v.literal('rename'), name }),
  v.strictObject({ do: v.literal('next') }),
  v.strictObject({ do: v.literal('rematch') }),
  v.strictObject({ do: v.literal('consent'), to: v.literal('end'), give: v.boolean() }),
  /** Bots need not be waited for any more in a round in which nobody else plays. */
  v.strictObject({ do: v.literal('hurry') }),
  // The owner's
  v.strictObject({ do: v.literal('reopen') }),
  v.strictObject({ do: v.literal('options'), options: v.unknown() }),
  v.strictObject({ do: v.literal('settings'), settings: settingsSchema }),
  v.strictObject({ do: v.literal('seats'), count: seat }),
  v.strictObject({ do: v.literal('put-bot'), seat, bot: botName }),
  v.strictObject({ do: v.literal('remove'), seat }),
  v.strictObject({ do: v.literal('pause'), on: v.boolean() }),
  v.strictObject({ do: v.literal('mute'), person: personId, on: v.boolean() }),
  v.strictObject({ do: v.literal('owner'), person: personId }),
]);
export type Command = v.InferOutput<typeof commandSchema>;

/** What happened at a table. Whatever is secret is left out for everybody by `entryFor`. */
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
  /** The table is one of an event's, which seats people and begins rounds. */
  v.strictObject({ type: v.literal('directed'), ...directionSchema.entries }),
  /** The action is null for everybody. */
  v.strictObject({ type: v.literal('prepared'), ...preparedSchema.entries }),
  /**
   * A round is opened: the commitment, and the secret (null for everybody until the end reveals it). `shared`: other
   * tables are dealt the same, so nobody contributes.
   */
  v.strictObject({
    type: v.literal('committed'),
    round: whole,
    commitment: secretBytes,
    secret: v.nullable(secretBytes),
    shared: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ type: v.literal('contributed'), seat, bytes: secretBytes }),
  v.strictObject({ type: v.literal('begun'), first: seat, drawn: v.boolean() }),
  stepSchema,
  /** The round is over, or was broken off (then there is no outcome); its secret is open. */
  v.strictObject({
    type: v.literal('revealed'),
    round: whole,
    secret: secretBytes,
    outcome: v.nullable(outcomeSchema),
  }),
  v.strictObject({ type: v.literal('paused'), on: v.boolean() }),
  /** The bots end the round among themselves, at once. */
  v.strictObject({ type: v.literal('hurried') }),
  /** A player's time is up. */
  v.strictObject({ type: v.literal('late'), seat, person: personId }),
  /** For days nothing has happened: the table is closed. */
  v.strictObject({ type: v.literal('closed') }),
  v.strictObject({ type: v.literal('muted'), person: personId, on: v.boolean() }),
  /** Somebody else owns the table now. */
  v.strictObject({ type: v.literal('owner'), person: personId }),
  /** The person has been erased: their name and what they wrote are in no entry any more. */
  v.strictObject({ type: v.literal('erased'), person: personId }),
  v.strictObject({ type: v.literal('consented'), person: personId, give: v.boolean() }),
  v.strictObject({ type: v.literal('match-over') }),
  v.strictObject({ type: v.literal('rematch') }),
  v.strictObject({ type: v.literal('said'), person: personId, text: v.string() }),
  /** What has happened in a log above tables (an event's), which lies in the same store. No table ever has one. */
  v.strictObject({ type: v.literal('above'), what: v.unknown() }),
]);
export type TableEvent = v.InferOutput<typeof eventSchema>;

const schemaOfType = new Map<unknown, v.GenericSchema<unknown, TableEvent>>(
  eventSchema.options.map((schema) => [schema.entries.type.literal, schema]),
);

/** An event, read by the schema of its type: a variant would try one after another. */
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

/** The same, read in a fifth of the time. */
export const entryByTypeSchema = v.strictObject({
  ...entrySchema.entries,
  events: list(eventByType),
});

/** A table at a seq, as text: it spares whoever loads the table the log before it. Only the log is the truth. */
export interface Snapshot {
  readonly seq: number;
  readonly text: string;
}

/** Somebody who has or had a seat, or owns the table. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly muted: boolean;
}

/** A step of a round. */
export type RoundStep = Extract<TableEvent, { type: 'step' }>;

/** A player's time in a round, in milliseconds. */
export interface SeatClock {
  /** What has been used up of the reserve. */
  readonly used: number;
  /** How long the present wait had lasted when the player last left the seat. */
  readonly spent: number;
  /** Since when they are waited for, as if they had never left; null when they are not. */
  readonly since: number | null;
  /** Whether time was up in this wait. */
  readonly late: boolean;
}

/** A round under way. */
export interface Round {
  /** From 0, over all matches of the table. */
  readonly number: number;
  readonly commitment: string;
  readonly secret: string;
  readonly contributions: readonly { readonly seat: number; readonly bytes: string }[];
  /** Seats whose contributions are waited for. */
  readonly awaited: readonly number[];
  /** Null while contributions are collected. */
  readonly play: {
    readonly first: number;
    /** Whether `first` was drawn by lot. */
    readonly drawn: boolean;
    readonly state: AnyRound;
    /** Draws made so far in the game itself. */
    readonly draws: number;
    /** What is to be done now, by the game's own name for it. */
    readonly turnName: string;
    /** For each seat, the seq with which it began to be awaited for that; 0 when it is not. */
    readonly mustSince: readonly number[];
    /** The clocks that the round is played with, and for each seat how its own stands. */
    readonly clock: Settings['clock'];
    readonly clocks: readonly SeatClock[];
    /** When the latest limit and the present window began, by their names. */
    readonly limit: { readonly name: string; readonly at: number } | null;
    readonly window: { readonly name: string; readonly at: number } | null;
    /** When the last step was taken. */
    readonly movedAt: number;
    /** Whether bots answer at once. */
    readonly hurried: boolean;
  } | null;
  readonly openedAt: number;
  /** The seq with which it was opened. */
  readonly from: number;
}

/** A round that is over: where it lies in the log, and what its record needs besides. */
export interface PastRound {
  /** The seqs of the entries with which it was opened and with which it ended. */
  readonly from: number;
  readonly to: number;
  /** The seq of the entry that has its options. */
  readonly optionsAt: number;
  readonly seats: number;
  /** Who sat where when it ended: a person and their nickname then, or null and the kind of a bot. */
  readonly who: readonly { readonly person: string | null; readonly name: string }[];
  /** Whether it has an outcome; it was broken off otherwise. */
  readonly counted: boolean;
}

/** The last entry of a kind that the next of its kind makes pointless: its seq, and what it takes up in the log. */
export interface Replaceable {
  readonly seq: number;
  readonly bytes: number;
}

/** `lobby`: seats and options can change; `playing`: a round is on; `between` rounds; `over`: the match is. */
export type Phase = 'lobby' | 'playing' | 'between' | 'over';

/** A table, made from its log. It is a value; nothing here changes. */
export interface TableState {
  readonly id: string;
  readonly game: AnyGame;
  readonly code: string;
  readonly createdAt: number;
  readonly options: unknown;
  /** The seq of the entry that has them. */
  readonly optionsAt: number;
  readonly settings: Settings;
  readonly owner: string;
  /** Null for a table that is no event's. */
  readonly direction: Direction | null;
  /** In no view: whoever sits there is not to know. */
  readonly prepared: Prepared | null;
  readonly people: readonly Person[];
  readonly seats: readonly Holder[];
  readonly phase: Phase;
  readonly pausedAt: number | null;
  readonly round: Round | null;
  /** Finished rounds of the present match. */
  readonly played: readonly Played[];
  readonly standings: readonly Standing[];
  /** The rounds that were played here, by number. */
  readonly rounds: readonly PastRound[];
  readonly consents: readonly string[];
  /** People who have been erased: they are nobody here. */
  readonly erased: readonly string[];
  /** People whom the owner has removed: they cannot sit down again. */
  readonly barred: readonly string[];
  /** Chat messages so far. */
  readonly chatCount: number;
  /** Characters of the log as it is stored. */
  readonly bytes: number;
  /** What was only set for a round that has not begun: when it is set anew the log need not keep it. */
  readonly replaceable: Readonly<Partial<Record<'options' | 'settings', Replaceable>>>;
  readonly seq: number;
  readonly updatedAt: number;
}

/** Why a table refuses a command. */
export type TableCode =
  | 'not-owner'
  | 'not-seated'
  | 'already-seated'
  | 'seat-taken'
  | 'no-such-seat'
  | 'no-such-person'
  | 'no-such-bot'
  | 'bad-name'
  | 'bad-options'
  | 'bad-seats'
  | 'empty-message'
  | 'chat-closed'
  | 'round-silent'
  | 'muted'
  | 'not-now'
  | 'open-seats'
  | 'nobody-seated'
  | 'stale'
  | 'ahead'
  | 'id-used'
  | 'too-soon'
  | 'paused'
  | 'already-contributed'
  | 'removed'
  | 'chat-full'
  | 'table-full'
  | 'too-large';
