import { list, whole } from '@lusoria/core/schema';
import * as v from 'valibot';
import { adaptedOptionsSchema, memberAdaptationSchema } from './adaptation/schemas.ts';
import { homeworkViewSchema } from './homework/progress.ts';
import { questionViewSchema, talliesSchema } from './question/schemas.ts';
import { kindSchema, MEMBER_STATES, moneySchema, SCORES, settingsSchema } from './types.ts';

const nullableWhole = v.nullable(whole);
const personId = v.string();

const rowSchema = v.strictObject({
  place: whole,
  member: whole,
  points: v.number(),
  won: whole,
  /** Rounds of the game lost, where it counts them apart. */
  lost: whole,
  rounds: list(v.nullable(v.number())),
  /** Winnings (losses: negative), in cents; null: not played for money. */
  money: v.nullable(
    v.strictObject({
      /** The differences of points at the tables. */
      points: v.number(),
      stake: v.number(),
      /** For lost games of one's own. */
      lost: v.number(),
      prize: v.number(),
      /** For the pot of the teams, and out of it. */
      teamStake: v.number(),
      teamPrize: v.number(),
      sum: v.number(),
    }),
  ),
});

/** A table of some round, its last seating, and how many rounds of the game were played to their end there, at least. */
const playedSchema = v.strictObject({
  table: v.string(),
  seats: list(nullableWhole),
  finished: whole,
});

const tableSchema = v.strictObject({
  /** The id of the table, for its players, the director and the wall; null for the others. */
  table: v.nullable(v.string()),
  /** From 1. */
  number: whole,
  /** Players: members by number, null for bots. */
  seats: list(nullableWhole),
  /** Rounds of the game played. */
  played: whole,
  over: v.boolean(),
  /** Whether the round ended for all before this table's match did. */
  brokenOff: v.boolean(),
  /**
   * Points by seat after `counted` rounds of the game; null where the standings are not for
   * everybody. Where all tables play the same, people at other tables see a round's points once
   * every table has played it.
   */
  points: v.nullable(list(v.number())),
  counted: whole,
  /** Result of the last of these rounds; null: there is none yet, or it is not for everybody. */
  brought: v.nullable(list(v.number())),
});

