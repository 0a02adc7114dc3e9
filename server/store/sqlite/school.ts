import { GRADE_BATCH } from '@lusoria/table/ports';
import type { JobOf } from './jobs.ts';
import type { Prepare } from './statements.ts';

type SchoolJob = JobOf<
  | 'person-at-school'
  | 'add-person-at-school'
  | 'use-once'
  | 'add-grade'
  | 'lease-due-grades'
  | 'settle-grade'
>;

/** Whom schools' platforms have sent, what of them counts once, and the scores that they are told. */
export function schoolStatements(prepare: Prepare) {
  const personAt = prepare(
    'SELECT p.id, p.name FROM school_person s JOIN person p ON p.id = s.person WHERE s.hash = ?',
  );
  const addPerson = prepare('INSERT OR IGNORE INTO school_person (hash, person) VALUES (?, ?)');
  const linked = prepare('SELECT person FROM school_person WHERE hash = ?');
  const use = prepare('INSERT OR IGNORE INTO used (hash, until) VALUES (?, ?)');
  const put = prepare(
    `INSERT INTO grade (person, event, work, platform, subject, item)
     SELECT p.id, t.id, ?3, ?4, ?5, ?6 FROM person p, tbl t WHERE p.id = ?1 AND t.id = ?2
     ON CONFLICT (person, event, work) DO UPDATE SET
       sent = CASE WHEN item = excluded.item THEN sent ELSE '' END,
       platform = excluded.platform, subject = excluded.subject, item = excluded.item,
       seen = 0, tries = 0, due = 0, leased = 0`,
  );
  const due = prepare(
    `SELECT g.person, g.event, g.work, g.platform, g.subject, g.item, t.seq, g.sent, g.tries
     FROM grade g JOIN tbl t ON t.id = g.event
     WHERE t.seq > g.seen AND g.due <= ?1 AND (g.leased <= ?1 OR g.leased > ?2)
     ORDER BY g.due LIMIT ${GRADE_BATCH}`,
  );
  const lease = prepare('UPDATE grade SET leased = ? WHERE person = ? AND event = ? AND work = ?');
  const settle = prepare(
    `UPDATE grade SET seen = ?, sent = ?, tries = ?, due = ?, leased = 0
     WHERE person = ? AND event = ? AND work = ?`,
  );
  const remove = prepare('DELETE FROM grade WHERE person = ? AND event = ? AND work = ?');
  const ofEvent = prepare('DELETE FROM grade WHERE event = ?');
  const ofPerson = ['school_person', 'grade'].map((table) =>
    prepare(`DELETE FROM ${table} WHERE person = ?`),
  );
  const ofNobody = [
    'school_person WHERE person NOT IN (SELECT id FROM person)',
    'grade WHERE person NOT IN (SELECT id FROM person)',
    'grade WHERE event NOT IN (SELECT id FROM tbl)',
  ].map((rows) => prepare(`DELETE FROM ${rows}`));
  const deleteUsed = prepare('DELETE FROM used WHERE until < ?');
  return {
    execute(job: SchoolJob) {
      switch (job.op) {
        case 'person-at-school':
          return personAt.get(job.hash);
        case 'add-person-at-school':
          addPerson.run(job.hash, job.person);
          return linked.get(job.hash)?.['person'];
        case 'use-once':
          return use.run(job.hash, job.until) > 0;
        case 'add-grade': {
          const { person, event, work, platform, subject, item } = job.grade;
          return put.run(person, event, work, platform, subject, item);
        }
        case 'lease-due-grades': {
          const found = due.all(job.now, job.until);
          for (const { person = null, event = null, work = null } of found) {
            lease.run(job.until, person, event, work);
          }
          return found;
        }
        case 'settle-grade': {
          const { person, event, work } = job.grade;
          if (job.outcome === null) return remove.run(person, event, work);
          const { seen, sent, tries, due: next } = job.outcome;
          return settle.run(seen, sent, tries, next, person, event, work);
        }
      }
    },
    removePerson(person: string) {
      for (const statement of ofPerson) statement.run(person);
    },
    removeEvent(event: string): true {
      ofEvent.run(event);
      return true;
    },
    /** Deletes what is of people and events that are no longer here, and what was used up long ago. */
    sweep({ now }: JobOf<'sweep'>) {
      for (const statement of ofNobody) statement.run();
      deleteUsed.run(now);
    },
  };
}
