import { optionsSchema, resultSchema } from '@lusoria/skat';
import { list, whole } from '@lusoria/core/schema';
import * as v from 'valibot';

/** Deals that are shown at once, and make a sheet. */
export const PAGE = 48;
/** Faults of a file that are shown. */
export const MOST_FAULTS = 5;

/** Question of the page to its worker: to read a file, and for deals of it. */
export const questionSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('read'), text: v.string() }),
  v.strictObject({ kind: v.literal('page'), from: whole }),
]);
export type Question = v.InferOutput<typeof questionSchema>;

const dealSchema = v.strictObject({
  names: list(v.string()),
  result: resultSchema,
  id: v.string(),
  agrees: v.boolean(),
  /** Read by whoever shows it. */
  view: v.unknown(),
  viewNames: list(v.string()),
  hidden: v.nullable(v.picklist(['illegal', 'cards'])),
});
export type ShownDeal = v.InferOutput<typeof dealSchema>;

const outcomeSchema = v.strictObject({
  ranking: list(list(whole)),
  points: list(v.number()),
  result: v.optional(v.unknown()),
});

const fileSchema = v.strictObject({
  /** Number of deals. */
  count: whole,
  faults: list(v.strictObject({ line: whole, column: whole, token: v.string() })),
  /** Whether the same people played all of them. */
  isOneTable: v.boolean(),
  /** Present where they did, and there are not too many. */
  sheet: v.nullable(
    v.strictObject({
      played: list(v.strictObject({ first: whole, outcome: outcomeSchema })),
      options: optionsSchema,
      seats: whole,
      names: list(v.string()),
    }),
  ),
});
export type ReadFile = v.InferOutput<typeof fileSchema>;

/** Answer of the worker; `read` comes before the first page. */
export const answerSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('read'), file: fileSchema }),
  v.strictObject({ kind: v.literal('page'), from: whole, deals: list(dealSchema) }),
]);
export type Answer = v.InferOutput<typeof answerSchema>;
