import type { ServerMessage } from '@lusoria/table';

type Entries = Extract<ServerMessage, { t: 'table' }>['entries'];

/** A request that must take effect at most once. */
export interface Operation {
  readonly id: string;
  /** Null until the server has told which table it created. */
  table: string | null;
  /** The requesting person; null until the server has told who that is. */
  readonly person: () => string | null;
  /** Number of times it was sent. */
  sent: number;
  /** The seqs with which it was acknowledged: exactly one if correct. */
  readonly acknowledged: Set<number>;
  rejected: boolean;
}

/** Requests of clients and what they were told, recorded outside of the sessions that they use (as in Jepsen). */
export interface History {
  readonly operations: ReadonlyMap<string, Operation>;
  sent(id: string, table: string | null, person: () => string | null): void;
  done(id: string, seq: number, table: string | null): void;
  rejected(id: string): void;
  /** Records that a client was shown entries of a log. */
  shown(table: string, entries: Entries): void;
  /** Times of a table's entries as shown to clients, by seq. */
  shownOf(table: string): ReadonlyMap<number, number>;
  /** All tables that were shown to any client. */
  readonly tables: () => readonly string[];
  /** Entries that were later shown differently. */
  readonly rewritten: readonly string[];
}

/** An empty history. */
export function openHistory(): History {
  const operations = new Map<string, Operation>();
  const shown = new Map<string, Map<number, number>>();
  const rewritten: string[] = [];
  return {
    operations,
    sent(id, table, person) {
      const known = operations.get(id);
      if (known) known.sent += 1;
      else
        operations.set(id, {
          id,
          table,
          person,
          sent: 1,
          acknowledged: new Set(),
          rejected: false,
        });
    },
    done(id, seq, table) {
      const known = operations.get(id);
      if (!known) return;
      known.table ??= table;
      known.acknowledged.add(seq);
    },
    rejected(id) {
      const known = operations.get(id);
      if (known) known.rejected = true;
    },
    shown(table, entries) {
      const known = shown.get(table) ?? new Map<number, number>();
      shown.set(table, known);
      for (const { seq, at } of entries) {
        const before = known.get(seq);
        if (before === undefined) known.set(seq, at);
        else if (before !== at) rewritten.push(`${table} ${seq}`);
      }
    },
    shownOf: (table) => shown.get(table) ?? new Map<number, number>(),
    tables: () => [...shown.keys()],
    rewritten,
  };
}
