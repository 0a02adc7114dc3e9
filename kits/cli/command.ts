import type { Language } from '@lusoria/i18n';
import type { Terminal } from './terminal.ts';

/** Value of an option: none, one, or one each time it is given. */
export type OptionKind = 'flag' | 'value' | 'list';

/** An option as help shows it. */
export interface CommandOption {
  readonly kind: OptionKind;
  /** Placeholder of its value: `N` in `--games N`; empty for a flag. */
  readonly takes: string;
}

/** The parsed command line. */
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

export interface CommandHelp<Option extends string> {
  readonly summary: string;
  option(name: Option): string;
  /** After the options: those of the games, bots. */
  readonly more?: string;
  /** Paragraphs at the end. */
  readonly notes: readonly string[];
}

/** A command of `lusoria`. */
export interface Command<Option extends string = string> {
  /** By their names without the hyphens, in the order of the help. */
  readonly options: Readonly<Record<Option, CommandOption>>;
  /** @param about argument after the command's name, such as a game: restricts the help to it */
  help(language: Language, about: string | null): Promise<CommandHelp<Option>>;
  /** @returns the exit code. */
  run(given: Arguments, terminal: Terminal): Promise<number>;
}

/** Checks the texts of a command against its options. */
export function command<Option extends string>(made: Command<Option>): Command {
  return made;
}

/** A command before it is loaded. */
export interface CommandEntry {
  /** One word, or two: the second of a game's commands, or of a mode. */
  readonly name: string;
  /** A name that it had before and is still called by. */
  readonly formerly?: string;
  /** Argument after the name: `GAME`, `FILE`, or empty. */
  readonly takes: string;
  /** Description in a line. */
  summary(language: Language): Promise<string>;
  /** Loads the command on demand: each one imports a good part of the product. */
  load(): Promise<Command>;
}
