import type { Result } from '@lusoria/core';
import type { Command } from '@lusoria/table';
import type { After } from './types.ts';

/** After a response, the table that it announced must come soon. */
const FOLLOW_MS = 3000;

export interface PendingCommandsOptions {
  readonly after: After;
  /** The seq of the snapshot. */
  readonly seq: () => number;
  readonly send: (command: Command, settle: (result: Result<number>) => void) => void;
  /** How many commands are pending has changed. */
  readonly changed: () => void;
  /** The snapshot is still behind what the server has announced. */
  readonly missed: () => void;
}

/**
 * Commands to a table that have no result yet. A result is held back until the snapshot contains what the command has
 * led to.
 */
export interface PendingCommands {
  count(): number;
  send(command: Command): Promise<Result<number>>;
  /** The snapshot must get as far as this seq soon. */
  expect(seq: number): void;
  /** The server's log was set back: nothing is expected of it. */
  reset(): void;
  /** Takes the results out that need not wait any more, since the snapshot is at this seq. */
  release(seq: number): readonly (() => void)[];
  /** No more snapshots will come; takes out all results. */
  end(): readonly (() => void)[];
}

export function pendingCommands(options: PendingCommandsOptions): PendingCommands {
  const { after, seq, changed, missed } = options;
  let count = 0;
  let held: { readonly seq: number; readonly settle: () => void }[] = [];
  let expected = 0;
  let isOver = false;
  let cancel = () => {};

  const expect = (at: number): void => {
    expected = Math.max(expected, at);
    cancel();
    if (expected <= seq()) return;
    cancel = after(FOLLOW_MS, () => {
      missed();
      expect(expected);
    });
  };

  const release = (at: number): readonly (() => void)[] => {
    const free = held.filter((one) => one.seq <= at);
    held = held.filter((one) => !free.includes(one));
    count -= free.length;
    return free.map(({ settle }) => settle);
  };

  return {
    count: () => count,
    send: async (command) =>
      new Promise((resolve) => {
        count += 1;
        options.send(command, (result) => {
          if (result.ok && !isOver && result.value > seq()) {
            held.push({ seq: result.value, settle: () => resolve(result) });
            return expect(result.value);
          }
          count -= 1;
          changed();
          resolve(result);
        });
        changed();
      }),
    expect,
    reset() {
      expected = 0;
    },
    release,
    end() {
      isOver = true;
      cancel();
      return release(Infinity);
    },
  };
}
