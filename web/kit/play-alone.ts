import { createContext } from 'svelte';
import type { Chosen } from './game-ui.ts';

/** A table with bots on this device. */
export interface AloneTable {
  readonly game: string;
  readonly options: Chosen;
  readonly bots: readonly string[];
  /** Milliseconds that bots take; absent: as usual. */
  readonly pace?: number;
}

/** Goes to a new table with bots; why there is none, in the reader's words, or null. */
export type PlayAlone = (table: AloneTable) => Promise<string | null>;

const [get, set] = createContext<PlayAlone>();

/** How a page of a game's own opens a table; to be asked for while it is made. */
export const playingAlone = get;

/** For the shell: how tables are opened on its pages. */
export const providePlayingAlone = set;
