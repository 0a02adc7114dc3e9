import { dailyRequestSchema } from '@lusoria/tournaments/daily';
import { eventRequestSchema } from '@lusoria/tournaments/protocol';
import { ratingsRequestSchema } from '@lusoria/tournaments/ratings';
import { rosterRequestSchema } from '@lusoria/tournaments/roster';
import { kindsOf } from './schema-samples.ts';

/** The schemas of all requests in messages `event`. */
export const REQUEST_SCHEMAS = [
  eventRequestSchema,
  dailyRequestSchema,
  ratingsRequestSchema,
  rosterRequestSchema,
] as const;

/** Their kinds. */
export const REQUESTS: ReadonlyMap<string, unknown> = new Map(
  REQUEST_SCHEMAS.flatMap((schema) => [...kindsOf(schema)]),
);
