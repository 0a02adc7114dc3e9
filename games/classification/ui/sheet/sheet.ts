import { defined, type Played } from '@lusoria/core';
import * as v from 'valibot';

const resultSchema = v.object({ described: v.array(v.boolean()) });

/** A round on the sheet. */
export interface Row {
  readonly sage: number;
  /** By seat: the cards in hand. */
  readonly points: readonly number[];
  /** By seat: whether the description was right. */
  readonly described: readonly boolean[];
}

/** The rounds of a match and their totals. */
export function sheetOf(
  played: readonly Played[],
  seats: number,
): { readonly rows: readonly Row[]; readonly sums: readonly number[] } {
  const rows = played.map(({ first, outcome }) => {
    const result = v.safeParse(resultSchema, outcome.result);
    return {
      sage: first,
      points: outcome.points,
      described: result.success ? result.output.described : [],
    };
  });
  const sums = Array.from({ length: seats }, (_, seat) =>
    rows.reduce((sum, { points }) => sum + defined(points[seat]), 0),
  );
  return { rows, sums };
}
