import { createInterface } from 'node:readline';

/** Source of a player's lines: a terminal or a pipe. */
export interface Input {
  /** The next line; null when none will follow (end of input, Ctrl-C). */
  line(prompt: string): Promise<string | null>;
  /** Whether the player wants to leave at once (Ctrl-C), despite pending input. */
  interrupted(): boolean;
  close(): void;
}

/** Input that can be awaited while output goes on. */
export interface LiveInput extends Input {
  /** Shows the prompt again, or another one, below later output. */
  remind(prompt: string): void;
  /** Calls back when no more lines will follow. */
  onEnd(call: () => void): void;
}

/** How lines are read. */
export interface InputOptions {
  /** Whether the line history is available; it is by default. */
  readonly remembers?: boolean;
}

/** Lines from standard input. Input from a pipe is echoed: the output can be read on its own. */
export function standardInput({ remembers = true }: InputOptions = {}): LiveInput {
  const { stdin, stdout } = process;
  const isTerminal = stdin.isTTY && stdout.isTTY;
  const reader = createInterface({
    input: stdin,
    ...(isTerminal ? { output: stdout } : {}),
    terminal: isTerminal,
    ...(remembers ? {} : { historySize: 0 }),
  });
  const waiting: string[] = [];
  let ended = false;
  let take: ((line: string | null) => void) | null = null;
  let stopped = false;
  const calls: (() => void)[] = [];
  const end = (): void => {
    ended = true;
    for (const call of calls) call();
    take?.(null);
    take = null;
  };
  reader.on('line', (line) => {
    if (take) take(line);
    else waiting.push(line);
    take = null;
  });
  reader.on('close', end);
  const stop = (): void => {
    stopped = true;
    end();
  };
  reader.on('SIGINT', stop);
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return {
    async line(prompt) {
      if (isTerminal && !ended) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else {
        stdout.write(prompt);
      }
      const ready = waiting.shift();
      const line =
        ready ??
        (ended ? null : await new Promise<string | null>((resolve) => void (take = resolve)));
      if (!isTerminal || line === null) stdout.write(`${line ?? ''}\n`);
      return line;
    },
    interrupted: () => stopped,
    onEnd: (call) => void calls.push(call),
    remind(prompt) {
      if (isTerminal && !ended) {
        reader.setPrompt(prompt);
        // Keeps the text typed so far.
        reader.prompt(true);
      } else stdout.write(prompt);
    },
    close() {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      reader.close();
    },
  };
}
