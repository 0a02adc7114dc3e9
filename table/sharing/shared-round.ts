import { list, whole } from '@lusoria/core/schema';
import { LANGUAGES } from '@lusoria/i18n';
import * as v from 'valibot';
import { outcomeSchema, stepSchema } from '../model/types.ts';
import { NAME_LENGTH } from '../seats/names.ts';

/** Maximum characters of a shared round as JSON. */
export const SHARED_CHARS = 48_000;
/** Maximum moves, of the round and of all its lines. */
export const SHARED_MOVES = 800;
/** Maximum draws: of a game whose draws take long to work out, and of any other. */
export const SHARED_DRAWS = { slow: 4, quick: 60 } as const;
export const SHARED_TITLE = 80;
export const SHARED_COMMENT = 1000;

/** No control characters, and nothing that reverses the text around it; in a text of several lines also line breaks. */
const LINE = /^[^\p{Cc}\p{Cs}\p{Co}\p{Cn}\u202a-\u202e\u2066-\u2069]*$/u;
const LINES = /^(?:\n|[^\p{Cc}\p{Cs}\p{Co}\p{Cn}\u202a-\u202e\u2066-\u2069])*$/u;
const plainText = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(LINES));
const plainLine = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(LINE));

/** A name as a table has it may count several characters for each letter. */
const NAME_CHARS = 4 * NAME_LENGTH;

const seat = v.pipe(whole, v.maxValue(15));
/** Index of a move. */
const at = v.pipe(whole, v.maxValue(SHARED_MOVES - 1));

/**
 * An action, a draw or a time limit that has passed. Its events are not kept: the rules say them.
 */
const moveSchema = v.strictObject({
  /** The move before it, which has a lower index; null: it is the first of the round. The first to follow a move is the main line. */
  after: v.nullable(at),
  by: stepSchema.entries.by,
  actor: stepSchema.entries.actor,
  input: v.unknown(),
  comment: v.optional(plainText(SHARED_COMMENT)),
});
export type SharedMove = v.InferOutput<typeof moveSchema>;

/** How a link opens: the round after a move, a question what the next move is, or the deal to be played. */
const opensSchema = v.variant('as', [
  v.strictObject({ as: v.literal('show'), at: v.nullable(at) }),
  v.strictObject({ as: v.literal('ask'), at: v.nullable(at) }),
  v.strictObject({ as: v.literal('play') }),
]);
export type Opens = v.InferOutput<typeof opensSchema>;

/** A round with comments and lines, to be shown to others: draws and actions, and of the people nothing but chosen names. */
export const sharedRoundSchema = v.strictObject({
  format: v.literal('lusoria-shared-round'),
  version: v.literal(1),
  game: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/)),
  rules: whole,
  options: v.unknown(),
  players: v.pipe(whole, v.maxValue(16)),
  first: seat,
  /** Earlier rounds of its match. */
  before: list(v.strictObject({ first: seat, outcome: outcomeSchema })),
  /** Language of its texts. */
  language: v.picklist(LANGUAGES),
  title: plainLine(SHARED_TITLE),
  /** Comment on the deal. */
  comment: plainText(SHARED_COMMENT),
  /** By seat; null: called after their place. */
  names: v.pipe(v.array(v.nullable(plainLine(NAME_CHARS))), v.maxLength(16), v.readonly()),
  /** The seat of who shares it, or from which it is looked at. */
  seat: v.nullable(seat),
  opens: opensSchema,
  moves: v.pipe(v.array(moveSchema), v.maxLength(SHARED_MOVES), v.readonly()),
});
export type SharedRound = v.InferOutput<typeof sharedRoundSchema>;
