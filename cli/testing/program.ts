import { onTestFinished } from 'vitest';
import { start } from './lusoria.ts';

/** The real program while it runs; killed when the test is over. */
export interface Program {
  /** All output so far. */
  said(): string;
  /** Resolves when it has written this, or ended. */
  says(text: string): Promise<void>;
  write(line: string): void;
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
  kill(signal: 'SIGINT' | 'SIGKILL'): void;
}

/** Starts the real program, and leaves it running. */
export function program(args: readonly string[]): Program {
  const child = start(args);
  const waiting = new Set<() => void>();
  let said = '';
  const hear = (text: unknown): void => {
    said += String(text);
    for (const look of waiting) look();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  // A program that does not read its input may have ended before it is written.
  child.stdin.on('error', () => undefined);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    said: () => said,
    says: async (text) => {
      const heard = Promise.withResolvers<void>();
      const look = (): void => {
        if (said.includes(text)) heard.resolve();
      };
      waiting.add(look);
      look();
      await Promise.race([heard.promise, ended]);
      waiting.delete(look);
      if (!said.includes(text)) throw new Error(`it has ended without “${text}”: ${said}`);
    },
    write: (line) => void child.stdin.write(`${line}\n`),
    ended,
    kill: (signal) => void child.kill(signal),
  };
}
