import * as v from 'valibot';
import { poolCalls } from './pool.ts';

/**
 * What a bot is asked: `view` is plain data, `seed` 32 bytes, `thinkMs` the bot's budget in
 * milliseconds.
 */
export interface BotRequest {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly seed: Uint8Array;
  readonly thinkMs: number;
  /** Whether view and seed alone are to decide: then the bot has no budget. Absent: no. */
  readonly repeatable?: boolean;
}

/** Calls of a thread in which bots think; the result is an action. */
export const botCalls = poolCalls<BotRequest, unknown>(v.unknown());
