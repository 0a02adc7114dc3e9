import { refused, type Rejection, reject, type Result } from '@lusoria/core';
import type { DirectorCommand } from './direction.ts';
import type { Command, TableCode, TableEvent, TableState } from './types.ts';

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

/** Events of the next entry, and the table after them; its `bytes` do not count the entry yet. */
export interface Change {
  readonly events: readonly TableEvent[];
  readonly table: TableState;
}

/** What follows from a request, or the reason for refusal: a code of the table's or of its game's. */
export type Decision = Result<Change>;

/** A decision as plain data: of a table that does not exist yet, or made in another thread. */
export type DecidedEvents = Result<readonly TableEvent[]>;

export function rejectWith(code: TableCode, params?: Rejection['params']) {
  return refused(reject(code, params));
}

/** Receives the seq of the entry of a request, or why it was refused. */
export type Respond = (result: Result<number>) => void;
