import { list, whole } from '@lusoria/core/schema';
import * as v from 'valibot';
import { commandSchema, kindSchema, settingsSchema, TITLE_LENGTH } from './types.ts';

/** The id of an event, or its code as people write it. */
const event = v.pipe(v.string(), v.regex(/^\P{C}{0,40}$/u));

/** What a new event says. */
export const newEventFields = {
  title: v.pipe(v.string(), v.maxLength(TITLE_LENGTH * 4)),
  game: v.pipe(v.string(), v.maxLength(32)),
  options: v.unknown(),
  settings: settingsSchema,
};

/** A client's request about events: the `request` of a message `event`. */
export const eventRequestSchema = v.variant('ask', [
  v.strictObject({
    ask: v.literal('create'),
    kind: kindSchema,
    ...newEventFields,
  }),
  /** Watches an event; as a screen with its key, which its director does not need. */
  v.strictObject({
    ask: v.literal('open'),
    event,
    screen: v.exactOptional(
      v.strictObject({ key: v.nullable(v.pipe(v.string(), v.maxLength(64))) }),
    ),
    /** Changes may come as `event-patch`. */
    patches: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ ask: v.literal('close'), event }),
  v.strictObject({ ask: v.literal('do'), event, command: commandSchema }),
  /** Lists the events that the person directs or is in, latest first. */
  v.strictObject({ ask: v.literal('list') }),
  /** The server's lobby, the same for everybody: open events, and tables with a free seat. */
  v.strictObject({ ask: v.literal('lobby') }),
  /** What has been answered of homework's practice: of everybody for the director, otherwise one's own. */
  v.strictObject({ ask: v.literal('practised'), event }),
  /** Deletes an event with all its tables. */
  v.strictObject({ ask: v.literal('erase'), event }),
]);
export type EventRequest = v.InferOutput<typeof eventRequestSchema>;

const summarySchema = v.strictObject({
  event: v.string(),
  code: v.string(),
  kind: kindSchema,
  title: v.string(),
  game: v.string(),
  here: whole,
  directs: v.boolean(),
  /** The class that is kept from week to week of which this is a lesson; null for others, and for whoever does not direct it. */
  roster: v.nullable(v.string()),
  /** Homework that the person still has to do, the earliest deadline first. */
  homework: list(
    v.strictObject({
      homework: whole,
      title: v.string(),
      /** The deadline (milliseconds since 1970 by the server's clock). */
      until: whole,
      /** Rounds or items finished, of so many. */
      finished: whole,
      needed: whole,
    }),
  ),
  updatedAt: whole,
});
export type EventSummary = v.InferOutput<typeof summarySchema>;

const freeTableSchema = v.strictObject({
  code: v.string(),
  game: v.string(),
  options: v.unknown(),
  names: list(v.string()),
  free: whole,
});
export type FreeTable = v.InferOutput<typeof freeTableSchema>;

/** What a member has answered of the practice of a homework. */
const practisedSchema = v.strictObject({
  homework: whole,
  member: whole,
  options: v.unknown(),
  answers: list(v.strictObject({ item: v.unknown(), answer: v.unknown(), at: whole })),
});
export type PractisedHomework = v.InferOutput<typeof practisedSchema>;

/** The `answer` of a message `event-answer`. */
export const eventAnswerSchema = v.variant('to', [
  v.strictObject({ to: v.literal('create'), event: v.string(), code: v.string() }),
  v.strictObject({ to: v.literal('open'), event: v.string() }),
  v.strictObject({ to: v.literal('close') }),
  /** `seq`: of the entry of the command. */
  v.strictObject({ to: v.literal('do'), seq: whole }),
  v.strictObject({ to: v.literal('list'), events: list(summarySchema) }),
  /** `shows`: whether this server has a lobby. */
  v.strictObject({
    to: v.literal('lobby'),
    shows: v.boolean(),
    events: list(summarySchema),
    tables: list(freeTableSchema),
  }),
  v.strictObject({ to: v.literal('practised'), practice: list(practisedSchema) }),
  v.strictObject({ to: v.literal('erase') }),
]);
export type EventAnswer = v.InferOutput<typeof eventAnswerSchema>;

export { commandSchema, settingsSchema } from './types.ts';
export { type EventView, eventViewSchema } from './view.ts';
