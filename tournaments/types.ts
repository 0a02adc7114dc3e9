import { list, whole } from '@lusoria/core/schema';
import { NAME_LENGTH, NAMELESS } from '@lusoria/table/names';
import * as v from 'valibot';
import { MAX_MEMBERS, member, personId, players, tableId, title } from './fields.ts';
import { homeworkCommands, homeworkEvents } from './homework/schemas.ts';
import type { Homework } from './homework/state.ts';
import { type EventTable, scoreSchema } from './scores.ts';

export { MAX_EVER_MEMBERS, MAX_MEMBERS, TITLE_LENGTH } from './fields.ts';
export type { EventTable, Score, Written } from './scores.ts';

/** A further round is rejected with `table-full`. */
export const MAX_ROUNDS = 50;
/** Maximum entries of one event's log; reports and leaving are still accepted. */
export const MAX_ENTRIES = 20_000;
/** Maximum characters of a message to all. */
export const MESSAGE_LENGTH = 200;

const name = v.pipe(v.string(), v.maxLength(NAME_LENGTH * 4));
const bytes32 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const seating = v.pipe(list(v.pipe(list(member), v.maxLength(16))), v.maxLength(MAX_MEMBERS));
const asking = v.pipe(list(member), v.minLength(1), v.maxLength(MAX_MEMBERS));
const pair = v.strictTuple([member, member]);
const time = v.nullable(whole);

/**
 * Assignment of people to tables: by lot; people of similar rank together; strong and weak
 * mixed; or so that they meet new opponents.
 */
export const DRAWS = ['lot', 'level', 'mixed', 'rotation'] as const;
export const drawSchema = v.picklist(DRAWS);
export type Draw = v.InferOutput<typeof drawSchema>;

/** Stakes of the event. */
export const moneySchema = v.strictObject({
  /** Tenths of a cent per point, settled at each table, everybody with everybody. */
  point: v.pipe(whole, v.maxValue(1000)),
  /** Cents that each player pays into the pot. */
  stake: v.pipe(whole, v.maxValue(100_000)),
  /** Shares of the pot in hundredths, the first place first; the rest stays in the till. */
  prizes: v.pipe(
    list(v.pipe(whole, v.maxValue(100))),
    v.maxLength(10),
    v.check((prizes) => prizes.reduce((sum, one) => sum + one, 0) <= 100),
  ),
  /** What each lost game of one's own costs; null: nothing. */
  lost: v.optional(
    v.nullable(
      v.strictObject({
        /** Cents of each of the first `upTo` lost games of a round of the event, and of each further one. */
        cents: v.pipe(whole, v.maxValue(100_000)),
        upTo: v.pipe(whole, v.maxValue(1000)),
        further: v.pipe(whole, v.maxValue(100_000)),
        /** Whether it stays in the till, or is played for with the stakes. */
        into: v.picklist(['till', 'pot']),
      }),
    ),
    null,
  ),
});
export type Money = v.InferOutput<typeof moneySchema>;

/**
 * What the end of a lesson does to tables that have not finished: they go on another time as they are; or they end,
 * and the deal under way counts as it stands (`points`) or brings no points (`none`).
 */
export const BELLS = ['later', 'points', 'none'] as const;
const bellSchema = v.picklist(BELLS);
export type Bell = v.InferOutput<typeof bellSchema>;

/** Who may come in with the code: everybody at once, or each when the director lets them in. */
export const ENTRIES = ['open', 'approved'] as const;

/**
 * Who it is that says the name of somebody who is here: they themselves on another device, which
 * takes the place of the first; somebody else of this name, who is let in with a number behind it;
 * or nobody who may come in.
 */
export const ANSWERS = ['same', 'other', 'nobody'] as const;

/**
 * What the standings add up: the game's points; these as if all tables had the size of the settings, since more is to
 * be won from more opponents; or the share of the opponents at the table that one beats.
 */
export const SCORES = ['points', 'evened', 'places'] as const;

/** What people at the tables may say to each other: nothing, one of the known words, or anything. */
export const CHATS = ['off', 'reactions', 'on'] as const;

