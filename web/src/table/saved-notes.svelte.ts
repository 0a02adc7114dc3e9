import type { Rejection, Result } from '@lusoria/core';

/** Notes on their way to the table. */
export interface SavedNotes {
  /** What is still to be sent; null when nothing is. */
  readonly waiting: string | null;
  keep(text: string): void;
  send(): Promise<void>;
}

/** For how long a writer pauses before what they have written is sent (milliseconds). */
const PAUSE_MS = 400;

/** Sends what is written letter by letter when the writer pauses. */
export function savedNotes(
  save: (text: string) => Promise<Result<null>>,
  failed: (rejection: Rejection) => void,
): SavedNotes {
  let waiting = $state<string | null>(null);
  let timer = 0;

  async function send(): Promise<void> {
    clearTimeout(timer);
    const text = waiting;
    if (text === null) return;
    const result = await save(text);
    if (waiting === text) waiting = null;
    if (!result.ok) failed(result.rejection);
  }

  return {
    get waiting() {
      return waiting;
    },
    keep(text) {
      waiting = text;
      clearTimeout(timer);
      timer = window.setTimeout(() => void send(), PAUSE_MS);
    },
    send,
  };
}
