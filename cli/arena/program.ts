import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

/** Maximum characters of a line of an answer: a longer one has lost its end. */
const LONGEST = 1 << 16;
/** Limits of a program's error output that is shown. */
const SHOWN = { lines: 1000, characters: 500 } as const;
/** Time in which a program must end after being told to, in milliseconds. */
const ENDING_MS = 1000;
/** Maximum time between the exit code and the end of the output, in either order. */
const SETTLING_MS = 50;

/** Receives the output of a program. */
export interface Listener {
  /** A line of its output; null: it is longer than a line may be. */
  line(text: string | null): void;
  /** It has ended, or could not be started: why. */
  ended(why: string): void;
}

/** A running program with a line-based protocol. */
export interface Program {
  readonly pid: number | null;
  send(message: unknown): void;
  /** Kills it at once, with all its child processes. Its listener is not called any more. */
  kill(): void;
  /** Closes its input and gives it a moment to end. */
  end(): Promise<void>;
}

/** Shows the error output of one player's programs, however many there are one after the other. */
export function shownErrors(said: (text: string) => void): (text: string) => void {
  let left: number = SHOWN.lines;
  return (text) => {
    if (left > 0) said(text.slice(0, SHOWN.characters));
    left -= 1;
  };
}

/** Starts a program. A failure to start is reported like any other end. */
export function startProgram(
  words: readonly string[],
  listener: Listener,
  error: (text: string) => void,
): Program {
  const [file = '', ...args] = words;
  // In a process group of its own: Ctrl-C is for the arena, and killing it kills all of it.
  const detached = process.platform !== 'win32';
  const child = spawn(file, args, { detached, windowsHide: true });
  let isHeard = true;
  const ended = (why: string): void => {
    if (isHeard) listener.ended(why);
    isHeard = false;
  };
  const settles = (why: string): void => void setTimeout(() => ended(why), SETTLING_MS).unref();
  child.on('error', (failure) => ended(failure.message));
  // `close` comes after the last line, but never while a child process holds the output open.
  child.on('close', (code, signal) => ended(signal ?? `exit code ${code ?? 0}`));
  child.on('exit', (code, signal) => settles(signal ?? `exit code ${code ?? 0}`));
  child.stdout.on('end', () => settles('its output is closed'));
  // Writing to an ended program fails; its end is reported elsewhere.
  child.stdin.on('error', () => undefined);
  readLines(child.stdout, (text) => {
    if (isHeard) listener.line(text);
  });
  readLines(child.stderr, (text) => error(text ?? '…'));

  const kill = (): void => {
    isHeard = false;
    const { pid } = child;
    if (pid === undefined) return;
    try {
      process.kill(detached ? -pid : pid, 'SIGKILL');
    } catch {
      // The process has ended already.
    }
  };
  return {
    pid: child.pid ?? null,
    send(message) {
      child.stdin.write(`${JSON.stringify(message)}\n`);
    },
    kill,
    async end() {
      isHeard = false;
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise<void>((resolve) => child.on('exit', () => resolve()));
      child.stdin.end();
      const timer = setTimeout(kill, ENDING_MS);
      await gone;
      clearTimeout(timer);
    },
  };
}

/** Reports every line of a stream; of a line that is too long only that. */
function readLines(stream: Readable, tell: (line: string | null) => void): void {
  let rest = '';
  let isTooLong = false;
  stream.setEncoding('utf8');
  stream.on('error', () => undefined);
  stream.on('data', (piece: string) => {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!isTooLong) tell(line.length > LONGEST ? null : line);
      isTooLong = false;
    }
    if (rest.length <= LONGEST) return;
    if (!isTooLong) tell(null);
    isTooLong = true;
    rest = '';
  });
}
