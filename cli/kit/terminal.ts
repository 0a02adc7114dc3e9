import type { Language } from '@lusoria/i18n';

/** What a command has of the world outside: where it writes, and in which language. */
export interface Terminal {
  readonly language: Language;
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
export function terminal(language: Language): Terminal {
  const { stdout, stderr, env } = process;
  return {
    language,
    outIsTerminal: stdout.isTTY,
    errIsTerminal: stderr.isTTY,
    colours: stdout.isTTY && !env['NO_COLOR'] && env['TERM'] !== 'dumb',
    out: (text) => void stdout.write(`${text}\n`),
    err: (text) => void stderr.write(`${text}\n`),
  };
}
