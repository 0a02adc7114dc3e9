import { list, whole } from '@lusoria/core/schema';
import { NAME_LENGTH, NAMELESS } from '@lusoria/table/names';
import * as v from 'valibot';
import {
  adaptationCommands,
  adaptationEvents,
  adaptedOptionsSchema,
  type MemberAdaptation,
} from './adaptation/schemas.ts';
import { homeworkCommands, homeworkEvents } from './homework/schemas.ts';
import type { Homework } from './homework/state.ts';
import { questionCommands, questionEvents } from './question/schemas.ts';
import type { Question } from './question/state.ts';
import { MAX_MEMBERS, member, personId, players, tableId, title } from './model/fields.ts';
import { type EventTable, scoreSchema } from './model/scores.ts';
import {
  ANSWERS,
  bellSchema,
  drawSchema,
  type Kind,
  kindSchema,
  type Settings,
  MAX_MINUTES,
  settingsSchema,
} from './settings.ts';

export { MAX_EVER_MEMBERS, MAX_MEMBERS, TITLE_LENGTH } from './model/fields.ts';
export type { EventTable, Score, Written } from './model/scores.ts';
export * from './settings.ts';

/** A further round is rejected with `table-full`. */
export const MAX_ROUNDS = 50;
/** Maximum entries of one event's log; reports and leaving are still accepted. */
export const MAX_ENTRIES = 20_000;
/** Maximum series that are planned at a time. */
export const MAX_PLANNED = 12;
/** Maximum teams, and people in one of them. */
export const MAX_TEAMS = 100;
export const MAX_TEAM_SIZE = 8;
/** Maximum characters of a message to all. */
export const MESSAGE_LENGTH = 200;

const name = v.pipe(v.string(), v.maxLength(NAME_LENGTH * 4));
const bytes32 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const seating = v.pipe(list(v.pipe(list(member), v.maxLength(16))), v.maxLength(MAX_MEMBERS));
const asking = v.pipe(list(member), v.minLength(1), v.maxLength(MAX_MEMBERS));
const pair = v.strictTuple([member, member]);
const time = v.nullable(whole);
/** How many of a team count in each round of the event, the best ones; null: all. */
const counted = v.nullable(v.pipe(whole, v.minValue(1), v.maxValue(MAX_TEAM_SIZE)));

/** Options in which a table differs from the others; absent: in none. */
const adapted = v.exactOptional(adaptedOptionsSchema);

