import { createContext } from 'svelte';

/** The shell's dialogs, which every page can open. */
export interface PageDialogs {
  settings(): void;
  help(): void;
}

const [get, set] = createContext<PageDialogs>();

/** Returns the dialogs of the shell; must be called during component initialization. */
export const pageDialogs = get;

/** Provides them to the pages of games. */
export const providePageDialogs = set;
