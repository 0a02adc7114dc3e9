import { closeSync, openSync, writeSync } from 'node:fs';
import type { DealReport } from './deal.ts';

/** A file of records in the order of the deals, which may come in any order. */
export interface RecordFile {
  add(deal: DealReport): void;
  /**
   * Also writes records that have waited for a deal that was not finished.
   *
   * @returns the error when not all could be written: a match goes on when its records are lost
   */
  close(): Error | null;
}

/** @throws Error of the system when the file cannot be opened. */
export function recordFile(path: string): RecordFile {
  const file = openSync(path, 'w');
  const waiting = new Map<number, readonly string[]>();
  let next = 0;
  let failure: Error | null = null;
  const write = (number: number): void => {
    const records = waiting.get(number) ?? [];
    waiting.delete(number);
    if (failure) return;
    try {
      for (const record of records) writeSync(file, `${record}\n`);
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
    }
  };
  return {
    add({ number, records }) {
      waiting.set(number, records);
      for (; waiting.has(next); next += 1) write(next);
    },
    close() {
      for (const number of [...waiting.keys()].toSorted((a, b) => a - b)) write(number);
      closeSync(file);
      return failure;
    },
  };
}
