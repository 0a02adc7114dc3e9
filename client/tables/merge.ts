import type { ServerMessage } from '@lusoria/table/protocol';
import type { PublicEntry, TableSnapshot } from '../types.ts';

export type TableMessage = Extract<ServerMessage, { t: 'table' }>;

/** The part of a snapshot that comes from the server. */
export type Known = Pick<TableSnapshot, 'view' | 'seq' | 'entries'>;

/**
 * Result of merging a message. `old`: already known; `gap`: entries before it are missing;
 * `other-viewer`: it is from another seat than the known entries; `broken`: its entries are not
 * those that it claims.
 */
export type Merged =
  | { readonly kind: 'next'; readonly known: Known; readonly fresh: readonly PublicEntry[] }
  | { readonly kind: 'old' | 'gap' | 'other-viewer' | 'broken' };

/** Merges a message into the known part of its table; null: nothing is known yet. */
export function merge(known: Known | null, message: TableMessage): Merged {
  const { from, seq, view, entries } = message;
  if (entries.length !== seq - from || !areFrom(from, entries)) return { kind: 'broken' };
  if (known && seq < known.seq) return { kind: 'old' };
  if (isWhole(message)) {
    const fresh = entries.filter((entry) => entry.seq > (known?.seq ?? 0));
    return { kind: 'next', known: { view, seq, entries }, fresh };
  }
  if (!known || from > known.seq) return { kind: 'gap' };
  if (view.seat !== known.view.seat) return { kind: 'other-viewer' };
  if (seq === known.seq) return { kind: 'old' };
  const fresh = entries.slice(known.seq - from);
  return { kind: 'next', known: { view, seq, entries: [...known.entries, ...fresh] }, fresh };
}

/** Whether a message replaces everything known before. */
export function isWhole({ from, reset }: TableMessage): boolean {
  return from === 0 || reset === true;
}

/** Prepends a page of history. Null when it does not fit: the log has been reset since the request. */
export function withEarlier(
  known: Known,
  { from, entries }: { readonly from: number; readonly entries: readonly PublicEntry[] },
): Known | null {
  const fits = entries.length > 0 && from + entries.length === startOf(known);
  return fits && areFrom(from, entries)
    ? { ...known, entries: [...entries, ...known.entries] }
    : null;
}

/** Seq before the first loaded entry. */
export function startOf({ entries, seq }: Known): number {
  return (entries[0]?.seq ?? seq + 1) - 1;
}

function areFrom(from: number, entries: readonly PublicEntry[]): boolean {
  return entries.every((entry, i) => entry.seq === from + 1 + i);
}
