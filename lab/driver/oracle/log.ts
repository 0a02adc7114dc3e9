import { defined } from '@lusoria/core';
import type { History, Operation } from './history.ts';

/** A row of a stored log. */
export interface Row {
  readonly table: string;
  readonly seq: number;
  readonly at: number;
  readonly command: string;
}

/** Result of comparing what clients were told with what is stored. */
export interface Checked {
  /** Number of acknowledged commands and table creations. */
  readonly acknowledged: number;
  /** Number of operations sent more than once, and of their retransmissions. */
  readonly resent: number;
  readonly resends: number;
  /** Rejected, which makes the client believe it did not happen, but stored nevertheless. */
  readonly rejectedYetStored: number;
  readonly entries: number;
  readonly tables: number;
  readonly lost: readonly string[];
  readonly duplicated: readonly string[];
  /** Operations neither acknowledged nor rejected in the end. */
  readonly unanswered: readonly string[];
  /** Logs with a gap; entries shown to clients that differ from the log. */
  readonly broken: readonly string[];
}

/** The results of several systems as one. */
export function together(all: readonly Checked[]): Checked {
  const sum = (of: (one: Checked) => number): number => all.reduce((n, one) => n + of(one), 0);
  return {
    acknowledged: sum((one) => one.acknowledged),
    resent: sum((one) => one.resent),
    resends: sum((one) => one.resends),
    rejectedYetStored: sum((one) => one.rejectedYetStored),
    entries: sum((one) => one.entries),
    tables: sum((one) => one.tables),
    lost: all.flatMap((one) => one.lost),
    duplicated: all.flatMap((one) => one.duplicated),
    unanswered: all.flatMap((one) => one.unanswered),
    broken: all.flatMap((one) => one.broken),
  };
}

/** Kinds of faults in a log. */
export const LOG_FAULTS = ['lost', 'duplicated', 'unanswered', 'broken'] as const;

/** Compares a history with the logs; faults are reported by table, id and seq. */
export function check(rows: readonly Row[], history: History): Checked {
  const logs = Map.groupBy(rows, ({ table }) => table);
  const commands = Map.groupBy(rows, (row) => `${row.table} ${commandOf(row)}`);
  const operations = [...history.operations.values()];
  const lost: string[] = [];
  const duplicated: string[] = [];
  const unanswered: string[] = [];
  let acknowledged = 0;
  let rejectedYetStored = 0;
  for (const one of operations) {
    const name = `${one.table ?? 'new table'} ${one.id}`;
    const stored = commands.get(`${one.table} ${one.person()}:${one.id}`) ?? [];
    if (one.acknowledged.size > 1) duplicated.push(`${name} (acknowledged differently)`);
    if (one.acknowledged.size > 0) {
      acknowledged += 1;
      const isThere = stored.some(({ seq }) => one.acknowledged.has(seq));
      if (!isThere) lost.push(`${name} (acknowledged as ${[...one.acknowledged].join()})`);
    } else if (one.rejected) rejectedYetStored += stored.length;
    else unanswered.push(name);
  }
  return {
    acknowledged,
    resent: operations.filter(({ sent }) => sent > 1).length,
    resends: operations.reduce((sum, { sent }) => sum + sent - 1, 0),
    rejectedYetStored,
    entries: rows.length,
    tables: logs.size,
    lost,
    duplicated: [...duplicated, ...storedTwice(commands), ...madeTwice(operations)],
    unanswered,
    broken: [...history.rewritten, ...faults(logs, history)],
  };
}

/** A command as requested: the entry that creates a table has its parameters appended. */
function commandOf({ seq, command }: Row): string {
  return seq === 1 ? (command.split(' ')[0] ?? command) : command;
}

/** Commands that a log contains more than once, including those that tables give themselves. */
function storedTwice(commands: ReadonlyMap<string, readonly Row[]>): readonly string[] {
  return [...commands].filter(([, rows]) => rows.length > 1).map(([command]) => command);
}

/** Tables created by two different requests. */
function madeTwice(operations: readonly Operation[]): readonly string[] {
  const first = operations.filter(({ acknowledged }) => acknowledged.has(1));
  const groups = Map.groupBy(first, ({ table }) => defined(table, 'the table that was made'));
  return [...groups].filter(([, all]) => all.length > 1).map(([table]) => `${table} made twice`);
}

function faults(logs: ReadonlyMap<string, readonly Row[]>, history: History): readonly string[] {
  const found: string[] = [];
  for (const [table, shown] of history.shown) {
    const log = (logs.get(table) ?? []).toSorted((a, b) => a.seq - b.seq);
    if (log.some(({ seq }, i) => seq !== i + 1)) found.push(`${table} has a gap`);
    for (const [seq, at] of shown) {
      if (log[seq - 1]?.at !== at) found.push(`${table} ${seq} was shown and is not so`);
    }
  }
  return found;
}
