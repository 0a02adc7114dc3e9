import { list, whole } from '@lusoria/core/schema';
import * as v from 'valibot';
import { member, personId } from '../model/fields.ts';

/** A class is deleted when nothing has happened to it for so long, and each lesson so long after it (milliseconds). */
export const ROSTER_KEPT_MS = 366 * 24 * 60 * 60 * 1000;
/** Classes that one person may keep; a further one is rejected with `too-many-rosters`. */
export const MAX_ROSTERS = 12;
/** Pupils at a time; further ones are rejected with `too-many-pupils`, and those who come to a lesson are not kept. */
export const MAX_PUPILS = 60;
/** The same for all who have ever been in a class. */
export const MAX_EVER_PUPILS = 400;
/** Lessons of a class that are still there; a further one is rejected with `too-many-lessons`. */
export const MAX_LESSONS = 100;
/** Devices of the teacher; the one that has come first gives way. */
export const MAX_HOLDERS = 8;
/** Maximum entries of the log of a class; beyond them it can only be deleted. */
export const MAX_ROSTER_ENTRIES = 10_000;

const pupil = v.pipe(whole, v.maxValue(MAX_EVER_PUPILS - 1));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const lessonIdSchema = v.pipe(v.string(), v.regex(/^ev-l[0-9a-f]{20}$/));

/** An event of the log of a class that is kept from week to week. */
export const rosterEventSchema = v.variant('type', [
  /** `key`: the hash of the key. */
  v.strictObject({ type: v.literal('kept'), name: v.string(), owner: personId, key: hash }),
  v.strictObject({ type: v.literal('keyed'), key: hash }),
  /** A device has shown the key. */
  v.strictObject({ type: v.literal('held'), person: personId }),
  v.strictObject({ type: v.literal('named'), name: v.string() }),
  v.strictObject({
    type: v.literal('enrolled'),
    pupils: list(v.strictObject({ pupil, name: v.string() })),
  }),
  v.strictObject({ type: v.literal('renamed'), pupil, name: v.string() }),
  /** A lesson; `pupils`: who its first members are, in order. */
  v.strictObject({
    type: v.literal('lesson'),
    event: lessonIdSchema,
    code: v.string(),
    title: v.string(),
    game: v.string(),
    pupils: list(pupil),
  }),
  /** A member of a lesson is this pupil. */
  v.strictObject({ type: v.literal('met'), event: lessonIdSchema, member, pupil }),
  /** With which device, and under which word, a pupil was last here. */
  v.strictObject({
    type: v.literal('known'),
    pupil,
    person: v.nullable(personId),
    word: v.nullable(v.string()),
  }),
  /** A newcomer was removed from the lesson, or was somebody else. */
  v.strictObject({ type: v.literal('unenrolled'), pupil }),
  v.strictObject({ type: v.literal('erased'), pupil }),
  /** The device of somebody who is erased. */
  v.strictObject({ type: v.literal('released'), person: personId }),
]);
export type RosterEvent = v.InferOutput<typeof rosterEventSchema>;

export interface Pupil {
  readonly no: number;
  readonly name: string;
  /** `out`: removed, or erased, then without a name. */
  readonly state: 'in' | 'out';
  readonly person: string | null;
  readonly word: string | null;
  /** The lesson in which they were new; null: from the list. */
  readonly cameIn: string | null;
}

export interface Lesson {
  readonly event: string;
  readonly code: string;
  readonly title: string;
  readonly game: string;
  readonly at: number;
  /** Who each member is, by number; absent: nobody of the class. */
  readonly pupils: readonly (number | undefined)[];
}

/** A class that is kept from week to week, made from its log. Immutable. */
export interface RosterState {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  /** Hash of the key. */
  readonly key: string;
  /** Devices that have shown the key. */
  readonly holders: readonly string[];
  readonly pupils: readonly Pupil[];
  /** In order. */
  readonly lessons: readonly Lesson[];
  readonly updatedAt: number;
  readonly seq: number;
}
