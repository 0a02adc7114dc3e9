import { count, integer, list } from '@lusoria/core/schema';
import * as v from 'valibot';
import { GAMES } from './cards.ts';
import { contractSchema, STEPS } from './contract.ts';

const seat = integer(0, 3);

/**
 * How a game came to its end: all cards were played (or the result could change no more), the
 * declarer's claim was accepted, the declarer gave up, or the defenders did.
 */
export const ENDINGS = ['played', 'claimed', 'conceded', 'yielded'] as const;
export type Ending = (typeof ENDINGS)[number];

/** A game with a declarer, and the arithmetic of its value. */
export const gameResultSchema = v.strictObject({
  kind: v.literal('game'),
  declarer: seat,
  contract: contractSchema,
  /** What the game was won for in the auction; 0 where there was none. */
  bid: count,
  /** With so many (+) or without (-); 0 in null, and where they do not count. */
  matadors: integer(-11, 11),
  /** The declarer's card points with the skat, and tricks. */
  points: count,
  tricks: count,
  ending: v.picklist(ENDINGS),
  won: v.boolean(),
  overbid: v.boolean(),
  /** Whether a side reached these levels in play (or by a claim). */
  schneider: v.boolean(),
  schwarz: v.boolean(),
  /** What is charged a multiple. In null the value itself; a lost null below its bid is charged like a grand or suit game. */
  base: count,
  /** The game by which a null below its bid is charged; otherwise null. */
  instead: v.nullable(v.picklist(GAMES)),
  /** What was counted, matadors as one step of that many; empty in null. */
  steps: list(v.picklist(STEPS)),
  /** `base` is multiplied by this: the steps, or what the bid needed when it was overbid. */
  multiplier: count,
  /** Kontra, re and bock; 1 without. */
  doubled: v.picklist([1, 2, 4, 8]),
  /** 2 in a bock round, otherwise 1. */
  round: v.picklist([1, 2]),
  /** The signed value: base x multiplier x doubled x round, twice that and negative when lost. */
  value: v.pipe(v.number(), v.integer()),
});
export type GameResult = v.InferOutput<typeof gameResultSchema>;

/** Ramsch: everybody for themselves. */
const ramschResultSchema = v.strictObject({
  kind: v.literal('ramsch'),
  /** Card points and tricks by seat, the skat where it went. */
  points: list(count),
  tricks: list(count),
  /** Who is charged; in a march, who made it. */
  who: list(seat),
  march: v.boolean(),
  /** Who took no trick and so doubled the loss. */
  virgins: list(seat),
  /** Who pushed without looking. */
  unseen: list(seat),
  factor: count,
  round: v.picklist([1, 2]),
  /** What each of `who` is charged, or in a march given: card points x factor x round. */
  value: count,
});
export type RamschResult = v.InferOutput<typeof ramschResultSchema>;

/** What a deal came to. */
export const resultSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('passed') }),
  gameResultSchema,
  ramschResultSchema,
]);
export type DealResult = v.InferOutput<typeof resultSchema>;
