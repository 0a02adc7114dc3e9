import type { Direction, Prepared } from './types.ts';

/** Somebody whom an event seats. */
export interface Seated {
  readonly seat: number;
  readonly person: string;
  readonly name: string;
}

/** What an event asks of one of its tables. */
export type DirectorCommand =
  /** The first of all: from now on the event directs the table; these people sit at it, and a bot does what is prepared. */
  | {
      readonly do: 'assemble';
      readonly direction: Direction;
      readonly prepared: Prepared | null;
      readonly people: readonly Seated[];
    }
  /** Puts somebody on a seat that is open, or a bot's. */
  | { readonly do: 'seat'; readonly who: Seated }
  | { readonly do: 'unseat'; readonly person: string }
  /** Puts a bot on an open seat. */
  | { readonly do: 'fill'; readonly seat: number; readonly bot: string }
  /** Somebody is another person now (another device), and has their seat. */
  | { readonly do: 'replace'; readonly person: string; readonly by: Omit<Seated, 'seat'> }
  /** Begins the next round; with a secret (32 bytes in hexadecimal) the one that other tables have, too. */
  | { readonly do: 'begin'; readonly secret: string | null }
  | { readonly do: 'pause'; readonly on: boolean }
  /** Ends the match: a round that is on is broken off. */
  | { readonly do: 'end' };
