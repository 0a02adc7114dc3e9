import { optionsSchema, resultSchema } from '@lusoria/skat';
import { list, whole } from '@lusoria/core/schema';
import * as v from 'valibot';

/** The number of deals shown at once, and the most on a sheet. */
export const PAGE = 48;
/** The most faults of a file shown. */
export const MOST_FAULTS = 5;

/** A request of the page to its worker: to read a file, or for a page of its deals. */
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
  /** Parsed by the component that shows it. */
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
  /** The number of deals. */
  count: whole,
  faults: list(v.strictObject({ line: whole, column: whole, token: v.string() })),
  /** Whether the same people played all of them. */
  isOneTable: v.boolean(),
  /** The score sheet; null for several tables, or for too many deals. */
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

/** A response of the worker; `read` comes before the first page. */
export const answerSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('read'), file: fileSchema }),
  v.strictObject({ kind: v.literal('page'), from: whole, deals: list(dealSchema) }),
]);
export type Answer = v.InferOutput<typeof answerSchema>;
