import { workerCall } from '@lusoria/core/worker-call';
import * as v from 'valibot';

/** Calls of the worker in which bots think. */
export const botCalls = {
  /** The action of a bot; null: it need not act, and does not want to. */
  think: workerCall(
    v.strictObject({
      game: v.string(),
      bot: v.string(),
      view: v.unknown(),
      seed: v.instance(Uint8Array),
    }),
    v.unknown(),
  ),
};
