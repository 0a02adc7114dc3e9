import { workerCall } from '@lusoria/core/worker-call';
import { list } from '@lusoria/core/schema';
import { CARDS, trickSchema } from '@lusoria/skat';
import * as v from 'valibot';

const card = v.picklist(CARDS);

/** Calls of the worker that computes lines. */
export const lineCalls = {
  /** The lines after cards of a puzzle. */
  lines: workerCall(
    v.strictObject({ puzzle: v.string(), cards: list(card) }),
    list(
      v.strictObject({
        card,
        line: v.strictObject({
          tricks: list(trickSchema),
          points: list(v.number()),
          declarerWins: v.boolean(),
        }),
      }),
    ),
  ),
};
export type LinesAfter = v.InferOutput<typeof lineCalls.lines.result>;
