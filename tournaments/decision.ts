import {
  type AnyGame,
  type GamePractice,
  type PosedQuestion,
  type Random,
  refused,
  type Rejection,
  reject,
  type Result,
  type BestPoints,
} from '@lusoria/core';
import type { ServerCode, TableCode } from '@lusoria/table';
import type { Command, EventCode, TournamentEvent, Score } from './types.ts';

export type Request =
  | {
      readonly kind: 'person';
      readonly person: string;
      readonly command: Command;
      /** What the game makes of the source of a question; null, or absent for all other commands: nothing. */
      readonly posed?: PosedQuestion | null;
      /** Practice of the game; null, or absent where a command needs none: there is none. */
      readonly practice?: GamePractice | null;
    }
  /** Scores of one of its tables after `played` rounds. */
  | {
      readonly kind: 'report';
      readonly table: string;
      readonly played: number;
      readonly over: boolean;
      readonly best: BestPoints;
      readonly scores: readonly Score[];
    }
  /** The time of the round is up. */
  | { readonly kind: 'time' }
  /** The operator of the server ends the event. */
  | { readonly kind: 'operator' }
  | { readonly kind: 'erase'; readonly person: string }
  /** A member is erased in the class that it is a lesson of. */
  | { readonly kind: 'erase-member'; readonly member: number }
  /** A device that has the key of the class. */
  | { readonly kind: 'direct'; readonly person: string };

/** Inputs of a decision besides the event. */
export interface Context {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly game: AnyGame;
  /** Randomness for draws; nobody can guess it. */
  readonly random: Random;
  /** 32 bytes from the operating system, in hexadecimal. */
  readonly secret: () => string;
  /** How long an event without activity is kept (milliseconds); undefined: for ever. */
  readonly keepMs?: number | undefined;
}

/** The events that follow, or the reason for refusal. */
export type Decision = Result<readonly TournamentEvent[], Rejection>;

export const rejectWith = (
  code: EventCode | TableCode | ServerCode,
  params?: Rejection['params'],
): Decision => refused(reject(code, params));
