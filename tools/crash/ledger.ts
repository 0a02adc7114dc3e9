import type { ServerMessage } from '@lusoria/table';

type Entries = Extract<ServerMessage, { t: 'table' }>['entries'];

/** What somebody asked that must happen once if it happens. */
export interface Asked {
  readonly id: string;
  /** Null while the house has not said which table it has made. */
  table: string | null;
  /** Who asked; null while the house has not said who that is. */
  readonly person: () => string | null;
  /** How often it was sent. */
  sent: number;
  /** The seqs with which it was acknowledged: one, if all is well. */
  readonly acknowledged: Set<number>;
  refused: boolean;
}

/** Everything that clients asked and were told, from outside of the sessions that they use. */
export interface Ledger {
  readonly asked: ReadonlyMap<string, Asked>;
  sent(id: string, table: string | null, person: () => string | null): void;
  done(id: string, seq: number, table: string | null): void;
  refused(id: string): void;
  /** Somebody was shown entries of a log. */
  shown(table: string, entries: Entries): void;
  /** When each entry of a table was shown as having happened, by its seq. */
  shownOf(table: string): ReadonlyMap<number, number>;
  /** The tables that anybody was shown. */
  readonly tables: () => readonly string[];
  /** Entries that were later shown otherwise. */
  readonly rewritten: readonly string[];
}

/** An empty ledger. */
export function openLedger(): Ledger {
  const asked = new Map<string, Asked>();
  const shown = new Map<string, Map<number, number>>();
  const rewritten: string[] = [];
  return {
    asked,
    sent(id, table, person) {
      const known = asked.get(id);
      if (known) known.sent += 1;
      else asked.set(id, { id, table, person, sent: 1, acknowledged: new Set(), refused: false });
    },
    done(id, seq, table) {
      const known = asked.get(id);
      if (!known) return;
      known.table ??= table;
      known.acknowledged.add(seq);
    },
    refused(id) {
      const known = asked.get(id);
      if (known) known.refused = true;
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