/** Settings of an event, independent of its game. */
export const settingsSchema = v.strictObject({
  /** Number of players at a table where the number of people admits it. */
  size: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(16)), 4),
  draw: v.optional(drawSchema, 'lot'),
  /** The bot that fills gaps, and plays on for members who leave. */
  bot: v.pipe(v.string(), v.maxLength(200)),
  /** Whether all tables are dealt the same. */
  shared: v.optional(v.boolean(), false),
  /** Starter of the next deal at a table: its players, or the director for all. */
  next: v.optional(v.picklist(['players', 'event']), 'players'),
  score: v.optional(v.picklist(SCORES), 'points'),
  /** Minutes of a round; null: until all have finished. */
  minutes: v.optional(v.nullable(v.pipe(whole, v.minValue(1), v.maxValue(600))), null),
  /** What the bell does to tables that have not finished. */
  bell: v.optional(bellSchema, 'none'),
  clock: v.optional(v.picklist(['none', 'gentle', 'tournament']), 'none'),
  entry: v.optional(v.picklist(ENTRIES), 'open'),
  /** Whether people at its tables may chat, or only react. */
  chat: v.optional(v.picklist(CHATS), 'on'),
  /** Whether everybody sees the standings. */
  open: v.optional(v.boolean(), true),
  /** Whether the projector shows names. */
  names: v.optional(v.boolean(), true),
  /** Whether the server's lobby may show it while people can join. */
  listed: v.optional(v.boolean(), false),
  /** Null: not for money. */
  money: v.optional(v.nullable(moneySchema), null),
});
export type Settings = v.InferOutput<typeof settingsSchema>;

/** `class`: a teacher and pupils; `evening`: a club and its players. They differ in their default settings. */
export const kindSchema = v.picklist(['class', 'evening']);
export type Kind = v.InferOutput<typeof kindSchema>;

/** A person's command to an event. */
export const commandSchema = v.variant('do', [
  /** With the number of a name from the list, or a name of one's own. */
  v.strictObject({ do: v.literal('join'), name, member: v.exactOptional(member) }),
  v.strictObject({ do: v.literal('leave') }),
  // The director's
  v.strictObject({ do: v.literal('list'), names: v.pipe(list(name), v.maxLength(MAX_MEMBERS)) }),
  v.strictObject({ do: v.literal('rename'), member, name }),
  v.strictObject({ do: v.literal('remove'), member }),
  /** The two members are one person: merges their results. */
  v.strictObject({ do: v.literal('merge'), from: member, into: member }),
  v.strictObject({ do: v.literal('answer'), person: personId, as: v.picklist(ANSWERS) }),
  /** Lets in people who have asked, or refuses them. */
  v.strictObject({ do: v.literal('admit'), members: asking }),
  v.strictObject({ do: v.literal('refuse'), members: asking }),
  v.strictObject({ do: v.literal('lock'), on: v.boolean() }),
  v.strictObject({ do: v.literal('title'), title }),
  v.strictObject({ do: v.literal('options'), options: v.unknown() }),
  v.strictObject({ do: v.literal('settings'), settings: settingsSchema }),
  /** Action that a bot, on the first seat of every table, takes wherever it can; null: no such bot. */
  v.strictObject({ do: v.literal('prepare'), action: v.unknown() }),
  v.strictObject({ do: v.literal('apart'), pairs: v.pipe(list(pair), v.maxLength(MAX_MEMBERS)) }),
  v.strictObject({ do: v.literal('draw'), draw: drawSchema }),
  v.strictObject({ do: v.literal('arrange'), tables: seating }),
  /** Begins a round at the drawn tables; draws them first if necessary. */
  v.strictObject({ do: v.literal('start') }),
  v.strictObject({ do: v.literal('next') }),
  /** Resumes a round, too, that is to go on another time. */
  v.strictObject({ do: v.literal('pause'), on: v.boolean() }),
  v.strictObject({ do: v.literal('bell'), how: bellSchema }),
  /** Ends the round after these minutes, as the settings have it; 0: now; null: when all have finished. */
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
  ...homeworkCommands,
]);
export type Command = v.InferOutput<typeof commandSchema>;

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
    /** Name of the director when looking in at a table. */
    name: v.optional(v.string(), NAMELESS),
    /** Key that lets a screen show the event without being the director. */
    key: v.string(),
  }),
  /** Names of people who have not come yet. */
  v.strictObject({
    type: v.literal('listed'),
    names: list(v.strictObject({ member, name: v.string() })),
  }),
  /** A new member, or one from the list. */
  v.strictObject({ type: v.literal('joined'), member, person: personId, name: v.string() }),
  /** Like `joined`, but they wait until the director lets them in. */
  v.strictObject({ type: v.literal('asked'), member, person: personId, name: v.string() }),
  v.strictObject({ type: v.literal('admitted'), member }),
  v.strictObject({ type: v.literal('refused'), member }),
  /** A person claims to be a member who is here already: the director decides. */
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
  /** A round begins; null is a bot. `secret` is that of the deals, where all tables share them. */
  v.strictObject({
    type: v.literal('round'),
    tables: list(v.strictObject({ table: tableId, seats: players })),
    secret: v.nullable(bytes32),
    /** Prepared action of the bot on the first seats; null: none. */
    prepared: v.optional(v.unknown(), null),
    until: time,
  }),
  /** A latecomer takes a bot's place. */
  v.strictObject({ type: v.literal('seated'), table: tableId, seat: whole, member }),
  /** A table is added to the round for a latecomer. */
  v.strictObject({
    type: v.literal('opened'),
    table: tableId,
    seats: players,
  }),
  v.strictObject({ type: v.literal('dealt') }),
  /** `adjourned`: it is to go on another time. */
  v.strictObject({
    type: v.literal('paused'),
    on: v.boolean(),
    adjourned: v.optional(v.boolean(), false),
  }),
  v.strictObject({ type: v.literal('time'), until: time }),
  /** Scores of a table after `played` rounds of its game, by seat. */
  v.strictObject({
    type: v.literal('reported'),
    table: tableId,
    played: whole,
    over: v.boolean(),
    /** Which points win; logs from before this was told are of games that the most points win. */
    best: v.optional(v.picklist(['most', 'fewest']), 'most'),
    scores: list(scoreSchema),
  }),
  /** `counts`: whether deals under way count as they stand. */
  v.strictObject({ type: v.literal('ended'), counts: v.optional(v.boolean(), false) }),
  v.strictObject({ type: v.literal('told'), text: v.string() }),
  v.strictObject({ type: v.literal('spotlight'), table: v.nullable(tableId) }),
  /** The name is in no entry any more. */
  v.strictObject({ type: v.literal('erased'), member }),
  ...homeworkEvents,
]);
export type TournamentEvent = v.InferOutput<typeof eventSchema>;

