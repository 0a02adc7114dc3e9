import type { Direction, Prepared, Settings } from './types.ts';

export interface Seated {
  readonly seat: number;
  readonly person: string;
  readonly name: string;
}

/** A command of an event to one of its tables. */
export type DirectorCommand =
  /**
   * First command: from now on the event directs the table; these people sit at it, and a bot plays
   * what is prepared. With a seed (32 bytes in hexadecimal), all chance derives from it.
   */
  | {
      readonly do: 'assemble';
      readonly direction: Direction;
      readonly prepared: Prepared | null;
      readonly seed?: string;
      readonly people: readonly Seated[];
    }
  /** Seats a person on a seat that is open, or a bot's. */
  | { readonly do: 'seat'; readonly who: Seated }
  | { readonly do: 'unseat'; readonly person: string }
  /** Seats a bot on an open seat. */
  | { readonly do: 'fill'; readonly seat: number; readonly bot: string }
  /** A person has become another one (another device), who takes over their seat. */
  | { readonly do: 'replace'; readonly person: string; readonly by: Omit<Seated, 'seat'> }
  /** Begins the next round; with a secret (32 bytes in hexadecimal) that other tables share. */
  | { readonly do: 'begin'; readonly secret: string | null }
  | { readonly do: 'pause'; readonly on: boolean }
  /** Whether people may chat, and react. */
  | { readonly do: 'talk'; readonly talk: Pick<Settings, 'chat' | 'reactions'> }
  /** Ends the match: a round under way is broken off, and counts as it stands or not at all. */
  | { readonly do: 'end'; readonly counts: boolean };
