import type { SQLInputValue } from 'node:sqlite';
import { type Changes, RATE_BATCH, type TableRound } from '@lusoria/table/ports';
import type { Job, JobOf } from './jobs.ts';
import type { Prepare } from './statements.ts';

const OPS = ['setting', 'save-setting', 'keep-setting'] as const;
type SettingJob = JobOf<(typeof OPS)[number]>;

export function isSettingJob(job: Job): job is SettingJob {
  return OPS.some((op) => op === job.op);
}

/** Texts of the server's own, by name. */
export function settingStatements(prepare: Prepare) {
  const find = prepare('SELECT text FROM setting WHERE name = ?');
  const keep = prepare('INSERT OR IGNORE INTO setting (name, text) VALUES (?, ?)');
  const put = prepare('INSERT OR REPLACE INTO setting (name, text) VALUES (?, ?)');
  return {
    execute(job: SettingJob) {
      if (job.op === 'save-setting') return put.run(job.name, job.text);
      if (job.op === 'keep-setting') keep.run(job.name, job.text);
      return find.get(job.name)?.['text'] ?? '';
    },
  };
}

/** Rounds that are yet to be rated. */
export function ratingStatements(prepare: Prepare) {
  const insert = prepare('INSERT OR REPLACE INTO unrated (tbl, round, at) VALUES (?, ?, ?)');
  const before = prepare(
    `SELECT t.id AS "table", u.round FROM unrated u JOIN tbl t ON t.no = u.tbl
     WHERE u.at < ? ORDER BY u.at LIMIT ${RATE_BATCH}`,
  );
  const remove = prepare(
    'DELETE FROM unrated WHERE tbl = (SELECT no FROM tbl WHERE id = ?) AND round = ?',
  );
  const drop = ({ table, round }: TableRound): number => remove.run(table, round);
  return {
    /** What an entry at a time changes. */
    change(no: SQLInputValue, at: number, { toRate, rated }: Changes) {
      if (toRate !== undefined) insert.run(no, toRate, at);
      if (rated !== undefined) drop(rated);
    },
    execute: (job: JobOf<'unrated-rounds' | 'drop-unrated'>) =>
      job.op === 'unrated-rounds' ? before.all(job.before) : drop(job.round),
  };
}
