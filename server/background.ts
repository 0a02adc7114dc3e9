import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';

/**
 * Lowers the priority of the calling worker thread, so that the main thread and the store's go first where cores are
 * few. Only Linux has priorities by thread; elsewhere, and where it cannot be done, nothing happens.
 */
export function runInBackground(): void {
  if (process.platform !== 'linux') return;
  try {
    // It leads to `PID/task/TID`, and what is said of a TID concerns that thread alone.
    const thread = Number(basename(readlinkSync('/proc/thread-self')));
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Without `/proc`, or not allowed: then all threads are alike, as elsewhere.
  }
}
