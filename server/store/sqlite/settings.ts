import type { JobOf } from './jobs.ts';
import type { Prepare } from './statements.ts';

/** Texts of the server's own, by name. */
export function settingStatements(prepare: Prepare) {
  const find = prepare('SELECT text FROM setting WHERE name = ?');
  const keep = prepare('INSERT OR IGNORE INTO setting (name, text) VALUES (?, ?)');
  const put = prepare('INSERT OR REPLACE INTO setting (name, text) VALUES (?, ?)');
  return {
    execute(job: JobOf<'setting' | 'save-setting' | 'keep-setting'>) {
      if (job.op === 'save-setting') return put.run(job.name, job.text);
      if (job.op === 'keep-setting') keep.run(job.name, job.text);
      return find.get(job.name)?.['text'] ?? '';
    },
  };
}
