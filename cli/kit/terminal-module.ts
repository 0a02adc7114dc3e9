import type { Language } from '@lusoria/i18n';
import type { ArenaPart } from './arena.ts';
import type { CommandEntry } from './command.ts';
import type { GameTerminal } from './game-terminal.ts';
import type { PuzzlePart } from './puzzle.ts';
import type { Study } from './study.ts';

/** What a file holds that was given for an option, or what is wrong with it, in the user's language. */
export type OptionFile =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: string };

/**
 * Reads a file for an option.
 *
 * @param text what the file holds
 * @param file its name
 * @returns null for an option that takes no file
 */
export type ReadOptionFile = (
  key: string,
  text: string,
  language: Language,
  file: string,
) => OptionFile | null | Promise<OptionFile | null>;

/** What the folder `cli/` of a game offers; whatever it lacks has a generic form. */
export interface TerminalModule {
  /** How it is played at the terminal. */
  readonly loadTerminal?: (language: Language) => Promise<GameTerminal>;
  /** What `lusoria simulate` counts of it. */
  readonly study?: Study;
  /** Reads a file for an option, such as a deck of one's own. */
  readonly readOptionFile?: ReadOptionFile;
  /** Commands of its own. */
  readonly commands?: readonly CommandEntry[];
  /** What `lusoria simulate` does besides playing games; each is called by two words, `simulate NAME`. */
  readonly simulations?: readonly CommandEntry[];
  /** Its puzzles, for `lusoria puzzle`. */
  readonly puzzles?: PuzzlePart;
  /** What `lusoria arena` measures of it. */
  readonly arena?: ArenaPart;
}
