import type { Language } from '@lusoria/words';
import type { CliWords } from './words/index.ts';

/** What a command has of the world outside: where it writes, and how it speaks. */
export interface Terminal {
  readonly language: Language;
  readonly words: CliWords;
  /** Whether a person reads what `out` writes, and what `err` writes. */
  readonly outIsTerminal: boolean;
  readonly errIsTerminal: boolean;
  /** Whether colours may be used. */
  readonly colours: boolean;
  /** Writes a line, or several. */
  out(text: string): void;
  err(text: string): void;
}

/** This process's own terminal. */
export function terminal(language: Language, words: CliWords): Terminal {
  const { stdout, stderr, env } = process;
  return {
    language,
    words,
    outIsTerminal: stdout.isTTY,
    errIsTerminal: stderr.isTTY,
    colours: stdout.isTTY && !env['NO_COLOR'] && env['TERM'] !== 'dumb',
    out: (text) => void stdout.write(`${text}\n`),
    err: (text) => void stderr.write(`${text}\n`),
  };
}
