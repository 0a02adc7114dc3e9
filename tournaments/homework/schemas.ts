import { list, whole } from '@lusoria/core/schema';
import * as v from 'valibot';
import { MAX_MEMBERS, member, personId, players, tableId, title } from '../model/fields.ts';

/** Homework of one class; a further one is rejected with `too-much-homework`. */
export const MAX_HOMEWORK = 40;
/** Homework that is not closed; a further one is rejected with `too-much-homework`. */
export const MAX_OPEN_HOMEWORK = 8;
/** Tables of one pupil for one homework, whose matches were broken off; a further one is rejected with `too-many-tries`. */
export const MAX_TRIES = 20;
/** Rounds of the game that may be set at once. */
const MAX_ROUNDS_SET = 10;
/** A deadline lies at most so many days ahead, and not so far that an idle class is deleted before. */
export const MAX_DAYS_AHEAD = 366;

/** Homework of a class by number: the first has 0. */
const homework = v.pipe(whole, v.maxValue(MAX_HOMEWORK - 1));

/** Items of practice that may be set at once, and keys of what they are about. */
const MAX_ITEMS = 30;
const MAX_KEYS = 64;
/** Characters of an answer to an item, as JSON. */
export const MAX_ANSWER_LENGTH = 1000;

/** What is to be done: rounds of the game against bots, at a table of one's own, or items of practice. */
export const workSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('rounds'),
    rounds: v.pipe(whole, v.minValue(1), v.maxValue(MAX_ROUNDS_SET)),
  }),
  v.strictObject({
    kind: v.literal('practice'),
    items: v.pipe(whole, v.minValue(1), v.maxValue(MAX_ITEMS)),
    /** What the items are about, as the game's practice names it. */
    keys: v.pipe(list(v.pipe(v.string(), v.maxLength(40))), v.minLength(1), v.maxLength(MAX_KEYS)),
    /** Whose homework it is; null: everybody's. */
    for: v.nullable(v.pipe(list(member), v.minLength(1), v.maxLength(MAX_MEMBERS))),
  }),
]);
export type Work = v.InferOutput<typeof workSchema>;

/** Whether what comes after the deadline counts, or is only marked. */
export const LATE = ['counts', 'marked'] as const;
const lateSchema = v.picklist(LATE);
export type Late = v.InferOutput<typeof lateSchema>;

/** What a homework says; `until` is its deadline (milliseconds since 1970). */
const assignmentSchema = v.strictObject({
  title,
  options: v.unknown(),
  work: workSchema,
  until: whole,
  late: lateSchema,
});

/** A personal word as people write it. */
const word = v.pipe(v.string(), v.maxLength(80));

export const homeworkCommands = [
  // The director's
  v.strictObject({ do: v.literal('assign'), ...assignmentSchema.entries }),
  v.strictObject({
    do: v.literal('reschedule'),
    homework,
    until: whole,
    late: lateSchema,
  }),
  /** Nothing more is taken in. */
  v.strictObject({ do: v.literal('close-homework'), homework }),
  // A member's
  v.strictObject({ do: v.literal('begin-homework'), homework }),
  /** Answers the item that comes next, once. */
  v.strictObject({
    do: v.literal('answer-item'),
    homework,
    item: v.pipe(whole, v.maxValue(MAX_ITEMS - 1)),
    answer: v.unknown(),
  }),
  /** Asks for a personal word, with which they come back on any device. */
  v.strictObject({ do: v.literal('word') }),
  /** A member is back on another device, which takes the place of the first. */
  v.strictObject({ do: v.literal('return'), word }),
] as const;

export const homeworkEvents = [
  v.strictObject({ type: v.literal('assigned'), homework, ...assignmentSchema.entries }),
  v.strictObject({
    type: v.literal('rescheduled'),
    homework,
    until: whole,
    late: lateSchema,
  }),
  v.strictObject({ type: v.literal('homework-closed'), homework }),
  v.strictObject({
    type: v.literal('homework-begun'),
    homework,
    member,
    table: tableId,
    seats: players,
  }),
  v.strictObject({
    type: v.literal('practice-begun'),
    homework,
    member,
    items: list(v.unknown()),
  }),
  v.strictObject({
    type: v.literal('item-answered'),
    homework,
    member,
    answer: v.unknown(),
    right: v.boolean(),
  }),
  /** Empty once the member is erased. */
  v.strictObject({ type: v.literal('word'), member, word: v.string() }),
  v.strictObject({ type: v.literal('returned'), member, person: personId }),
] as const;
export type HomeworkEvent = v.InferOutput<(typeof homeworkEvents)[number]>;
