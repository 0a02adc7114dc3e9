import type { Result } from '@lusoria/core';
import type { Command } from '@lusoria/table';
import type { After } from '../types.ts';

/** Time in which the announced table must follow a response. */
const FOLLOW_MS = 3000;

export interface PendingCommandsOptions {
  readonly after: After;
  readonly seq: () => number;
  readonly send: (command: Command, settle: (result: Result<number>) => void) => void;
  /** Called when the number of pending commands has changed. */
  readonly changed: () => void;
  /** Called when the snapshot is still behind the announced seq. */
  readonly missed: () => void;
}

/** Commands to a table without a result yet. A result is held back until the snapshot contains its effect. */
export interface PendingCommands {
  count(): number;
  send(command: Command): Promise<Result<number>>;
  /** Expects the snapshot to reach this seq soon. */
  expect(seq: number): void;
  /** Expects nothing any more: the server's log was set back. */
  reset(): void;
  /** Removes and returns the results that need not wait any more, now that the snapshot is at this seq. */
  release(seq: number): readonly (() => void)[];
  /** Removes and returns all results: no more snapshots will come. */
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
