import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { Database } from '../../cluster/postgres.ts';
import type { Row } from './log.ts';

// Reads without the server's code, whose faults could otherwise hide themselves.

const logsIn = (entries: string): string =>
  `SELECT t.id AS "table", e.seq, e.at, e.command FROM tbl t JOIN ${entries} e ON e.tbl = t.no`;

const rowsSchema = v.array(
  v.object({ table: v.string(), seq: v.number(), at: v.number(), command: v.string() }),
);

/** All logs of a stopped server over SQLite. */
export function rowsOfSqlite(folder: string): readonly Row[] {
  const db = new DatabaseSync(join(folder, 'lusoria.db'), { readOnly: true });
  try {
    const [check] = v.parse(
      v.array(v.object({ integrity_check: v.string() })),
      db.prepare('PRAGMA integrity_check').all(),
    );
    if (check?.integrity_check !== 'ok') throw new Error(`SQLite: ${check?.integrity_check}`);
    return v.parse(rowsSchema, db.prepare(logsIn('log')).all());
  } finally {
    db.close();
  }
}

/** All logs of a running PostgreSQL. */
export async function rowsOfPostgres(database: Database): Promise<readonly Row[]> {
  return v.parse(rowsSchema, await database.ask(logsIn('event')));
}
