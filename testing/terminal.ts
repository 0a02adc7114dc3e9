import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import xterm from '@xterm/headless';
import { defined } from '@lusoria/core';
import { onTestFinished } from 'vitest';
import { findNode } from '../scripts/node.mjs';

/** The real program at a terminal of a person; killed when the test is over. */
export interface Sitting {
  /** Everything that stands on the terminal, without colours. */
  shown(): string;
  /** The rows of the window and of what has gone up out of it, as they are seen, up to the last that is not empty. */
  rows(): readonly string[];
  /** Begins to type a line. */
  begins(text: string): void;
  /** Types a line, and resolves with what is shown until the next prompt, or the end. */
  types(line: string): Promise<string>;
  /** Resolves with what is shown until the first prompt. */
  readonly first: Promise<string>;
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
}

/** Width and height of the window. */
export interface Window {
  readonly columns: number;
  readonly rows: number;
}

const BIN = fileURLToPath(new URL('../cli/bin/lusoria.mjs', import.meta.url));
const PROMPT = '› ';
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const SEQUENCES = /\u001b\[[\d;?]*[A-Za-z]/gu;

/** Sits down at a terminal of this size, where `script` of util-linux makes one, and starts the program. */
export function sitDown(args: readonly string[], { columns, rows }: Window): Sitting {
  const words = [findNode() ?? process.execPath, BIN, ...args].map((word) => `'${word}'`);
  const command = `stty cols ${columns} rows ${rows}; exec ${words.join(' ')}`;
  const env = { ...process.env, TERM: 'xterm', NO_COLOR: '1', LC_ALL: 'C.UTF-8' };
  const child = spawn('script', ['-qefc', command, '/dev/null'], { env });
  onTestFinished(() => void child.kill('SIGKILL'));
  const window = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
  let text = '';
  let seen = 0;
  let look = (): void => undefined;
  child.stdout.setEncoding('utf8').on('data', (more: string) => {
    text += more;
    window.write(more);
    look();
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const shown = (): string =>
    text.replaceAll(SEQUENCES, '').replaceAll('\r', '').replaceAll('\u00a0', ' ');
  const upToPrompt = async (): Promise<string> => {
    const asked = Promise.withResolvers<void>();
    look = () => {
      const now = shown();
      if (now.length > seen && now.endsWith(PROMPT)) asked.resolve();
    };
    look();
    await Promise.race([asked.promise, ended]);
    const fresh = shown().slice(seen);
    seen = shown().length;
    return fresh;
  };
  return {
    shown,
    rows() {
      const buffer = window.buffer.active;
      const all = Array.from({ length: buffer.length }, (_, y) =>
        defined(buffer.getLine(y)).translateToString(true).replaceAll('\u00a0', ' '),
      );
      return all.slice(0, all.findLastIndex((row) => row !== '') + 1);
    },
    begins: (line) => void child.stdin.write(line),
    first: upToPrompt(),
    ended,
    async types(line) {
      // Its echo ends with the prompt, too, as long as nothing follows.
      seen = shown().length + line.length;
      child.stdin.write(`${line}\r`);
      return upToPrompt();
    },
  };
}
