import { createInterface } from 'node:readline';

/** Where a player's lines come from: a terminal or a pipe. */
export interface Input {
  /** The next line; null when there will be none any more (end of input, Ctrl-C). */
  line(prompt: string): Promise<string | null>;
  /** Whether the player wants to leave at once (Ctrl-C), whatever was typed before. */
  interrupted(): boolean;
  close(): void;
}

/** Lines that can be waited for while other things happen. */
export interface LiveInput extends Input {
  /** Shows the prompt again, or another one, below what was written since. */
  remind(prompt: string): void;
  /** Calls back when there will be no more lines. */
  onEnd(call: () => void): void;
}

/**
 * Lines from standard input. What comes from a pipe is echoed, so that the output can be read on its own.
 *
 * @param options.remembers whether lines typed before can be called up again
 */
export function standardInput({
  remembers = true,
}: {
  readonly remembers?: boolean;
} = {}): LiveInput {
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
        // What has been typed so far stays.
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
