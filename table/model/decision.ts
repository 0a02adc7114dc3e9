import { refused, type Rejection, reject, type Result } from '@lusoria/core';
import type { DirectorCommand } from './direction.ts';
import type { Command, TableCode, TableEvent } from './types.ts';

/** A request to the table: by whom and, for time limits, of which kind. */
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
  /** The operator of the server ends the table. */
  | { readonly kind: 'operator' }
  /** The person erases their data. */
  | { readonly kind: 'erase'; readonly person: string }
  /**
   * Contributions are late, a player's time is up, nothing has happened for days, or a limit of the
   * game (by name) has passed.
   */
  | { readonly kind: 'time'; readonly of: 'entropy' }
  | { readonly kind: 'time'; readonly of: 'clock' }
  | { readonly kind: 'time'; readonly of: 'abandoned' }
  | { readonly kind: 'time'; readonly of: 'limit'; readonly name: string };

/** Inputs of a decision besides the table: the time, and secrets that nobody can guess. */
export interface Context {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** 32 bytes from the operating system, in hexadecimal. */
  readonly secret: () => string;
}

/** The events that follow, or the reason for refusal. */
export type Decision = Result<readonly TableEvent[], Rejection>;

export const rejectWith = (code: TableCode, params?: Rejection['params']): Decision =>
  refused(reject(code, params));

/** Receives the seq of the entry of a request, or why it was refused. */
export type Respond = (result: Result<number>) => void;
