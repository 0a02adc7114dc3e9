import { list, whole } from '@lusoria/core/schema';
import { NAME_LENGTH, NAMELESS } from '@lusoria/table/names';
import * as v from 'valibot';

/** People whom one event knows, at most. */
export const MAX_MEMBERS = 200;
/** Rounds of one event, at most. */
export const MAX_ROUNDS = 50;
/** Entries of one event's log, at most; reports and leaving are still taken. */
export const MAX_ENTRIES = 20_000;
/** Characters of a title and of a message to all. */
export const TITLE_LENGTH = 60;
export const MESSAGE_LENGTH = 200;

/** Somebody in an event, by number: whoever was first has 0. */
const member = v.pipe(whole, v.maxValue(MAX_MEMBERS - 1));
const personId = v.pipe(v.string(), v.regex(/^p[0-9a-f]{16}$/));
const name = v.pipe(v.string(), v.maxLength(NAME_LENGTH * 4));
const tableId = v.pipe(v.string(), v.regex(/^[0-9a-f]{20}$/));
const bytes32 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const title = v.pipe(v.string(), v.maxLength(TITLE_LENGTH * 4));
const seating = v.pipe(list(v.pipe(list(member), v.maxLength(16))), v.maxLength(MAX_MEMBERS));
const pair = v.strictTuple([member, member]);
const time = v.nullable(whole);

/**
 * How people are brought to tables: by lot; those who stand alike together; strong and weak mixed; or so that they meet
 * whom they have not met.
 */
export const DRAWS = ['lot', 'level', 'mixed', 'rotation'] as const;
export const drawSchema = v.picklist(DRAWS);
export type Draw = v.InferOutput<typeof drawSchema>;

/** What it is played for. */
const moneySchema = v.strictObject({
  /** Tenths of a cent for a point, settled at each table, everybody with everybody. */
  point: v.pipe(whole, v.maxValue(1000)),
  /** Cents that each who plays puts into the pot. */
  stake: v.pipe(whole, v.maxValue(100_000)),
  /** How the pot is shared, in hundredths, the first place first; what is left stays in the till. */
  prizes: v.pipe(
    list(v.pipe(whole, v.maxValue(100))),
    v.maxLength(10),
    v.check((prizes) => prizes.reduce((sum, one) => sum + one, 0) <= 100),
  ),
});
export type Money = v.InferOutput<typeof moneySchema>;

/** How an event is run, whatever the game. */
export const settingsSchema = v.strictObject({
  /** How many play at a table where the number of people admits it. */
  size: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(16)), 4),
  draw: v.optional(drawSchema, 'lot'),
  /** The bot that fills gaps, and plays on for whoever leaves. */
  bot: v.pipe(v.string(), v.maxLength(200)),
  /** Whether all tables are dealt the same. */
  shared: v.optional(v.boolean(), false),
  /** Who begins the next deal at a table: its players, or the director for all. */
  next: v.optional(v.picklist(['players', 'event']), 'players'),
  /** What counts: points as the game writes them down, or how many of a table one was better than. */
  score: v.optional(v.picklist(['points', 'places']), 'points'),
  /** Minutes of a round; null: until all have played to the end. */
  minutes: v.optional(v.nullable(v.pipe(whole, v.minValue(1), v.maxValue(600))), null),
  clock: v.optional(v.picklist(['none', 'gentle', 'tournament']), 'none'),
  /** Whether everybody sees the standings. */
  open: v.optional(v.boolean(), true),
  /** Whether the projector shows names. */
  names: v.optional(v.boolean(), true),
  /** Whether the server's lobby may show it as long as people are let in. */
  listed: v.optional(v.boolean(), false),
  /** Null: not for money. */
  money: v.optional(v.nullable(moneySchema), null),
});
export type Settings = v.InferOutput<typeof settingsSchema>;

/** `class`: a teacher and pupils; `evening`: a club and its players. They differ in what is set at first. */
export const kindSchema = v.picklist(['class', 'evening']);
export type Kind = v.InferOutput<typeof kindSchema>;

