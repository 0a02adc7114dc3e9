import type { CliWords } from './words/types.ts';

/** The command line was not understood: a message in one line, and exit code 2. */
export class Usage extends Error {
  /** Words it in the user's language. */
  readonly worded: (words: CliWords) => string;

  constructor(worded: (words: CliWords) => string) {
    super('usage');
    this.worded = worded;
  }
}

/** Something failed that is nobody's slip of the pen (a port is taken): exit code 1. */
export class Failure extends Error {
  readonly worded: (words: CliWords) => string;

  constructor(worded: (words: CliWords) => string) {
    super('failure');
    this.worded = worded;
  }
}

/** Any text on one line. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
