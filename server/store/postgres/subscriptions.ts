import { MAX_SUBSCRIPTIONS, PUSH_BATCH, type Store } from '@lusoria/table';
import { dueSubscriptions } from '../subscription.ts';
import type { Queries } from './queries.ts';

/** People's subscriptions to notices, and when they have something to tell; `append.ts` calls them. */
export function subscriptionStore({ rows }: Queries) {
  return {
    async addSubscription({ person, device, endpoint, p256dh, auth, zone }, now) {
      await rows(
        `INSERT INTO subscription (endpoint, person, device, p256dh, auth, zone, since)
         SELECT $1, id, $3, $4, $5, $6, $7 FROM person WHERE id = $2
         ON CONFLICT (endpoint) DO UPDATE
         SET person = $2, device = $3, p256dh = $4, auth = $5, zone = $6, since = $7, due = NULL, leased = 0`,
        [endpoint, person, device, p256dh, auth, zone, now],
      );
      await rows(
        `DELETE FROM subscription WHERE endpoint IN (
           SELECT endpoint FROM subscription WHERE person = $1
           ORDER BY since DESC, endpoint OFFSET $2
         )`,
        [person, MAX_SUBSCRIPTIONS],
      );
    },
    async removeSubscription(endpoint, person) {
      await rows('DELETE FROM subscription WHERE endpoint = $1 AND person = coalesce($2, person)', [
        endpoint,
        person,
      ]);
    },
    leaseDueSubscriptions: async (now, until) =>
      dueSubscriptions(
        await rows(
          `WITH late AS MATERIALIZED (
             SELECT endpoint FROM subscription
             WHERE due <= $1 AND (leased <= $1 OR leased > $2)
             ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED
           )
           UPDATE subscription s SET leased = $2 FROM late l WHERE s.endpoint = l.endpoint
           RETURNING s.person, s.device, s.endpoint, s.p256dh, s.auth, s.zone, s.due`,
          [now, until, PUSH_BATCH],
        ),
      ),
    async settleSubscription(endpoint, due, next) {
      await rows('UPDATE subscription SET due = $3, leased = 0 WHERE endpoint = $1 AND due = $2', [
        endpoint,
        due,
        next,
      ]);
    },
  } satisfies Partial<Store>;
}
