import type { LiveInput } from '@lusoria/cli-kit/input.ts';
import { lusoria } from '../lusoria.ts';
import type { Ran } from './lusoria.ts';

/** Answers the output since the last answer with a line; null closes the input. */
export type Reader = (text: string) => string | null;

/** Maximum answers: stops a player that loops. */
const MAX_ANSWERS = 2000;

/**
 * Runs `lusoria` in this process as if at a pipe: much faster, for commands that do not run for long.
 *
 * @param answer answers what it asks; by default the input is empty
 */
export async function inside(
  args: readonly string[],
  environment: Readonly<Partial<Record<string, string>>> = {},
  answer: Reader = () => null,
): Promise<Ran> {
  const written = { out: '', err: '' };
  const code = await lusoria(args, {
    environment,
    terminal: (language) => ({
      language,
      outIsTerminal: false,
      errIsTerminal: false,
      colours: false,
      columns: () => null,
      out: (text) => void (written.out += `${text}\n`),
      err: (text) => void (written.err += `${text}\n`),
      clear: () => undefined,
      input: () => inputFrom(written, answer),
    }),
  });
  return { code, stdout: written.out, stderr: written.err };
}

/** Runs `lusoria` in this process, with these lines from a pipe. */
export async function piped(args: readonly string[], lines: readonly string[]): Promise<Ran> {
  const left = [...lines];
  return inside(args, {}, () => left.shift() ?? null);
}

/** Lines that a reader of the output answers, echoed as those of a pipe are. */
function inputFrom(written: { out: string }, answer: Reader): LiveInput {
  const calls: (() => void)[] = [];
  let seen = 0;
  let answers = 0;
  let hasEnded = false;
  return {
    async line(prompt) {
      written.out += prompt;
      const text = written.out.slice(seen);
      seen = written.out.length;
      answers += 1;
      const said = hasEnded || answers > MAX_ANSWERS ? null : answer(text);
      if (said === null && !hasEnded) {
        hasEnded = true;
        for (const call of calls) call();
      }
      written.out += `${said ?? ''}\n`;
      return Promise.resolve(said);
    },
    interrupted: () => false,
    onEnd: (call) => void calls.push(call),
    above: (write) => write(),
    remind: (prompt) => void (written.out += prompt),
    close: () => undefined,
  };
}
