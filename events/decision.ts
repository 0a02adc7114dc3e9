import {
  type AnyGame,
  type Random,
  refused,
  type Rejection,
  reject,
  type Result,
} from '@lusoria/core';
import type { ServerCode, TableCode } from '@lusoria/table';
import type { Command, EventCode, EventEvent, Score } from './types.ts';

/** What an event is asked to do. */
export type Request =
  | {
      readonly kind: 'person';
      readonly person: string;
      readonly command: Command;
    }
  /** How one of its tables stands after so many rounds. */
  | {
      readonly kind: 'report';
      readonly table: string;
      readonly played: number;
      readonly over: boolean;
      readonly scores: readonly Score[];
    }
  /** The time of the round is up. */
  | { readonly kind: 'time' }
  /** Whoever runs the server ends it. */
  | { readonly kind: 'operator' }
  /** A person deletes what is theirs. */
  | { readonly kind: 'erase'; readonly person: string };

/** What a decision needs besides the event. */
export interface Context {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly game: AnyGame;
  /** Chance for lots; nobody can guess it. */
  readonly random: Random;
  /** 32 bytes from the operating system, in hexadecimal. */
  readonly secret: () => string;
}

/** What follows, or why it is refused. */
export type Decision = Result<readonly EventEvent[], Rejection>;

/** A rejection. */
export const rejectWith = (
  code: EventCode | TableCode | ServerCode,
  params?: Rejection['params'],
): Decision => refused(reject(code, params));
