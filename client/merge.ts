import { patched } from '@lusoria/table/patch';
import type { ServerMessage } from '@lusoria/table/protocol';
import { tableViewSchema } from '@lusoria/table';
import * as v from 'valibot';
import type { PublicEntry, TableSnapshot } from './types.ts';

/** What the server sends of a table. */
export type TableMessage = Extract<ServerMessage, { t: 'table' }>;

/** What it sends of a table whose view is known. */
export type DeltaMessage = Extract<ServerMessage, { t: 'delta' }>;

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

/** The message that a delta stands for; null where it does not fit to the view that is known. */
export function whole({ view: before }: Known, message: DeltaMessage): TableMessage | null {
  const { patch, ...rest } = message;
  try {
    const view = v.safeParse(tableViewSchema, patched(before, patch));
    return view.success ? { ...rest, t: 'table', view: view.output } : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Whether nothing that was known before a message counts any more. */
export function isWhole({ from, reset }: TableMessage): boolean {
  return from === 0 || reset === true;
}

/**
 * Puts a page of history in front of what is known. Null when it does not fit there: what was known has been reset since
 * the page was asked for.
 */
export function withEarlier(
  known: Known,
  { from, entries }: { readonly from: number; readonly entries: readonly PublicEntry[] },
): Known | null {
  const fits = entries.length > 0 && from + entries.length === startOf(known);
  return fits && areFrom(from, entries)
    ? { ...known, entries: [...entries, ...known.entries] }
    : null;
}

/** The seq before the first entry that is known. */
export function startOf({ entries, seq }: Known): number {
  return (entries[0]?.seq ?? seq + 1) - 1;
}

function areFrom(from: number, entries: readonly PublicEntry[]): boolean {
  return entries.every((entry, i) => entry.seq === from + 1 + i);
}
