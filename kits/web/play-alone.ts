import type { Rejection } from '@lusoria/core';
import { createContext } from 'svelte';
import type { Chosen } from './game-ui.ts';

/** A table with bots on this device. */
export interface AloneTable {
  readonly game: string;
  readonly options: Chosen;
  readonly bots: readonly string[];
  /** Whether other bots take their places as the player gets better or worse. */
  readonly follows?: boolean;
  /** Thinking time of the bots in milliseconds; absent for the default. */
  readonly pace?: number;
}

/** Opens a new table with bots; returns why it failed, or null on success. */
type PlayAlone = (table: AloneTable) => Promise<Rejection | null>;

const [get, set] = createContext<PlayAlone>();

/** Returns the function with which a game's own page opens a table; must be called during component initialization. */
export const playingAlone = get;

/** Provides that function to the shell's pages. */
export const providePlayingAlone = set;
