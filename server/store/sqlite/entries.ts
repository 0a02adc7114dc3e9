import type { SQLInputValue } from 'node:sqlite';
import { either } from './checksum.ts';
import type { Row } from './jobs.ts';
import type { Prepare } from './statements.ts';

/** Single entries of logs, which are counted in the checksums of these. */
export function entryStatements(prepare: Prepare) {
  const insert = prepare('INSERT INTO event (tbl, seq, command, at, body) VALUES (?, ?, ?, ?, ?)');
  const setBody = prepare('UPDATE event SET body = ? WHERE tbl = ? AND seq = ?');
  /** Puts an entry into the checksum, or takes it out again. */
  const count = prepare(
    `UPDATE tbl SET checksum = ${either('checksum', 'e.sum')}
     FROM (SELECT checksum(seq, command, at, body) AS sum FROM event WHERE tbl = ?1 AND seq = ?2) e
     WHERE no = ?1`,
  );

  return {
    add(no: SQLInputValue, { seq, command, at, body }: Row): void {
      insert.run(no, seq, command, at, body);
      count.run(no, seq);
    },
    rewrite(no: SQLInputValue, seq: number, body: string): void {
      count.run(no, seq);
      setBody.run(body, no, seq);
      count.run(no, seq);
    },
  };
}
