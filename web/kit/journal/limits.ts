/** Entries that a journal holds. */
export const MOST_ENTRIES = 2000;
/** Characters, as JSON, that a journal holds. */
export const MOST_CHARS = 32_000_000;

/** An entry as far as its place in the journal needs it. */
export interface Weight {
  readonly key: string;
  readonly at: number;
  readonly chars: number;
}

/** The keys of the entries that must go so that the rest keeps within the limits: the oldest. */
export function excess(
  entries: readonly Weight[],
  most = { entries: MOST_ENTRIES, chars: MOST_CHARS },
): readonly string[] {
  const newest = entries.toSorted((a, b) => b.at - a.at);
  let chars = 0;
  const kept = newest.findIndex((entry, i) => {
    chars += entry.chars;
    return i >= most.entries || chars > most.chars;
  });
  return kept < 0 ? [] : newest.slice(kept).map(({ key }) => key);
}