/** A row of an event's log. */
export interface EventEntry {
  readonly seq: number;
  readonly at: number;
  readonly command: string;
  readonly events: readonly TournamentEvent[];
}

export const MEMBER_STATES = ['listed', 'asks', 'here', 'gone'] as const;

export interface Member {
  readonly no: number;
  readonly name: string;
  /** The person on whose device they play; null: they have not come yet, or have been erased. */
  readonly person: string | null;
  /** `asks`: waits to be let in; `gone`: has left, was removed or refused, merged into another, or erased. */
  readonly state: (typeof MEMBER_STATES)[number];
  /** Whether the name is from the director's list: it stays there when somebody who says it is refused. */
  readonly isListed: boolean;
  /** When they came or asked, or were listed (milliseconds since 1970). */
  readonly at: number;
  /** With it they come back on any device; null: they have none yet. */
  readonly word: string | null;
}

/** A round of an event: one match at each table. */
export interface EventRound {
  readonly tables: readonly EventTable[];
  readonly secret: string | null;
  /** Action that the bot on the first seat of each table takes wherever it can; null: nothing is prepared. */
  readonly prepared: unknown;
  readonly startedAt: number;
  /** When it ends for all (milliseconds since 1970); null: when all have finished. */
  readonly until: number | null;
  readonly pausedAt: number | null;
  /** When the last pause for all ended: tables paused before it go on. */
  readonly resumedAt: number;
  /** Whether it is paused to go on another time. */
  readonly adjourned: boolean;
  /** Whether deals under way at its end count as they stand. */
  readonly counts: boolean;
  /** Members who came when it had begun, and when. */
  readonly late: readonly { readonly member: number; readonly at: number }[];
  /** Number of deals begun for all. */
  readonly deals: number;
  /** Whether the round is over. */
  readonly ended: boolean;
}

/** An event, made from its log. Immutable. */
export interface EventState {
  readonly id: string;
  readonly code: string;
  readonly kind: Kind;
  readonly title: string;
  readonly game: string;
  readonly options: unknown;
  readonly settings: Settings;
  /** As in a round, for the next one. */
  readonly prepared: unknown;
  readonly director: string;
  /** Name of the director at a table. */
  readonly name: string;
  readonly key: string;
  readonly locked: boolean;
  readonly members: readonly Member[];
  /** Claims to be a member that wait for the director's approval. */
  readonly knocks: readonly { readonly person: string; readonly member: number }[];
  /** People removed by the director. */
  readonly barred: readonly string[];
  /** People whom the director has not let in, once for each time. */
  readonly refused: readonly string[];
  /** Pairs of members who do not sit together. */
  readonly apart: readonly (readonly [number, number])[];
  /** Tables of the next round; null: not drawn. */
  readonly drawn: readonly (readonly number[])[] | null;
  /** The last one may still be on. */
  readonly rounds: readonly EventRound[];
  /** By number. */
  readonly homework: readonly Homework[];
  readonly told: { readonly text: string; readonly at: number } | null;
  readonly spotlight: string | null;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly seq: number;
}

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
  | 'nobody-there'
  | 'bad-deadline'
  | 'too-much-homework'
  | 'no-such-homework'
  | 'homework-closed'
  | 'wrong-word';
