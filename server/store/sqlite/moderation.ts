import type { Job, JobOf } from './jobs.ts';
import type { Prepare } from './statements.ts';

const OPS = [
  'blocks-of',
  'blocked-with',
  'set-block',
  'add-report',
  'reports',
  'remove-report',
] as const;
type ModerationJob = JobOf<(typeof OPS)[number]>;

export function isModerationJob(job: Job): job is ModerationJob {
  return OPS.some((op) => op === job.op);
}

/** Whom people have blocked, and the reports in the operator's queue. */
export function moderationStatements(prepare: Prepare) {
  const blocksOf = prepare(
    `SELECT p.id, p.name FROM block b JOIN person p ON p.id = b.other WHERE b.person = ?
     ORDER BY p.name, p.id`,
  );
  const blockedWith = prepare(
    `SELECT other AS id FROM block WHERE person = ?
     UNION SELECT person AS id FROM block WHERE other = ?`,
  );
  const addBlock = prepare(
    `INSERT OR IGNORE INTO block (person, other)
     SELECT a.id, b.id FROM person a, person b WHERE a.id = ? AND b.id = ?`,
  );
  const deleteBlock = prepare('DELETE FROM block WHERE person = ? AND other = ?');
  const putReport = prepare(
    `INSERT OR REPLACE INTO report (tbl, person, by, name, at, reason, texts)
     SELECT ?, id, ?, ?, ?, ?, ? FROM person WHERE id = ?`,
  );
  const reports = prepare(
    `SELECT tbl AS "table", person, by, name, at, reason, texts FROM report
     ORDER BY at DESC LIMIT ?`,
  );
  const deleteReport = prepare('DELETE FROM report WHERE tbl = ? AND person = ? AND by = ?');
  const ofPerson = ['block WHERE person = ?1 OR other = ?1', 'report WHERE person = ?1 OR by = ?1'];
  const deleteOf = ofPerson.map((rows) => prepare(`DELETE FROM ${rows}`));
  const known = 'IN (SELECT id FROM person)';
  const ofNobody = [
    `block WHERE NOT (person ${known} AND other ${known})`,
    `report WHERE NOT (person ${known} AND by ${known})`,
  ].map((rows) => prepare(`DELETE FROM ${rows}`));
  return {
    execute(job: ModerationJob) {
      switch (job.op) {
        case 'blocks-of':
          return blocksOf.all(job.person);
        case 'blocked-with':
          return blockedWith.all(job.person, job.person).map(({ id }) => id);
        case 'set-block':
          return (job.on ? addBlock : deleteBlock).run(job.person, job.other);
        case 'add-report': {
          const { table, person, by, name, at, reason } = job.report;
          return putReport.run(table, by, name, at, reason, job.texts, person);
        }
        case 'reports':
          return reports.all(job.limit);
        case 'remove-report':
          return deleteReport.run(job.table, job.person, job.by);
      }
    },
    removePerson({ person }: JobOf<'remove-person'>) {
      for (const one of deleteOf) one.run(person);
    },
    /** Deletes what names people who are no longer here. */
    sweep() {
      for (const one of ofNobody) one.run();
    },
  };
}
