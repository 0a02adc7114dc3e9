import { list, whole } from '@lusoria/core/schema';
import { NAME_LENGTH } from '@lusoria/table/names';
import * as v from 'valibot';
import { title } from '../model/fields.ts';
import { newEventFields } from '../protocol.ts';
import { MAX_EVER_PUPILS, MAX_PUPILS } from './types.ts';

/** The id of a class. */
const roster = v.pipe(v.string(), v.regex(/^ro-[0-9a-f]{20}$/));
/** 128 bits that a device has drawn: whoever has it holds the class. */
const key = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const pupil = v.pipe(whole, v.maxValue(MAX_EVER_PUPILS - 1));
const name = v.pipe(v.string(), v.maxLength(NAME_LENGTH * 4));
const names = v.pipe(list(name), v.maxLength(MAX_PUPILS));

const rosterCommandSchema = v.variant('do', [
  v.strictObject({ do: v.literal('name'), name: title }),
  v.strictObject({ do: v.literal('enrol'), names }),
  v.strictObject({ do: v.literal('rename'), pupil, name }),
  /** Erases a pupil here and in all lessons. */
  v.strictObject({ do: v.literal('erase'), pupil }),
  /** Another key; other devices have to show it. */
  v.strictObject({ do: v.literal('key'), key }),
]);
export type RosterCommand = v.InferOutput<typeof rosterCommandSchema>;

/** A client's request about classes that are kept from week to week, in a message `event`. */
export const rosterRequestSchema = v.variant('ask', [
  v.strictObject({ ask: v.literal('roster-create'), name: title, key, names }),
  /** Lists the classes that the person holds, latest first. */
  v.strictObject({ ask: v.literal('roster-list') }),
  /** With the key the device holds the class from then on. */
  v.strictObject({ ask: v.literal('roster-open'), roster, key: v.nullable(key) }),
  v.strictObject({ ask: v.literal('roster-do'), roster, command: rosterCommandSchema }),
  /** Makes the event of a new lesson. */
  v.strictObject({
    ask: v.literal('roster-lesson'),
    roster,
    ...newEventFields,
  }),
  /** Deletes a class with all its lessons. */
  v.strictObject({ ask: v.literal('roster-erase'), roster }),
]);
export type RosterRequest = v.InferOutput<typeof rosterRequestSchema>;

/** A class as whoever holds it sees it. */
const rosterViewSchema = v.strictObject({
  roster: v.string(),
  name: v.string(),
  pupils: list(
    v.strictObject({
      pupil: whole,
      name: v.string(),
      /** Whether they are in the class; who is not has only results of earlier lessons. */
      in: v.boolean(),
    }),
  ),
  /** Those that are still there, in order. */
  lessons: list(
    v.strictObject({
      event: v.string(),
      code: v.string(),
      title: v.string(),
      game: v.string(),
      at: whole,
      /** Who each member is, by number; null: nobody of the class. */
      pupils: list(v.nullable(whole)),
    }),
  ),
});
export type RosterView = v.InferOutput<typeof rosterViewSchema>;

const summarySchema = v.strictObject({
  roster: v.string(),
  name: v.string(),
  pupils: whole,
  lessons: whole,
  updatedAt: whole,
});
export type RosterSummary = v.InferOutput<typeof summarySchema>;

/** The `answer` of a message `event-answer` to such a request. */
export const rosterAnswerSchema = v.variant('to', [
  v.strictObject({ to: v.literal('roster-list'), rosters: list(summarySchema) }),
  v.strictObject({ to: v.literal('roster'), view: rosterViewSchema }),
  v.strictObject({ to: v.literal('roster-lesson'), event: v.string(), code: v.string() }),
  v.strictObject({ to: v.literal('roster-erase') }),
]);
export type RosterAnswer = v.InferOutput<typeof rosterAnswerSchema>;
