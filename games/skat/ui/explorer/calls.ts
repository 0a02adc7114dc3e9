import { workerCall } from '@lusoria/core/worker-call';
import { actionSchema, CARDS, viewSchema } from '@lusoria/skat';
import * as v from 'valibot';

/** Calls of the explorer's worker. */
export const explorerCalls = {
  /** The value of every legal card in a deal. */
  values: workerCall(
    v.string(),
    v.array(v.strictObject({ card: v.picklist(CARDS), value: v.number() })),
  ),
  /** A bot's action in a view; null: none. */
  bot: workerCall(viewSchema, v.nullable(actionSchema)),
};
