import { list, whole } from '@lusoria/core/schema';
import * as v from 'valibot';

const game = v.pipe(v.string(), v.regex(/^[a-z]{1,16}$/));

/** A client's request about ratings, in a message `event`. */
export const ratingsRequestSchema = v.variant('ask', [
  v.strictObject({ ask: v.literal('ratings') }),
  /** Those who are rated in a game and known well enough, and its bots. */
  v.strictObject({ ask: v.literal('ratings-list'), game }),
  /** The person wants to be rated from now on, under their name. */
  v.strictObject({ ask: v.literal('ratings-join') }),
  /** Removes all ratings of the person. */
  v.strictObject({ ask: v.literal('ratings-leave') }),
]);
export type RatingsRequest = v.InferOutput<typeof ratingsRequestSchema>;

/** A strength: a person's, or a bot's. An interval of 95 % reaches twice the deviation to either side. */
const strength = { rating: v.number(), deviation: v.number() };

const ownGame = v.strictObject({
  game: v.string(),
  ...strength,
  results: whole,
  /** Whether it is known well enough for the list. */
  isKnown: v.boolean(),
  /** The latest last; times in milliseconds since 1970. */
  history: list(v.strictObject({ at: whole, ...strength })),
});

/** The `answer` of a message `event-answer` to such a request. */
export const ratingsAnswerSchema = v.variant('to', [
  v.strictObject({
    to: v.literal('ratings'),
    /** Whether this server has ratings. */
    isOn: v.boolean(),
    /** Games in which people are rated. */
    games: list(v.string()),
    /** Null: the person does not want to be rated. */
    own: v.nullable(v.strictObject({ name: v.string(), joinedAt: whole, games: list(ownGame) })),
  }),
  v.strictObject({
    to: v.literal('ratings-list'),
    game: v.string(),
    rows: list(
      v.strictObject({
        /** Null for a bot, which has no place among people. */
        place: v.nullable(whole),
        /** A person's name, or the kind of a bot. */
        name: v.string(),
        isBot: v.boolean(),
        you: v.boolean(),
        ...strength,
        results: whole,
      }),
    ),
  }),
  v.strictObject({ to: v.literal('ratings-done') }),
]);
export type RatingsAnswer = v.InferOutput<typeof ratingsAnswerSchema>;
export type OwnRating = v.InferOutput<typeof ownGame>;
