import type { Rejection, Result } from '@lusoria/core';

/** Notes being sent to the table. */
export interface SavedNotes {
  /** Text still to be sent; null if none. */
  readonly waiting: string | null;
  keep(text: string): void;
  send(): Promise<void>;
}

/** Pause in typing after which notes are sent (milliseconds). */
const PAUSE_MS = 400;

/** Sends notes to the table when the writer pauses (debounced). */
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