/** A viewer's view of an event, with their own data. */
export const eventViewSchema = v.strictObject({
  id: v.string(),
  code: v.string(),
  kind: kindSchema,
  title: v.string(),
  game: v.string(),
  options: v.unknown(),
  locked: v.boolean(),
  /** Time for a move at its tables, and whether a bot substitutes whose time is up; everybody who joins is told. */
  clock: settingsSchema.entries.clock.wrapped,
  substitute: v.boolean(),
  /** Role of the viewer. */
  you: v.variant('as', [
    /** The director may play, too. */
    v.strictObject({
      as: v.literal('director'),
      member: v.nullable(whole),
      table: v.nullable(v.string()),
    }),
    v.strictObject({
      as: v.literal('member'),
      member: whole,
      /** The member's table in the latest round; null: none. */
      table: v.nullable(v.string()),
      /** With it they come back on another device; null: they have none yet. */
      word: v.nullable(v.string()),
      /** Help that the director has given them, told to nobody else. */
      aids: list(v.string()),
    }),
    v.strictObject({ as: v.literal('screen') }),
    /**
     * Not a member (yet); `waits`: for the director, who is asked whether they are the person of this `name`, or
     * for an `entry`; `removed`: shut out by the director; `known`: the expected member whose device this was in an
     * earlier lesson; `moved`: another device of theirs has taken their place.
     */
    v.strictObject({
      as: v.literal('guest'),
      waits: v.nullable(v.picklist(['name', 'entry'])),
      removed: v.boolean(),
      known: nullableWhole,
      moved: v.boolean(),
    }),
  ]),
  /** Number of members here. */
  here: whole,
  /** All members by number; guests see only the names that are still free, and only the director sees who asks. */
  members: list(
    v.strictObject({
      member: whole,
      name: v.string(),
      state: v.picklist(MEMBER_STATES),
    }),
  ),
  /** The latest round; null: none, or not for guests. */
  round: v.nullable(
    v.strictObject({
      /** From 1. */
      number: whole,
      tables: list(tableSchema),
      /** When it ends for all (milliseconds since 1970 by the server's clock); null: it does not, or is paused. */
      until: nullableWhole,
      paused: v.boolean(),
      /** Whether it is to go on another time; it is paused until then. */
      adjourned: v.boolean(),
      ended: v.boolean(),
      /** Whether deals that its end broke off count as they stood. */
      counts: v.boolean(),
      deals: whole,
      /** Whether all tables play the same: seeing one would help the others. */
      shared: v.boolean(),
      /** Prepared action of the bots at all tables, once the round is over; null: none, or not yet. */
      prepared: v.unknown(),
      /** Number of the table enlarged on the wall; null: none, or not for this viewer. */
      spotlight: nullableWhole,
    }),
  ),
  /** How the standings come about; null where they are not for everybody. */
  rule: v.nullable(
    v.strictObject({
      score: v.picklist(SCORES),
      /** The size of table for which evened points count as they are. */
      size: whole,
      /** The sizes of the tables so far, ascending, and by what points there are multiplied. */
      tables: list(v.strictObject({ seats: whole, factor: v.number() })),
      best: v.picklist(['most', 'fewest']),
      money: v.nullable(moneySchema),
      /** How many of a team count in each round, the best ones; null: all. */
      counted: nullableWhole,
    }),
  ),
  /** Null where they are not for everybody. */
  standings: v.nullable(list(rowSchema)),
  /** Sums of the teams, the best first; null where they are not for everybody. */
  teamStandings: v.nullable(
    list(
      v.strictObject({
        place: whole,
        /** Its index among the teams. */
        team: whole,
        points: v.number(),
        won: whole,
        /** Points of each round; null: none of the team played in it. */
        rounds: list(v.nullable(v.number())),
      }),
    ),
  ),
  /** Rest of the money in the till, in cents; null: not played for money, or not for everybody. */
  till: v.nullable(v.number()),
  /** Members by table in rounds to come, as far as they are planned; empty for guests. */
  seating: list(
    v.strictObject({
      /** From 1. */
      round: whole,
      tables: list(list(whole)),
    }),
  ),
  /** Empty for guests. */
  teams: list(v.strictObject({ name: v.string(), members: list(whole) })),
  /** By number; guests and the wall see none. */
  homework: list(homeworkViewSchema),
  /** The question to all on the screens; null: none, or not for guests. */
  question: v.nullable(questionViewSchema),
  /** How those asked have answered questions, of everybody for the director and else one's own. */
  questions: list(talliesSchema),
  told: v.nullable(v.strictObject({ text: v.string(), at: whole })),
  /** The director's own data; null for everybody else. */
  direction: v.nullable(
    v.strictObject({
      settings: settingsSchema,
      /** The class that it is a lesson of; null: of none. */
      roster: v.nullable(v.string()),
      /** Whether it is known who sat together in the last lesson. */
      hasGroups: v.boolean(),
      /** Action that a bot on the first seat of every table takes wherever it can; null: nothing is prepared. */
      prepared: v.unknown(),
      key: v.string(),
      /** Who is here or asks to be let in. */
      people: list(
        v.strictObject({
          member: whole,
          /** Whether one of their devices is connected. */
          online: v.boolean(),
          /**
           * When they came or asked, of who is not connected when they were last (milliseconds since 1970 by the server's
           * clock); null: not since this server has started.
           */
          since: nullableWhole,
        }),
      ),
      /** For whom something is different. */
      adaptations: list(memberAdaptationSchema),
      /** Tables of the latest round with options that differ from the event's. */
      adapted: list(v.strictObject({ table: whole, options: adaptedOptionsSchema })),
      knocks: list(v.strictObject({ person: personId, member: whole })),
      /** Members who were removed, and may be let in again. */
      removed: list(whole),
      apart: list(v.strictTuple([whole, whole])),
      drawn: v.nullable(list(list(whole))),
      /**
       * Members who came when the latest round had begun, when (milliseconds since 1970 by the server's clock), and whether
       * their name was on the list.
       */
      late: list(v.strictObject({ member: whole, at: whole, listed: v.boolean() })),
      rounds: list(
        v.strictObject({ startedAt: whole, tables: list(playedSchema), ended: v.boolean() }),
      ),
    }),
  ),
  /** The viewer's own tables in all rounds, and all of them for the wall; empty for guests. */
  own: list(v.strictObject({ startedAt: whole, table: playedSchema })),
});
export type EventView = v.InferOutput<typeof eventViewSchema>;
