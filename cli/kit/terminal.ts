import type { Language } from '@lusoria/i18n';
import { printable, wrapped } from './printable.ts';

/** What a command has of the world outside: where it writes, and in which language. */
export interface Terminal {
  readonly language: Language;
  /** Whether a person reads what `out` writes, and what `err` writes. */
  readonly outIsTerminal: boolean;
  readonly errIsTerminal: boolean;
  /** Whether colours may be used. */
  readonly colours: boolean;
  /** How many places a line has now; null where nobody reads it on a terminal. */
  columns(): number | null;
  /** Writes a line, or several. */
  out(text: string): void;
  err(text: string): void;
  /** Takes away all that was written; where nobody reads it on a terminal it stays. */
  clear(): void;
}

/** The same terminal, to which only what can be printed is written, in lines that fit. */
export function tidy(terminal: Terminal): Terminal {
  const { colours, outIsTerminal, errIsTerminal } = terminal;
  const fitted = (text: string, isTerminal: boolean): string => {
    const shown = printable(text, colours);
    const columns = isTerminal ? terminal.columns() : null;
    return columns === null ? shown : wrapped(shown, columns);
  };
  return {
    ...terminal,
    out: (text) => terminal.out(fitted(text, outIsTerminal)),
    err: (text) => terminal.err(fitted(text, errIsTerminal)),
  };
}

/** Whether colours are wanted: `FORCE_COLOR` decides, then `NO_COLOR`, then whether somebody reads on a terminal. */
export function wantsColours(
  environment: Readonly<Partial<Record<string, string>>>,
  isTerminal: boolean,
): boolean {
  const { FORCE_COLOR: forced, NO_COLOR: none, TERM: kind } = environment;
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return isTerminal && !none && kind !== 'dumb';
}

/** This process's own terminal. */
export function terminal(language: Language): Terminal {
  const { stdout, stderr, env } = process;
  return {
    language,
    outIsTerminal: stdout.isTTY,
    errIsTerminal: stderr.isTTY,
    colours: wantsColours(env, stdout.isTTY),
    columns: () => (stdout.isTTY ? stdout.columns : null),
    out: (text) => void stdout.write(`${text}\n`),
    err: (text) => void stderr.write(`${text}\n`),
    // What can be scrolled back to, too.
    clear: () => void (stdout.isTTY && stdout.write('\u001b[2J\u001b[3J\u001b[H')),
  };
}
