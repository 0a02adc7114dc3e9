import { list } from '@lusoria/core/schema';
import * as v from 'valibot';

/** Points of the first seat: in each deal that has been played, and in all, as the match counts them. */
export const scoreSchema = v.strictObject({ deals: list(v.number()), total: v.number() });
export type Score = v.InferOutput<typeof scoreSchema>;
