import type { Language } from '@lusoria/i18n';
import { type InputOptions, type LiveInput, standardInput } from './input.ts';
import { printable, wrapped } from './printable.ts';

/** Terminal of a command: its output, and its language. */
export interface Terminal {
  readonly language: Language;
  /** Whether `out` is a terminal, and whether `err` is. */
  readonly outIsTerminal: boolean;
  readonly errIsTerminal: boolean;
  /** Whether colours may be used. */
  readonly colours: boolean;
  /** Present width of a line; null where the output is not a terminal. */
  columns(): number | null;
  /** Writes a line, or several. */
  out(text: string): void;
  err(text: string): void;
  /** Clears the screen; no effect where the output is not a terminal. */
  clear(): void;
  /** Opens its lines for reading; whoever opens them closes them. */
  input(options?: InputOptions): LiveInput;
}

/** Wraps a terminal: output is made printable, and wrapped to its width. */
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

/** Whether to use colours: `FORCE_COLOR` decides, then `NO_COLOR`, then whether the output is a terminal. */
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
    // Clears the scrollback, too.
    clear: () => void (stdout.isTTY && stdout.write('\u001b[2J\u001b[3J\u001b[H')),
    input: standardInput,
  };
}
