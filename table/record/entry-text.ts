import { indexOf } from '../rounds/round-number.ts';
import type { Entry, TableEvent } from '../model/types.ts';

/** Size limit of a part of a log that is read, and sent, at once. */
export interface Page {
  readonly entries: number;
  /** Characters of their events as stored. */
  readonly chars: number;
}

/** Makes a text smaller; returns what gives it back. */
export type Pack = (text: string) => () => string;

let latest: { readonly entry: Entry; readonly text: string } | null = null;

/** Events of an entry as stored: JSON. Written once for an entry that is sized, then stored. */
export function eventsText(entry: Entry): string {
  if (latest?.entry !== entry)
    latest = { entry, text: JSON.stringify(entry.events.map(storedEvent)) };
  return latest.text;
}

/** Logs number rounds by their index, so that every version reads what any other has written. */
function storedEvent(event: TableEvent): unknown {
  return event.type === 'committed' || event.type === 'revealed'
    ? { ...event, round: indexOf(event.round) }
    : event;
}

export interface StoredEntry {
  readonly seq: number;
  readonly at: number;
  readonly command: string;
  /** Its events as JSON. */
  readonly body: string;
}

export function storedEntry(entry: Entry): StoredEntry {
  const { seq, at, command } = entry;
  return { seq, at, command, body: eventsText(entry) };
}

/** Size of an entry in characters: its events and its command. */
export function sizeOf(entry: Entry): number {
  return eventsText(entry).length + entry.command.length;
}

/** Size of an entry as stored, in the same measure. */
export function sizeOfStored({ body, command }: StoredEntry): number {
  return body.length + command.length;
}

/**
 * Index of the first entry of a log's last page. The last entry is always on it.
 *
 * @param sizes size of each entry of the log
 */
export function pageStart(sizes: readonly number[], page: Page): number {
  let chars = 0;
  let start = sizes.length;
  for (const size of sizes.toReversed()) {
    chars += size;
    const fits = chars <= page.chars && sizes.length - start < page.entries;
    if (!fits && start < sizes.length) break;
    start -= 1;
  }
  return start;
}