/** What a person can ask of an event. */
export const commandSchema = v.variant('do', [
  /** With the number of a name from the list, or a name of one's own. */
  v.strictObject({ do: v.literal('join'), name, member: v.exactOptional(member) }),
  v.strictObject({ do: v.literal('leave') }),
  // The director's
  v.strictObject({ do: v.literal('list'), names: v.pipe(list(name), v.maxLength(MAX_MEMBERS)) }),
  v.strictObject({ do: v.literal('rename'), member, name }),
  v.strictObject({ do: v.literal('remove'), member }),
  /** The first is the second: their results are one's. */
  v.strictObject({ do: v.literal('merge'), from: member, into: member }),
  v.strictObject({ do: v.literal('answer'), person: personId, admit: v.boolean() }),
  v.strictObject({ do: v.literal('lock'), on: v.boolean() }),
  v.strictObject({ do: v.literal('title'), title }),
  v.strictObject({ do: v.literal('options'), options: v.unknown() }),
  v.strictObject({ do: v.literal('settings'), settings: settingsSchema }),
  /** What a bot, on the first seat of every table, does wherever it can; null: there is no such bot. */
  v.strictObject({ do: v.literal('prepare'), action: v.unknown() }),
  v.strictObject({ do: v.literal('apart'), pairs: v.pipe(list(pair), v.maxLength(MAX_MEMBERS)) }),
  v.strictObject({ do: v.literal('draw'), draw: drawSchema }),
  v.strictObject({ do: v.literal('arrange'), tables: seating }),
  /** Begins a round at the tables that are drawn; draws them where they are not. */
  v.strictObject({ do: v.literal('start') }),
  v.strictObject({ do: v.literal('next') }),
  v.strictObject({ do: v.literal('pause'), on: v.boolean() }),
  /** Ends the round in so many minutes; 0: now; null: when all have played to the end. */
  v.strictObject({
    do: v.literal('time'),
    minutes: v.nullable(v.pipe(whole, v.maxValue(600))),
  }),
  v.strictObject({
    do: v.literal('tell'),
    text: v.pipe(v.string(), v.maxLength(MESSAGE_LENGTH * 4)),
  }),
  v.strictObject({ do: v.literal('spotlight'), table: v.nullable(tableId) }),
  v.strictObject({ do: v.literal('erase'), member }),
]);
export type Command = v.InferOutput<typeof commandSchema>;

const scoreSchema = v.strictObject({ points: v.number(), won: whole });

/** What happened in an event. */
export const eventSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('created'),
    code: v.string(),
    kind: kindSchema,
    title: v.string(),
    game: v.pipe(v.string(), v.maxLength(32)),
    options: v.unknown(),
    settings: settingsSchema,
    director: personId,
    /** How whoever directs is called where they look in at a table. */
    name: v.optional(v.string(), NAMELESS),
    /** What lets a screen show the event without being the director. */
    key: v.string(),
  }),
  /** Names for people who are still to come. */
  v.strictObject({
    type: v.literal('listed'),
    names: list(v.strictObject({ member, name: v.string() })),
  }),
  /** Somebody new, or somebody from the list. */
  v.strictObject({ type: v.literal('joined'), member, person: personId, name: v.string() }),
  /** Somebody says that they are a member who is here already: the director is to say. */
  v.strictObject({ type: v.literal('knocked'), person: personId, member }),
  v.strictObject({ type: v.literal('answered'), person: personId, member, admit: v.boolean() }),
  v.strictObject({ type: v.literal('renamed'), member, name: v.string() }),
  v.strictObject({ type: v.literal('left'), member, removed: v.boolean() }),
  v.strictObject({ type: v.literal('merged'), from: member, into: member }),
  v.strictObject({ type: v.literal('locked'), on: v.boolean() }),
  v.strictObject({ type: v.literal('title'), title: v.string() }),
  v.strictObject({ type: v.literal('options'), options: v.unknown() }),
  v.strictObject({ type: v.literal('settings'), settings: settingsSchema }),
  v.strictObject({ type: v.literal('prepared'), action: v.unknown() }),
  v.strictObject({ type: v.literal('apart'), pairs: list(pair) }),
  v.strictObject({ type: v.literal('drawn'), tables: list(list(member)) }),
  /** A round begins; null is a bot. `secret` is of the deals, where all tables have the same. */
  v.strictObject({
    type: v.literal('round'),
    tables: list(v.strictObject({ table: tableId, seats: list(v.nullable(member)) })),
    secret: v.nullable(bytes32),
    /** What the bot on the first seats does; null: there is none. */
    prepared: v.optional(v.unknown(), null),
    until: time,
  }),
  /** Somebody late takes a bot's place. */
  v.strictObject({ type: v.literal('seated'), table: tableId, seat: whole, member }),
  v.strictObject({ type: v.literal('dealt') }),
  v.strictObject({ type: v.literal('paused'), on: v.boolean() }),
  v.strictObject({ type: v.literal('time'), until: time }),
  /** How a table stands after so many rounds of its game: by seat. */
  v.strictObject({
    type: v.literal('reported'),
    table: tableId,
    played: whole,
    over: v.boolean(),
    scores: list(scoreSchema),
  }),
  v.strictObject({ type: v.literal('ended') }),
  v.strictObject({ type: v.literal('told'), text: v.string() }),
  v.strictObject({ type: v.literal('spotlight'), table: v.nullable(tableId) }),
  /** The name is in no entry any more. */
  v.strictObject({ type: v.literal('erased'), member }),
]);
export type EventEvent = v.InferOutput<typeof eventSchema>;

