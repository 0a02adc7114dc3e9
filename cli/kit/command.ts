import type { Language } from '@lusoria/i18n';
import type { Terminal } from './terminal.ts';

/** What an option takes: nothing, one value, or a value each time it is given. */
export type OptionKind = 'flag' | 'value' | 'list';

/** An option as help shows it. */
export interface CommandOption {
  readonly kind: OptionKind;
  /** What stands for its value: `N` in `--games N`; empty for a flag. */
  readonly takes: string;
}

/** What was given on the command line. */
export interface Arguments {
  readonly positionals: readonly string[];
  has(option: string): boolean;
  /** The last value given; null when there was none. */
  value(option: string): string | null;
  /** Every value given. */
  values(option: string): readonly string[];
  /**
   * A whole number; null when the option was not given.
   *
   * @throws Usage when it is none, or out of range.
   */
  whole(option: string, min: number, max: number): number | null;
}

/** What the help of a command says. */
export interface CommandHelp<Option extends string> {
  readonly summary: string;
  option(name: Option): string;
  /** Behind the options: those of the games, bots. */
  readonly more?: string;
  /** Paragraphs at the end. */
  readonly notes: readonly string[];
}

/** A command of `lusoria`. */
export interface Command<Option extends string = string> {
  /** By their names without the hyphens, in the order in which help shows them. */
  readonly options: Readonly<Record<Option, CommandOption>>;
  /** @param about what followed the name of the command, such as a game: only that is told of */
  help(language: Language, about: string | null): Promise<CommandHelp<Option>>;
  /** @returns the exit code. */
  run(given: Arguments, terminal: Terminal): Promise<number>;
}

/** Checks the texts of a command against its options. */
export function command<Option extends string>(made: Command<Option>): Command {
  return made;
}

/** What can be said of a command before it is loaded. */
export interface CommandEntry {
  readonly name: string;
  /** What follows the name: `GAME`, `FILE`, or nothing. */
  readonly takes: string;
  /** What it does, in a line. */
  summary(language: Language): Promise<string>;
  /** A command is loaded only when it is called: each brings a good part of the product with it. */
  load(): Promise<Command>;
}
