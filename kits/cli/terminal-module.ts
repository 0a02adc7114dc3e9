import type { GameManifest } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import type { ArenaPart } from './arena.ts';
import type { CommandEntry } from './command.ts';
import type { GameTerminal } from './game-terminal.ts';
import type { PuzzlePart } from './puzzle.ts';
import type { Study } from './study.ts';
import type { TrialPart } from './trial.ts';

/** Value of an option read from a file, or the problem with it, in the user's language. */
export type OptionFile =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: string };

/**
 * Reads a file for an option.
 *
 * @param text content of the file
 * @param file its name
 * @returns null for an option that takes no file
 */
type ReadOptionFile = (
  key: string,
  text: string,
  language: Language,
  file: string,
) => OptionFile | null | Promise<OptionFile | null>;

/** Commands of a game, in `cli/commands.ts`: help lists them without loading what they do. */
interface CommandModule {
  readonly commands?: readonly CommandEntry[];
  /** Subcommands of `lusoria simulate`; each is called by two words, `simulate NAME`. */
  readonly simulations?: readonly CommandEntry[];
}

/** Terminal module of a game, in its folder `cli/`; absent parts have a generic form. */
interface TerminalModule {
  readonly loadTerminal?: (language: Language) => Promise<GameTerminal>;
  /** Its statistics for `lusoria simulate`. */
  readonly study?: Study;
  /** Reads a file for an option, such as a deck of one's own. */
  readonly readOptionFile?: ReadOptionFile;
  /** Its puzzles, for `lusoria puzzle`. */
  readonly puzzles?: PuzzlePart;
  /** Its measures for `lusoria arena`. */
  readonly arena?: ArenaPart;
  /** Its set rounds, for `lusoria trial`. */
  readonly trial?: TrialPart;
}

/** Manifest of a game with what the terminal reads. */
export type TerminalManifest = GameManifest<
  unknown,
  TerminalModule,
  unknown,
  unknown,
  unknown,
  CommandModule
>;