/** A row of an event's log. */
export interface EventEntry {
  readonly seq: number;
  readonly at: number;
  readonly command: string;
  readonly events: readonly EventEvent[];
}

/** What is written down for somebody, or for a seat. */
export type Score = v.InferOutput<typeof scoreSchema>;

/** Somebody in an event. */
export interface Member {
  readonly no: number;
  readonly name: string;
  /** The person on whose device they play; null: they have not come yet, or have been erased. */
  readonly person: string | null;
  /** `gone`: has left, was removed, merged into another, or erased. */
  readonly state: 'listed' | 'here' | 'gone';
}

/** What a table has written down after some deals. */
export interface Written {
  /** Rounds of its game that have been played. */
  readonly played: number;
  /** How it stands, by seat. */
  readonly standing: readonly Score[];
  /** What of it is whose: everything that was written down while they sat there. */
  readonly scores: readonly (Score & { readonly member: number })[];
}

/** A table of a round. */
export interface EventTable extends Written {
  readonly id: string;
  /** Who plays: members, or null for bots. */
  readonly seats: readonly (number | null)[];
  readonly over: boolean;
  /** What was written down before the last report, the first first. */
  readonly before: readonly Written[];
}

/** A round of an event: one match at each table. */
export interface EventRound {
  readonly tables: readonly EventTable[];
  readonly secret: string | null;
  /** What the bot on the first seat of each table does wherever it can; null: nobody has prepared anything. */
  readonly prepared: unknown;
  readonly startedAt: number;
  /** When it ends for all (milliseconds since 1970); null: when all have played to the end. */
  readonly until: number | null;
  readonly pausedAt: number | null;
  /** When the last pause for all ended: what was paused before goes on. */
  readonly resumedAt: number;
  /** How many deals have been begun for all. */
  readonly deals: number;
  /** No more is played. */
  readonly ended: boolean;
}

/** An event, made from its log. It is a value; nothing here changes. */
export interface EventState {
  readonly id: string;
  readonly code: string;
  readonly kind: Kind;
  readonly title: string;
  readonly game: string;
  readonly options: unknown;
  readonly settings: Settings;
  /** As a round has it, for the next one. */
  readonly prepared: unknown;
  readonly director: string;
  /** How whoever directs is called at a table. */
  readonly name: string;
  readonly key: string;
  readonly locked: boolean;
  readonly members: readonly Member[];
  /** Who waits for the director's nod to be whom. */
  readonly knocks: readonly { readonly person: string; readonly member: number }[];
  /** People whom the director has removed. */
  readonly barred: readonly string[];
  /** Members who do not sit together. */
  readonly apart: readonly (readonly [number, number])[];
  /** Who is to sit together in the next round; null: not drawn. */
  readonly drawn: readonly (readonly number[])[] | null;
  /** The last one may still be on. */
  readonly rounds: readonly EventRound[];
  readonly told: { readonly text: string; readonly at: number } | null;
  readonly spotlight: string | null;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly seq: number;
}

/** Why an event refuses a command. */
export type EventCode =
  | 'not-director'
  | 'not-in-event'
  | 'event-locked'
  | 'event-full'
  | 'ask-director'
  | 'no-such-member'
  | 'no-such-event'
  | 'no-such-event-table'
  | 'too-many-events'
  | 'bad-seating'
  | 'bad-preparation'
  | 'nobody-there';
