import { clearScreenDown, createInterface, cursorTo, moveCursor } from 'node:readline';
import { defined } from '@lusoria/core';
import { wrapped } from './printable.ts';

/** Columns behind a prompt that are left for what is typed. */
const TYPED = 8;

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
  /** Writes above an open prompt: prompt and what has been typed stay the last of the screen. */
  above(write: () => void): void;
  /** Shows another prompt in place of the open one. */
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
  const canRedraw = process.env['TERM'] !== 'dumb';
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
  /** The prompt on the screen; null: none is. */
  let open: string | null = null;
  const calls: (() => void)[] = [];
  const end = (): void => {
    ended = true;
    open = null;
    for (const call of calls) call();
    take?.(null);
    take = null;
  };
  reader.on('line', (line) => {
    open = null;
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
  const rowsOf = (prompt: string): string[] => wrapped(prompt, stdout.columns - TYPED).split('\n');
  /** Readline redraws a prompt of several rows over the output before it: only the last row is the prompt. */
  const show = (prompt: string): void => {
    open = canRedraw ? prompt : null;
    const rows = rowsOf(prompt);
    const last = defined(rows.pop());
    for (const row of rows) stdout.write(`${row}\n`);
    reader.setPrompt(rows.length === 0 ? last : `${last} `);
  };
  /** Takes an open prompt off the screen for as long as this writes. */
  const around = (write: () => void, next: (shown: string) => string): void => {
    if (open === null) return write();
    const before = open;
    const typed = reader.getCursorPos().rows;
    moveCursor(stdout, 0, 1 - rowsOf(before).length - typed);
    cursorTo(stdout, 0);
    clearScreenDown(stdout);
    write();
    show(next(before));
    // Readline redraws as many rows higher as what was typed took; of a pasted text it does not know.
    Reflect.set(reader, 'prevRows', 0);
    reader.prompt(true);
  };
  return {
    async line(prompt) {
      if (isTerminal && !ended) {
        show(prompt);
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
    above: (write) => around(write, (shown) => shown),
    remind(prompt) {
      if (open === null) stdout.write(prompt);
      else
        around(
          () => undefined,
          () => prompt,
        );
    },
    close() {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      reader.close();
    },
  };
}
