import { count, integer, list, schemaOf } from '@lusoria/core/schema';
import * as v from 'valibot';
import { type GameName, GAMES } from './cards.ts';
import { type Contract, contractSchema, type Step, STEPS } from './contract.ts';

const seat = integer(0, 3);

/**
 * End of a game: all cards were played (or the result could change no more), the
 * declarer's claim was accepted, the declarer gave up, or the defenders did.
 */
export const ENDINGS = ['played', 'claimed', 'conceded', 'yielded'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Ways of dropping out of a recorded game: by leaving the table, or by running out of time. */
export const DROPOUTS = ['left', 'timed-out'] as const;
export type Dropout = (typeof DROPOUTS)[number];

/** A game with a declarer, and the arithmetic of its value. */
export interface GameResult {
  readonly kind: 'game';
  readonly declarer: number;
  readonly contract: Contract;
  /** Bid that won the auction; 0 where there was none. */
  readonly bid: number;
  /** With so many (+) or without (-); 0 in null, and where they do not count. */
  readonly matadors: number;
  /** The declarer's card points with the skat, and tricks. */
  readonly points: number;
  readonly tricks: number;
  readonly ending: Ending;
  /** In records only: a side has conceded by this. */
  readonly dropout?: Dropout;
  readonly won: boolean;
  readonly overbid: boolean;
  /** Whether a side reached these levels in play (or by a claim). */
  readonly schneider: boolean;
  readonly schwarz: boolean;
  /** Amount of which a multiple is charged. In null the value itself; a lost null below its bid is charged like a grand or suit game. */
  readonly base: number;
  /** The game by which a null below its bid is charged; otherwise null. */
  readonly instead: GameName | null;
  /** Steps that counted, matadors as one step of that many; empty in null. */
  readonly steps: readonly Step[];
  /** `base` is multiplied by this: the steps, or what the bid needed when it was overbid. */
  readonly multiplier: number;
  /** Kontra, re and bock; 1 without. */
  readonly doubled: 1 | 2 | 4 | 8;
  /** 2 in a bock round, otherwise 1. */
  readonly round: 1 | 2;
  /** The signed value: base x multiplier x doubled x round, twice that and negative when lost. */
  readonly value: number;
}

const gameResult = v.strictObject({
  kind: v.literal('game'),
  declarer: seat,
  contract: contractSchema,
  bid: count,
  matadors: integer(-11, 11),
  points: count,
  tricks: count,
  ending: v.picklist(ENDINGS),
  dropout: v.exactOptional(v.picklist(DROPOUTS)),
  won: v.boolean(),
  overbid: v.boolean(),
  schneider: v.boolean(),
  schwarz: v.boolean(),
  base: count,
  instead: v.nullable(v.picklist(GAMES)),
  steps: list(v.picklist(STEPS)),
  multiplier: count,
  doubled: v.picklist([1, 2, 4, 8]),
  round: v.picklist([1, 2]),
  value: v.pipe(v.number(), v.integer()),
});

export const gameResultSchema = schemaOf<GameResult>()(gameResult);

/** Ramsch: everybody for themselves. */
export interface RamschResult {
  readonly kind: 'ramsch';
  /** Card points and tricks by seat, the skat where it went. */
  readonly points: readonly number[];
  readonly tricks: readonly number[];
  /** Seats that are charged; in a march, the one who made it. */
  readonly who: readonly number[];
  readonly march: boolean;
  /** Seats that took no trick and so doubled the loss. */
  readonly virgins: readonly number[];
  /** Seats that pushed without looking. */
  readonly unseen: readonly number[];
  readonly factor: number;
  readonly round: 1 | 2;
  /** Charge to each of `who`, or in a march their gain: card points x factor x round. */
  readonly value: number;
}

const ramschResultSchema = v.strictObject({
  kind: v.literal('ramsch'),
  points: list(count),
  tricks: list(count),
  who: list(seat),
  march: v.boolean(),
  virgins: list(seat),
  unseen: list(seat),
  factor: count,
  round: v.picklist([1, 2]),
  value: count,
});

/** A recorded deal without a result: nobody scores. */
export interface BrokenOffResult {
  readonly kind: 'broken-off';
  /** The player who dropped out before there was a game; null: the record does not go on to an end. */
  readonly by: { readonly seat: number; readonly dropout: Dropout } | null;
}

const brokenOffSchema = v.strictObject({
  kind: v.literal('broken-off'),
  by: v.nullable(v.strictObject({ seat, dropout: v.picklist(DROPOUTS) })),
});

export type DealResult =
  | {
      readonly kind: 'passed';
    }
  | BrokenOffResult
  | GameResult
  | RamschResult;

export const resultSchema = schemaOf<DealResult>()(
  v.variant('kind', [
    v.strictObject({ kind: v.literal('passed') }),
    brokenOffSchema,
    gameResult,
    ramschResultSchema,
  ]),
);
