import type { ServerMessage } from '@lusoria/table/protocol';
import type { PublicEntry, TableSnapshot } from './types.ts';

/** What the server sends of a table. */
export type TableMessage = Extract<ServerMessage, { t: 'table' }>;

/** The part of a snapshot that the server sends. */
export type Known = Pick<TableSnapshot, 'view' | 'seq' | 'entries'>;

/**
 * What a message makes of what is known. `old`: it is known already; `gap`: something is missing before it;
 * `other-viewer`: we look from another seat than before, and our entries were for the old one; `broken`: its entries
 * are not those that it claims.
 */
export type Merged =
  | { readonly kind: 'next'; readonly known: Known; readonly fresh: readonly PublicEntry[] }
  | { readonly kind: 'old' | 'gap' | 'other-viewer' | 'broken' };

/** Adds a message to what is known of its table; null: nothing yet. */
export function merge(known: Known | null, { from, seq, view, entries }: TableMessage): Merged {
  const isWhole =
    entries.length === seq - from && entries.every((entry, i) => entry.seq === from + 1 + i);
  if (!isWhole) return { kind: 'broken' };
  if (known && seq < known.seq) return { kind: 'old' };
  if (from === 0) {
    const fresh = entries.slice(known?.seq ?? 0);
    return { kind: 'next', known: { view, seq, entries }, fresh };
  }
  if (!known || from > known.seq) return { kind: 'gap' };
  if (view.seat !== known.view.seat) return { kind: 'other-viewer' };
  if (seq === known.seq) return { kind: 'old' };
  const fresh = entries.slice(known.seq - from);
  return { kind: 'next', known: { view, seq, entries: [...known.entries, ...fresh] }, fresh };
}
