import {
  type AnyGame,
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
  | { readonly kind: 'erase'; readonly person: string };

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
