import type { Arguments, OptionKind } from './arguments.ts';
import type { Terminal } from '@lusoria/cli-kit/terminal.ts';

/** An option as help shows it: its name, and what stands for its value. */
export interface CommandOption {
  readonly name: string;
  readonly kind: OptionKind;
  /** `N` in `--games N`; empty for a flag. */
  readonly takes: string;
}

/** A command of `lusoria`. */
export interface Command {
  readonly options: readonly CommandOption[];
  /** More for the help of this command that is not words: options of games, bots. */
  more?(terminal: Pick<Terminal, 'language' | 'words'>): Promise<string>;
  /** @returns the exit code. */
  run(given: Arguments, terminal: Terminal): Promise<number>;
}
