import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { Row } from '../jobs.ts';
import type { Prepare } from '../statements.ts';

/** Maximum entries that wait to be moved together: moving them holds everybody up for some milliseconds. */
const MAX_WAITING = 2000;

/**
 * The latest entries of all tables, in the order in which they were appended: those committed
 * together are contiguous, and a transaction writes a few pages. In the logs each would lie on a
 * page of its own. They are moved there many at a time, and before any read of the logs.
 */
export interface Tail {
  append(table: SQLInputValue, row: Row, sum: string): void;
  /** Moves the entries to their logs. */
  settle(): void;
  /** Called before a transaction is committed: moves the entries if there are many, and stores their number. */
  finish(): void;
  /** Called when a transaction was rolled back. */
  undone(): void;
}

export function openTail(db: DatabaseSync, prepare: Prepare): Tail {
  const insert = prepare(
    'INSERT INTO tail (tbl, seq, command, at, body, sum) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const size = prepare('SELECT count(*) AS size FROM tail');
  const move = prepare(
    'INSERT INTO event (tbl, seq, command, at, body, sum) SELECT tbl, seq, command, at, body, sum FROM tail ORDER BY tbl, seq',
  );
  const setHeads = prepare(
    `UPDATE tbl SET seq = t.seq, at = t.at
     FROM (SELECT tbl, max(seq) AS seq, at FROM tail GROUP BY tbl) t WHERE no = t.tbl`,
  );
  const clear = prepare('DELETE FROM tail');
  const notedSize = prepare('SELECT n AS size FROM tail_size');
  const note = prepare('UPDATE tail_size SET n = ?');
  const miss = prepare('UPDATE tail_size SET lost = lost + ?');
  const sizeIn = (statement: typeof size): number => Number(statement.get()?.['size'] ?? 0);
  let noted = sizeIn(notedSize);
  /** Number of entries appended and not moved; fewer may be stored, if the data were damaged. */
  let waiting = Math.max(noted, sizeIn(size));

  const settle = (): void => {
    if (waiting === 0) return;
    const lost = waiting - move.run();
    if (lost > 0) miss.run(lost);
    setHeads.run();
    clear.run();
    waiting = 0;
  };
  return {
    append(table, { seq, command, at, body }, sum) {
      insert.run(table, seq, command, at, body, sum);
      waiting += 1;
    },
    settle,
    finish() {
      if (waiting >= MAX_WAITING) settle();
      if (noted !== waiting) note.run(waiting);
      noted = waiting;
    },
    undone() {
      noted = sizeIn(notedSize);
      waiting = noted;
    },
  };
}
