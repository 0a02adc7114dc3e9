import type { Entry } from './types.ts';

/** How much of a log is read, and sent, at once. */
export interface Page {
  readonly entries: number;
  /** Characters of their events as they are stored. */
  readonly chars: number;
}

let latest: { readonly entry: Entry; readonly text: string } | null = null;

/** The events of an entry as they are stored: JSON. Written once for an entry that is sized, then stored. */
export function eventsText(entry: Entry): string {
  if (latest?.entry !== entry) latest = { entry, text: JSON.stringify(entry.events) };
  return latest.text;
}

/** An entry as it is stored. */
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

/** How much of a log an entry takes up, in characters: its events and its command. */
export function sizeOf(entry: Entry): number {
  return eventsText(entry).length + entry.command.length;
}

/** The same of one as it is stored. */
export function sizeOfStored({ body, command }: StoredEntry): number {
  return body.length + command.length;
}

/**
 * Where the last page of a log begins: the index of its first entry. The last entry is always on it.
 *
 * @param sizes how much of the log each of its entries takes up
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
