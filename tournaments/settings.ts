import { list, whole } from '@lusoria/core/schema';
import { CLOCKS } from '@lusoria/table/by-day';
import * as v from 'valibot';

/**
 * Assignment of people to tables: by lot; strictly by the standings, the first places at the first table; people of
 * similar rank together; strong and weak mixed; or so that they meet new opponents.
 */
export const DRAWS = ['lot', 'standing', 'level', 'mixed', 'rotation'] as const;
export const drawSchema = v.picklist(DRAWS);
export type Draw = v.InferOutput<typeof drawSchema>;

/** Shares of a pot in hundredths, the first place first; the rest stays in the till. */
const prizesSchema = v.pipe(
  list(v.pipe(whole, v.maxValue(100))),
  v.maxLength(10),
  v.check((prizes) => prizes.reduce((sum, one) => sum + one, 0) <= 100),
);

/** Stakes of the event. */
export const moneySchema = v.strictObject({
  /** Tenths of a cent per point, settled at each table, everybody with everybody. */
  point: v.pipe(whole, v.maxValue(1000)),
  /** Cents that each player pays into the pot. */
  stake: v.pipe(whole, v.maxValue(100_000)),
  prizes: prizesSchema,
  /** What the teams play for; null: nothing. */
  teams: v.optional(
    v.nullable(
      v.strictObject({
        /** Cents that each member of a team pays into the pot of the teams. */
        stake: v.pipe(whole, v.maxValue(100_000)),
        prizes: prizesSchema,
      }),
    ),
    null,
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
export const bellSchema = v.picklist(BELLS);
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

/** Longest time of a round: a league's over two months. */
export const MAX_MINUTES = 62 * 24 * 60;

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
  minutes: v.optional(v.nullable(v.pipe(whole, v.minValue(1), v.maxValue(MAX_MINUTES))), null),
  /** What the bell does to tables that have not finished. */
  bell: v.optional(bellSchema, 'none'),
  /** Time of people for a move at its tables. */
  clock: v.optional(v.picklist(CLOCKS), 'none'),
  /**
   * By the day, whether a bot substitutes a player whose time is up, until they return; otherwise their table's
   * deal is broken off. With the other clocks one always does.
   */
  substitute: v.optional(v.boolean(), false),
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

/** Whether tables drawn under one of these settings could have been drawn under the other. */
export function seatsAlike(one: Settings, other: Settings): boolean {
  return one.size === other.size && one.draw === other.draw;
}

/** `class`: a teacher and pupils; `evening`: a club and its players. They differ in their default settings. */
export const kindSchema = v.picklist(['class', 'evening']);
export type Kind = v.InferOutput<typeof kindSchema>;
