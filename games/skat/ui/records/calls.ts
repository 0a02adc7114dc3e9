import { CARDS, optionsSchema, resultSchema } from '@lusoria/skat';
import { FAULT_CODES } from '@lusoria/skat/notation';
import { list, whole } from '@lusoria/core/schema';
import { workerCall } from '@lusoria/core/worker-call';
import * as v from 'valibot';

/** The number of deals shown at once, and the most on a sheet. */
export const PAGE = 48;
/** The largest file that is read (bytes): some 70,000 deals. */
export const MAX_FILE = 32 * 1024 * 1024;

const dealSchema = v.strictObject({
  names: list(v.string()),
  result: resultSchema,
  id: v.string(),
  agrees: v.boolean(),
  /** Parsed by the component that shows it. */
  view: v.unknown(),
  viewNames: list(v.string()),
  viewPlayers: list(whole),
  illegal: v.nullable(
    v.strictObject({
      code: v.string(),
      trick: v.nullable(whole),
      place: v.nullable(whole),
      player: v.string(),
      call: v.nullable(v.union([whole, v.picklist(['hold', 'pass'])])),
      cards: list(v.picklist(CARDS)),
      token: v.string(),
    }),
  ),
  hidesCards: v.boolean(),
  oddBids: list(whole),
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
  faults: list(
    v.strictObject({
      code: v.picklist(FAULT_CODES),
      line: whole,
      column: whole,
      token: v.string(),
    }),
  ),
  /** Of all, those that are not listed included. */
  faultCount: whole,
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

/** Calls of the worker that reads records, and keeps them. */
export const recordCalls = {
  read: workerCall(v.string(), fileSchema),
  /** The deals from an index on. */
  page: workerCall(whole, list(dealSchema)),
};
