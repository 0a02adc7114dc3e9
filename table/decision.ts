import { refused, type Rejection, reject, type Result } from '@lusoria/core';
import type { DirectorCommand } from './direction.ts';
import type { Command, TableCode, TableEvent } from './types.ts';

/** What the table is asked to do, by whom and when. */
export type Request =
  | {
      readonly kind: 'person';
      readonly person: string;
      /** The person's present nickname. */
      readonly name: string;
      /** The seq that the person had seen. */
      readonly seen: number;
      readonly command: Command;
    }
  | { readonly kind: 'bot'; readonly seat: number; readonly seen: number; readonly action: unknown }
  /** The event that directs the table. */
  | { readonly kind: 'director'; readonly command: DirectorCommand }
  /** Whoever runs the server ends it. */
  | { readonly kind: 'operator' }
  /** The person deletes what is theirs. */
  | { readonly kind: 'erase'; readonly person: string }
  /** Contributions are late, somebody's time is up, for days nothing has happened, or a limit of the game (by name) has passed. */
  | { readonly kind: 'time'; readonly of: 'entropy' }
  | { readonly kind: 'time'; readonly of: 'clock' }
  | { readonly kind: 'time'; readonly of: 'abandoned' }
  | { readonly kind: 'time'; readonly of: 'limit'; readonly name: string };

/** What a decision needs besides the table: the time, and secrets that nobody can guess. */
export interface Context {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** 32 bytes from the operating system, in hexadecimal. */
  readonly secret: () => string;
}

/** What follows, or why it is refused. */
export type Decision = Result<readonly TableEvent[], Rejection>;

/** A rejection. */
export const rejectWith = (code: TableCode, params?: Rejection['params']): Decision =>
  refused(reject(code, params));

/** Takes the seq of the entry that a request has led to, or why it was refused. */
export type Respond = (result: Result<number>) => void;
