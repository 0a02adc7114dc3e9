import type { Arguments, OptionKind } from './arguments.ts';
import type { Terminal } from './terminal.ts';
import type { AnyCommandWords, CliWords } from './words/index.ts';

/** An option as help shows it: its name, and what stands for its value. */
export interface CommandOption {
  readonly name: string;
  readonly kind: OptionKind;
  /** `N` in `--games N`; empty for a flag. */
  readonly takes: string;
}

/** A command of `lusoria`. */
export interface Command {
  readonly name: string;
  /** What follows the name: `GAME`, `FILE`, or nothing. */
  readonly takes: string;
  readonly options: readonly CommandOption[];
  words(words: CliWords): AnyCommandWords;
  /** More for the help of this command that is not words: options of games, bots. */
  more?(words: CliWords): Promise<string>;
  /** @returns the exit code. */
  run(given: Arguments, terminal: Terminal): Promise<number>;
}
