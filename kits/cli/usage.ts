import type { Messages, CommonTranslator } from './messages/index.ts';

type Params = Readonly<Record<string, string | number>>;

/** Codes of the messages with this prefix. */
type Code<Prefix extends string> = keyof {
  [K in keyof Messages as K extends `${Prefix}-${infer C}` ? C : never]: true;
};

/** A code and the parameters of its message. */
type Said<Prefix extends string> = {
  [C in Code<Prefix>]: `${Prefix}-${C}` extends keyof Messages
    ? Messages[`${Prefix}-${C}`] extends null
      ? [code: C, params?: undefined]
      : [code: C, params: Readonly<Messages[`${Prefix}-${C}`]>]
    : never;
}[Code<Prefix>];

/** Ends a command with a message, which is translated to the user's language when it is printed. */
abstract class CommandError extends Error {
  readonly #params: Params;

  /** @param key of a message in `messages/` */
  constructor(key: string, params: Params = {}) {
    super(key);
    this.#params = params;
  }

  /** @param taken words what the command line takes (`FILE`) in the user's language. */
  worded(t: CommonTranslator, taken: (what: string) => string): string {
    const { what } = this.#params;
    const params = { ...this.#params, ...(typeof what === 'string' && { what: taken(what) }) };
    return t.lookup(this.message, params) ?? this.message;
  }
}

/**
 * The command line was not understood: a message in one line, and exit code 2.
 *
 * @example throw new Usage('no-file', { file });
 */
export class Usage extends CommandError {
  constructor(...[code, params]: Said<'usage'>) {
    super(`usage-${code}`, params);
  }
}

/**
 * A failure that is not an error of the command line: exit code 1.
 *
 * @example throw new Failure('port-taken', { port });
 */
export class Failure extends CommandError {
  constructor(...[code, params]: Said<'failure'>) {
    super(`failure-${code}`, params);
  }
}

/** Any text on one line. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** Message of an error, on one line. */
export function reasonOf(error: unknown): string {
  return oneLine(error instanceof Error ? error.message : String(error));
}
