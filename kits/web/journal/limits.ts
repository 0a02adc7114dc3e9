/** Maximum number of entries of a journal. */
const MAX_ENTRIES = 2000;
/** Maximum size of a journal (characters of JSON). */
const MAX_CHARS = 32_000_000;

/** The attributes of an entry that decide which ones are evicted. */
export interface Weight {
  readonly key: string;
  readonly at: number;
  readonly chars: number;
}

/** Keys of the oldest entries that must be evicted to keep within the limits. */
export function excess(
  entries: readonly Weight[],
  most = { entries: MAX_ENTRIES, chars: MAX_CHARS },
): readonly string[] {
  const newest = entries.toSorted((a, b) => b.at - a.at);
  let chars = 0;
  const kept = newest.findIndex((entry, i) => {
    chars += entry.chars;
    return i >= most.entries || chars > most.chars;
  });
  return kept < 0 ? [] : newest.slice(kept).map(({ key }) => key);
}