/** A person's command to an event. */
export const commandSchema = v.variant('do', [
  /** With the number of a name from the list, or a name of one's own. */
  v.strictObject({ do: v.literal('join'), name, member: v.exactOptional(member) }),
  v.strictObject({ do: v.literal('leave') }),
  // The director's
  v.strictObject({ do: v.literal('list'), names: v.pipe(list(name), v.maxLength(MAX_MEMBERS)) }),
  v.strictObject({ do: v.literal('rename'), member, name }),
  v.strictObject({ do: v.literal('remove'), member }),
  /** Whoever was removed may come in again, under their name and with their results. */
  v.strictObject({ do: v.literal('readmit'), member }),
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
  /** Draws the tables as they were in the last lesson of its class. */
  v.strictObject({ do: v.literal('groups') }),
  /** Draws the tables of so many series to come, so that people meet as few again as possible; 0: none are planned. */
  v.strictObject({
    do: v.literal('plan'),
    series: v.pipe(whole, v.maxValue(MAX_PLANNED)),
  }),
  /** Plans the series to come from a list. */
  v.strictObject({
    do: v.literal('plan-list'),
    series: v.pipe(list(seating), v.maxLength(MAX_PLANNED)),
  }),
  /** Members of a team are kept from each other's tables where possible. */
  v.strictObject({
    do: v.literal('teams'),
    teams: v.pipe(
      list(
        v.strictObject({
          name: title,
          members: v.pipe(list(member), v.minLength(1), v.maxLength(MAX_TEAM_SIZE)),
        }),
      ),
      v.maxLength(MAX_TEAMS),
    ),
    counted,
  }),
  /** Begins a round at the drawn tables; draws them first if necessary. */
  v.strictObject({ do: v.literal('start') }),
  v.strictObject({ do: v.literal('next') }),
  /** Resumes a round, too, that is to go on another time. */
  v.strictObject({ do: v.literal('pause'), on: v.boolean() }),
  v.strictObject({ do: v.literal('bell'), how: bellSchema }),
  /** Ends the round after these minutes, as the settings have it; 0: now; null: when all have finished. */
  v.strictObject({
    do: v.literal('time'),
    minutes: v.nullable(v.pipe(whole, v.maxValue(MAX_MINUTES))),
  }),
  v.strictObject({
    do: v.literal('tell'),
    text: v.pipe(v.string(), v.maxLength(MESSAGE_LENGTH * 4)),
  }),
  v.strictObject({ do: v.literal('spotlight'), table: v.nullable(tableId) }),
  v.strictObject({ do: v.literal('erase'), member }),
  ...adaptationCommands,
  ...homeworkCommands,
  ...questionCommands,
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
    /** The class that it is a lesson of; null: of none. */
    roster: v.optional(v.nullable(v.string()), null),
  }),
  /** Another device of the director, which has the key of the class. */
  v.strictObject({ type: v.literal('directs'), person: personId }),
  /** Names of people who have not come yet; with the device and the word that they had in lessons before. */
  v.strictObject({
    type: v.literal('listed'),
    names: list(
      v.strictObject({
        member,
        name: v.string(),
        known: v.exactOptional(personId),
        word: v.exactOptional(v.string()),
      }),
    ),
  }),
  /** Who sat together in the last lesson. */
  v.strictObject({ type: v.literal('grouped'), tables: list(list(member)) }),
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
  v.strictObject({ type: v.literal('readmitted'), member, name: v.string() }),
  v.strictObject({ type: v.literal('merged'), from: member, into: member }),
  v.strictObject({ type: v.literal('locked'), on: v.boolean() }),
  v.strictObject({ type: v.literal('title'), title: v.string() }),
  v.strictObject({ type: v.literal('options'), options: v.unknown() }),
  v.strictObject({ type: v.literal('settings'), settings: settingsSchema }),
  v.strictObject({ type: v.literal('prepared'), action: v.unknown() }),
  v.strictObject({ type: v.literal('apart'), pairs: list(pair) }),
  v.strictObject({ type: v.literal('drawn'), tables: list(list(member)) }),
  /** Tables of the series to come, the next one first. */
  v.strictObject({ type: v.literal('planned'), series: list(list(list(member))) }),
  v.strictObject({
    type: v.literal('teams'),
    teams: list(v.strictObject({ name: v.string(), members: list(member) })),
    counted,
  }),
  /** A round begins; null is a bot. `secret` is that of the deals, where all tables share them. */
  v.strictObject({
    type: v.literal('round'),
    tables: list(v.strictObject({ table: tableId, seats: players, options: adapted })),
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
    options: adapted,
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
  ...adaptationEvents,
  ...homeworkEvents,
  ...questionEvents,
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
  /** The person whose device they had in an earlier lesson of their class; null: not known. */
  readonly known: string | null;
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

/** Members by table, in the order of the seats. */
export type Tables = readonly (readonly number[])[];

export interface Team {
  readonly name: string;
  readonly members: readonly number[];
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
  /** Other devices of the director. */
  readonly directors: readonly string[];
  /** The class that it is a lesson of; null: of none. */
  readonly roster: string | null;
  /** Who sat together in the last lesson; empty: nothing is known of it. */
  readonly groups: Tables;
  /** People whose place another device of theirs has taken. */
  readonly moved: readonly string[];
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
  readonly drawn: Tables | null;
  /** Tables of the rounds to come, the next one first, where they are planned; `drawn` goes before. */
  readonly plan: readonly Tables[];
  readonly teams: readonly Team[];
  readonly counted: number | null;
  /** The last one may still be on. */
  readonly rounds: readonly EventRound[];
  /** By member. */
  readonly adaptations: readonly MemberAdaptation[];
  /** By number. */
  readonly homework: readonly Homework[];
  /** By number; the last one may be on the screens. */
  readonly questions: readonly Question[];
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
  | 'no-such-roster'
  | 'too-many-rosters'
  | 'too-many-lessons'
  | 'too-many-pupils'
  | 'wrong-key'
  | 'bad-seating'
  | 'bad-preparation'
  | 'bad-adaptation'
  | 'bad-teams'
  | 'nobody-there'
  | 'bad-deadline'
  | 'too-much-homework'
  | 'no-such-homework'
  | 'homework-closed'
  | 'bad-question'
  | 'bad-practice'
  | 'too-many-questions'
  | 'no-such-question'
  | 'question-closed'
  | 'question-open'
  | 'already-answered'
  | 'too-many-tries'
  | 'wrong-word';
