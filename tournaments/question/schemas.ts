import { list, whole } from '@lusoria/core/schema';
import * as v from 'valibot';
import { member } from '../model/fields.ts';

/** Questions of one event; a further one is rejected with `too-many-questions`. */
export const MAX_QUESTIONS = 100;
/** How often somebody may answer a question, where answers may be changed. */
export const MAX_REPLIES = 6;
/** Answers that a question may offer. */
export const MAX_ANSWERS = 32;
/** Characters of a posed question, as JSON. */
export const MAX_QUESTION_LENGTH = 40_000;

/** Questions of an event by number: the first has 0. */
const question = v.pipe(whole, v.maxValue(MAX_QUESTIONS - 1));
const answer = v.pipe(whole, v.maxValue(MAX_ANSWERS - 1));

export const questionCommands = [
  // The director's
  /** Asks everybody what the game makes of a source; `change`: whether answers may be changed until it is closed. */
  v.strictObject({ do: v.literal('pose'), source: v.unknown(), change: v.boolean() }),
  /** Takes no more answers, and tells how many gave which. */
  v.strictObject({ do: v.literal('close-question'), question }),
  /** Tells which answer is right, and why. */
  v.strictObject({ do: v.literal('show-question'), question }),
  /** Takes it off the screens; the tables go on. */
  v.strictObject({ do: v.literal('end-question'), question }),
  // A member's
  v.strictObject({ do: v.literal('reply'), question, answer }),
] as const;

export const questionEvents = [
  v.strictObject({
    type: v.literal('posed'),
    question,
    shown: v.unknown(),
    answers: list(v.unknown()),
    right: list(answer),
    solution: v.unknown(),
    change: v.boolean(),
    /** Whether the round is paused for it. */
    pauses: v.boolean(),
  }),
  v.strictObject({ type: v.literal('replied'), question, member, answer }),
  v.strictObject({ type: v.literal('question-closed'), question }),
  v.strictObject({ type: v.literal('question-shown'), question }),
  v.strictObject({ type: v.literal('question-ended'), question }),
] as const;
export type QuestionEvent = v.InferOutput<(typeof questionEvents)[number]>;

/** `closed`: everybody sees how many gave which answer, but not which is right. */
export const PHASES = ['open', 'closed', 'shown'] as const;

export const questionViewSchema = v.strictObject({
  question: whole,
  phase: v.picklist(PHASES),
  change: v.boolean(),
  shown: v.unknown(),
  answers: list(v.unknown()),
  /** Members who have answered, and who are here or have. */
  answered: whole,
  of: whole,
  /** Index of the viewer's own answer; null: none, or they are not asked. */
  own: v.nullable(whole),
  /** How many gave each answer; null while the question is open. */
  counts: v.nullable(list(whole)),
  /** Which are right, and what the reasons are worded from; null until they are shown. */
  key: v.nullable(v.strictObject({ right: list(whole), solution: v.unknown() })),
});
export type QuestionView = v.InferOutput<typeof questionViewSchema>;

/** What a member has answered of the questions that were asked while they were here, and shown. */
export const talliesSchema = v.strictObject({
  member: whole,
  right: whole,
  answered: whole,
  asked: whole,
});
export type QuestionTally = v.InferOutput<typeof talliesSchema>;
