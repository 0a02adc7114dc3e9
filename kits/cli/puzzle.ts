import type { AnyPuzzle } from '@lusoria/core/puzzle';
import type { Language } from '@lusoria/i18n';
import type { Terminal } from './terminal.ts';

/** A checked answer to a puzzle. */
export interface PuzzleAnswer {
  readonly isRight: boolean;
  /** The answer as JSON. */
  readonly value: unknown;
  /** Whether it is right, and how it goes on. */
  lines(): readonly string[];
}

/** A puzzle as the terminal shows it. */
interface OpenPuzzle {
  /** Public data before the answer, for `--json`. */
  readonly asked: object;
  /** Data of the solved puzzle, for `--json`. */
  readonly solved: object;
  /** The position and the question. */
  task(): readonly string[];
  /** What to look at, which does not give the answer away. */
  hint(): string;
  /** @throws Usage when the text is no answer. */
  read(text: string): PuzzleAnswer;
  /** The right answer. */
  solution(): PuzzleAnswer;
}

/** The puzzles of a game, for `lusoria puzzle`. */
export interface PuzzlePart {
  readonly themes: readonly string[];
  /** Form of an answer, for the help. */
  help(language: Language): Promise<string>;
  load(): Promise<readonly AnyPuzzle<string>[]>;
  /** Those of which one is the day's. */
  loadOfDays(): Promise<readonly AnyPuzzle<string>[]>;
  /** @throws RangeError when there is no puzzle of this id. */
  open(id: string, terminal: Pick<Terminal, 'language' | 'colours'>): Promise<OpenPuzzle>;
}
