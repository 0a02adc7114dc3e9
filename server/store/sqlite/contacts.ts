import { CONFIRM_MS, CONTACT_BATCH, MAX_RESTING } from '@lusoria/table/ports';
import type { Job, JobOf } from './jobs.ts';
import type { Prepare } from './statements.ts';

const CONTACT_OPS = [
  'contacts-of',
  'contact-by',
  'save-contact',
  'confirm-contact',
  'remove-contact',
  'rest-address',
  'lease-due-contacts',
  'settle-contact',
] as const;
export type ContactJob = JobOf<(typeof CONTACT_OPS)[number]>;

export function isContactJob(job: Job): job is ContactJob {
  return CONTACT_OPS.some((op) => op === job.op);
}

const COLUMNS = 'person, kind, key, address, language, zone, confirmed, told';

/** People's feeds and e-mail addresses, and when they have something to tell. */
export function contactStatements(prepare: Prepare) {
  const of = prepare(`SELECT ${COLUMNS} FROM contact WHERE person = ? ORDER BY kind`);
  const by = prepare(`SELECT ${COLUMNS} FROM contact WHERE key = ?`);
  const put = prepare(
    `INSERT OR REPLACE INTO contact (key, person, kind, address, language, zone, confirmed, told, due, since)
     SELECT ?, id, ?, ?, ?, ?, ?, ?, ?, ? FROM person WHERE id = ?`,
  );
  const confirm = prepare('UPDATE contact SET confirmed = ?2, due = ?2, leased = 0 WHERE key = ?1');
  const remove = prepare('DELETE FROM contact WHERE key = ?');
  const deleteRested = prepare('DELETE FROM rest WHERE until <= ?');
  const rest = prepare(
    `INSERT OR IGNORE INTO rest (hash, until)
     SELECT ?, ? WHERE (SELECT count(*) FROM rest) < ${MAX_RESTING}`,
  );
  const lease = prepare(
    `UPDATE contact SET leased = ?2 WHERE key IN (
       SELECT key FROM contact WHERE due <= ?1 AND (leased <= ?1 OR leased > ?2)
       ORDER BY due LIMIT ${CONTACT_BATCH}
     ) RETURNING ${COLUMNS}, due`,
  );
  const settle = prepare(
    `UPDATE contact SET told = ?4, due = iif(due IS ?2, ?3, due), leased = iif(due IS ?2, 0, leased)
     WHERE key = ?1`,
  );
  const call = prepare(
    `UPDATE contact SET due = ?, leased = 0
     WHERE person = ? AND kind = 'mail' AND confirmed IS NOT NULL`,
  );
  const deleteOf = prepare('DELETE FROM contact WHERE person = ?');
  const deleteOfNobody = prepare('DELETE FROM contact WHERE person NOT IN (SELECT id FROM person)');
  const deleteUnconfirmed = prepare('DELETE FROM contact WHERE confirmed IS NULL AND since < ?');
  return {
    /** Deletes those of people who are no longer here, and what is over. */
    sweep({ now }: JobOf<'sweep'>): void {
      deleteOfNobody.run();
      deleteUnconfirmed.run(now - CONFIRM_MS);
      deleteRested.run(now);
    },
    removeTokens({ person, devices }: JobOf<'remove-tokens'>) {
      if (devices.kind === 'all') deleteOf.run(person);
    },
    call: (person: string, at: number) => call.run(at, person),
    removePerson: ({ person }: JobOf<'remove-person'>) => deleteOf.run(person),
    execute(job: ContactJob) {
      switch (job.op) {
        case 'contacts-of':
          return of.all(job.person);
        case 'contact-by':
          return by.all(job.key);
        case 'save-contact': {
          const { key, person, kind, address, language, zone, confirmed, told } = job.contact;
          return put.run(
            key,
            kind,
            address,
            language,
            zone,
            confirmed,
            told,
            job.due,
            job.now,
            person,
          );
        }
        case 'confirm-contact':
          return confirm.run(job.key, job.now) > 0;
        case 'remove-contact':
          return remove.run(job.key);
        case 'rest-address':
          deleteRested.run(job.now);
          return rest.run(job.rest.hash, job.rest.until) > 0;
        case 'lease-due-contacts':
          return lease.all(job.now, job.until);
        case 'settle-contact':
          return settle.run(job.key, job.due, job.next, job.told);
      }
    },
  };
}
