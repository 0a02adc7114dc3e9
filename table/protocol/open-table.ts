import { list, whole } from '@lusoria/core/schema';
import * as v from 'valibot';
import { settingsSchema } from '../model/types.ts';
import { namedTable } from './named-table.ts';

/** An open table in the lobby. All of it can be seen by anybody who looks at the table. */
export const openTableSchema = v.strictObject({
  ...namedTable,
  phase: v.picklist(['lobby', 'playing', 'between']),
  /** Names of the people with a seat. */
  people: list(v.string()),
  /** How strong each of them is, in the same order; null: it is not known, or they do not want it to be. */
  levels: list(v.nullable(v.strictObject({ rating: v.number(), deviation: v.number() }))),
  /** Names of the bots whose seats people may take. */
  bots: list(v.string()),
  /** Number of empty seats. */
  open: whole,
  clock: settingsSchema.entries.clock.wrapped,
  pace: whole,
  /** Whether people without a seat may watch. */
  spectators: v.boolean(),
  /** When it was opened. */
  since: whole,
});
export type OpenTableEntry = v.InferOutput<typeof openTableSchema>;
