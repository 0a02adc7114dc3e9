import { MAX_PASSKEYS } from '@lusoria/table/ports';
import type { Job, JobOf } from './jobs.ts';
import type { Prepare } from './statements.ts';

const OPS = ['add-passkey', 'passkey', 'passkeys-of', 'count-passkey', 'remove-passkey'] as const;
type PasskeyJob = JobOf<(typeof OPS)[number]>;

export function isPasskeyJob(job: Job): job is PasskeyJob {
  return OPS.some((op) => op === job.op);
}

/** People's passkeys. */
export function passkeyStatements(prepare: Prepare) {
  const COLUMNS = 'id, person, key, counter, since';
  const add = prepare(
    `INSERT OR IGNORE INTO passkey (${COLUMNS})
     SELECT ?1, ?2, ?3, ?4, ?5 FROM person WHERE id = ?2
     AND (SELECT count(*) FROM passkey WHERE person = ?2) < ${MAX_PASSKEYS}`,
  );
  const one = prepare(`SELECT ${COLUMNS} FROM passkey WHERE id = ?`);
  const of = prepare(`SELECT ${COLUMNS} FROM passkey WHERE person = ? ORDER BY since DESC, id`);
  const count = prepare('UPDATE passkey SET counter = ?3 WHERE id = ?1 AND counter = ?2');
  const remove = prepare('DELETE FROM passkey WHERE id = ? AND person = ?');
  const deleteOf = prepare('DELETE FROM passkey WHERE person = ?');
  const deleteOfNobody = prepare('DELETE FROM passkey WHERE person NOT IN (SELECT id FROM person)');
  return {
    execute(job: PasskeyJob): unknown {
      switch (job.op) {
        case 'add-passkey': {
          const { id, person, key, counter, since } = job.passkey;
          return add.run(id, person, key, counter, since) === 1;
        }
        case 'passkey':
          return one.all(job.id);
        case 'passkeys-of':
          return of.all(job.person);
        case 'count-passkey':
          return count.run(job.id, job.before, job.counter) === 1;
        case 'remove-passkey':
          return remove.run(job.id, job.person);
      }
    },
    removePerson: ({ person }: JobOf<'remove-person'>) => deleteOf.run(person),
    /** Deletes those of people who are no longer here. */
    sweep() {
      deleteOfNobody.run();
    },
  };
}
