import type { Asked, Ledger } from './ledger.ts';

/** A row of a log as it lies in a store. */
export interface Row {
  readonly table: string;
  readonly seq: number;
  readonly at: number;
  readonly command: string;
}

/** What came of comparing what clients were told with what a store has kept. */
export interface Audited {
  /** Commands, and tables that were made. */
  readonly acknowledged: number;
  /** Of those that were asked, how many were sent more than once, and how often besides the first time. */
  readonly resent: number;
  readonly resends: number;
  /** Refused, so that the client thinks it did not happen, and kept nevertheless. */
  readonly refusedYetKept: number;
  readonly entries: number;
  readonly tables: number;
  readonly lost: readonly string[];
  readonly duplicated: readonly string[];
  /** What was neither acknowledged nor refused in the end. */
  readonly unanswered: readonly string[];
  /** Logs with a gap; entries that somebody was shown and that are not so. */
  readonly broken: readonly string[];
}

/** Compares. What is wrong is told by table, id and seq. */
export function audit(rows: readonly Row[], ledger: Ledger): Audited {
  const logs = Map.groupBy(rows, ({ table }) => table);
  const commands = Map.groupBy(rows, ({ table, command }) => `${table} ${command}`);
  const lost: string[] = [];
  const duplicated: string[] = [];
  const unanswered: string[] = [];
  let acknowledged = 0;
  let refusedYetKept = 0;
  for (const one of ledger.asked.values()) {
    const name = `${one.table ?? 'new table'} ${one.id}`;
    const kept = commands.get(`${one.table} ${one.person()}:${one.id}`) ?? [];
    if (one.acknowledged.size > 1) duplicated.push(`${name} (acknowledged differently)`);
    if (one.acknowledged.size > 0) {
      acknowledged += 1;
      const there = kept.some(({ seq }) => one.acknowledged.has(seq));
      if (!there) lost.push(`${name} (acknowledged as ${[...one.acknowledged].join()})`);
    } else if (one.refused) refusedYetKept += kept.length;
    else unanswered.push(name);
  }
  const asked = [...ledger.asked.values()];
  return {
    acknowledged,
    resent: asked.filter(({ sent }) => sent > 1).length,
    resends: asked.reduce((sum, { sent }) => sum + sent - 1, 0),
    refusedYetKept,
    entries: rows.length,
    tables: logs.size,
    lost,
    duplicated: [...duplicated, ...twice(commands), ...made(asked)],
    unanswered,
    broken: [...ledger.rewritten, ...faults(logs, ledger)],
  };
}

/** Commands that a log has more than once, also those that tables give themselves. */
function twice(commands: ReadonlyMap<string, readonly Row[]>): readonly string[] {
  return [...commands].filter(([, kept]) => kept.length > 1).map(([command]) => command);
}

/** Tables that two different requests have made. */
function made(asked: readonly Asked[]): readonly string[] {
  const first = asked.filter(({ acknowledged }) => acknowledged.has(1));
  const groups = Map.groupBy(first, ({ table }) => table ?? '');
  return [...groups].filter(([, all]) => all.length > 1).map(([table]) => `${table} made twice`);
}

function faults(logs: ReadonlyMap<string, readonly Row[]>, ledger: Ledger): readonly string[] {
  const found: string[] = [];
  for (const table of ledger.tables()) {
    const log = (logs.get(table) ?? []).toSorted((a, b) => a.seq - b.seq);
    if (log.some(({ seq }, i) => seq !== i + 1)) found.push(`${table} has a gap`);
    for (const [seq, at] of ledger.shownOf(table)) {
      if (log[seq - 1]?.at !== at) found.push(`${table} ${seq} was shown and is not so`);
    }
  }
  return found;
}
