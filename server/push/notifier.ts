import type { DueSubscription, Ports, TableServer } from '@lusoria/table';
import type { Logger } from 'pino';
import { describeError } from '../describe-error.ts';
import { startLeasing } from '../leases.ts';
import { afterNight } from './quiet.ts';
import { sendPush } from './send.ts';
import type { Vapid } from './vapid.ts';

/** Interval at which a node looks for devices that are to be told something. */
const LOOK_MS = 5000;
/** Longer than the services of a batch may take to answer. */
const LEASE_MS = 60_000;
/** Delay before a service that did not take a message is tried again. */
const RETRY_MS = 15 * 60_000;
/** Messages that are under way at the same time. */
const AT_ONCE = 4;

/**
 * Tells devices that a table by the day waits for their person, by day, and as long as it does.
 *
 * @returns the function to stop.
 */
export function startNotifying(
  ports: Pick<Ports, 'store' | 'now' | 'after'>,
  { turnsOf }: Pick<TableServer, 'turnsOf'>,
  vapid: Vapid,
  log: Logger,
): () => void {
  const { store, now } = ports;
  const tell = async (subscription: DueSubscription): Promise<void> => {
    const { endpoint, due, person, zone } = subscription;
    const at = now();
    const settle = async (next: number | null): Promise<void> =>
      store.settleSubscription(endpoint, due, next);
    const morning = afterNight(at, zone);
    if (morning > at) return settle(morning);
    if ((await turnsOf(person)).length === 0) return settle(null);
    const sent = await sendPush(subscription, vapid, at);
    // Never the endpoint, which is as good as an address.
    if (sent !== 'done') log.info({ sent, service: new URL(endpoint).host }, 'not told');
    if (sent === 'gone') return store.removeSubscription(endpoint, null);
    return settle(sent === 'later' ? at + RETRY_MS : null);
  };
  return startLeasing(ports, {
    everyMs: LOOK_MS,
    leaseMs: LEASE_MS,
    atOnce: AT_ONCE,
    lease: async (at, until) => store.leaseDueSubscriptions(at, until),
    work: tell,
    failed: (error) => log.error({ why: describeError(error) }, 'could not notify'),
  });
}
