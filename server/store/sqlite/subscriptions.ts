import { MAX_SUBSCRIPTIONS, PUSH_BATCH } from '@lusoria/table/ports';
import type { Job, JobOf } from './jobs.ts';
import type { Prepare } from './statements.ts';

const SUBSCRIPTION_OPS = [
  'add-subscription',
  'remove-subscription',
  'lease-due-subscriptions',
  'settle-subscription',
] as const;
export type SubscriptionJob = JobOf<(typeof SUBSCRIPTION_OPS)[number]>;

export function isSubscriptionJob(job: Job): job is SubscriptionJob {
  return SUBSCRIPTION_OPS.some((op) => op === job.op);
}

/** People's subscriptions to notices, and when they have something to tell. */
export function subscriptionStatements(prepare: Prepare) {
  const put = prepare(
    `INSERT OR REPLACE INTO subscription (endpoint, person, device, p256dh, auth, zone, since)
     SELECT ?, id, ?, ?, ?, ?, ? FROM person WHERE id = ?`,
  );
  const deleteOldest = prepare(
    `DELETE FROM subscription WHERE endpoint IN (
       SELECT endpoint FROM subscription WHERE person = ?
       ORDER BY since DESC, endpoint LIMIT -1 OFFSET ${MAX_SUBSCRIPTIONS}
     )`,
  );
  const deleteOne = prepare(
    'DELETE FROM subscription WHERE endpoint = ?1 AND person = coalesce(?2, person)',
  );
  const lease = prepare(
    `UPDATE subscription SET leased = ?2 WHERE endpoint IN (
       SELECT endpoint FROM subscription WHERE due <= ?1 AND (leased <= ?1 OR leased > ?2)
       ORDER BY due LIMIT ${PUSH_BATCH}
     ) RETURNING person, device, endpoint, p256dh, auth, zone, due`,
  );
  const settle = prepare(
    'UPDATE subscription SET due = ?3, leased = 0 WHERE endpoint = ?1 AND due = ?2',
  );
  const call = prepare('UPDATE subscription SET due = ?, leased = 0 WHERE person = ?');
  const deleteOf = prepare('DELETE FROM subscription WHERE person = ?');
  const deleteOfDevice = prepare('DELETE FROM subscription WHERE person = ? AND device = ?');
  const deleteOfOthers = prepare('DELETE FROM subscription WHERE person = ? AND device <> ?');
  const deleteOfNobody = prepare(
    'DELETE FROM subscription WHERE person NOT IN (SELECT id FROM person)',
  );
  return {
    execute(job: SubscriptionJob) {
      switch (job.op) {
        case 'add-subscription': {
          const { person, device, endpoint, p256dh, auth, zone } = job.subscription;
          put.run(endpoint, device, p256dh, auth, zone, job.now, person);
          return deleteOldest.run(person);
        }
        case 'remove-subscription':
          return deleteOne.run(job.endpoint, job.person);
        case 'lease-due-subscriptions':
          return lease.all(job.now, job.until);
        case 'settle-subscription':
          return settle.run(job.endpoint, job.due, job.next);
      }
    },
    call: (person: string, at: number) => call.run(at, person),
    removePerson: ({ person }: JobOf<'remove-person'>) => deleteOf.run(person),
    removeTokens({ person, devices }: JobOf<'remove-tokens'>) {
      if (devices.kind === 'all') deleteOf.run(person);
      else (devices.kind === 'one' ? deleteOfDevice : deleteOfOthers).run(person, devices.device);
    },
    /** Deletes those of people who are no longer here. */
    sweep() {
      deleteOfNobody.run();
    },
  };
}
