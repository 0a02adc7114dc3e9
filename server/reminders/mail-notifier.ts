import type { DueContact, Ports, TableServer } from '@lusoria/table';
import type { Logger } from 'pino';
import { describeError } from '../describe-error.ts';
import { startLeasing } from '../leases.ts';
import { afterNight } from '../push/quiet.ts';
import { confirmation, type Letter, turnLetter } from './letters.ts';
import type { Mailer } from './mailer.ts';
import { worded } from './words.ts';

/** Interval at which a node looks for addresses that are to be written to. */
const LOOK_MS = 5000;
/** Longer than a mail server takes that answers each step late. */
const LEASE_MS = 5 * 60_000;
const RETRY_MS = 15 * 60_000;
/** A person gets one e-mail about their turns in this time: the rest is collected. */
const COLLECT_MS = 60 * 60_000;

/**
 * Writes to people whom tables by the day wait for, by day; asks addresses that are new.
 *
 * @param base the server's public address.
 * @returns the function to stop.
 */
export function startMailing(
  ports: Pick<Ports, 'store' | 'now' | 'after'>,
  { turnsOf }: Pick<TableServer, 'turnsOf'>,
  { mailer, base, log }: { readonly mailer: Mailer; readonly base: string; readonly log: Logger },
): () => void {
  const { store, now } = ports;
  const write = async (contact: DueContact): Promise<void> => {
    const { key, due, zone, person, address, confirmed, told } = contact;
    const at = now();
    const settle = async (next: number | null, lastTold = told): Promise<void> =>
      store.settleContact(key, due, next, lastTold);
    const send = async (letter: Letter, lastTold: number | null): Promise<void> => {
      const sent = await mailer.send(address, letter);
      // Never the address.
      if (sent !== 'done') log.info({ sent }, 'not written');
      if (sent === 'gone') return store.removeContact(key);
      return sent === 'later' ? settle(at + RETRY_MS) : settle(null, lastTold);
    };
    if (confirmed === null) return send(await confirmation(contact, base), told);
    const earliest = afterNight(told === null ? at : Math.max(at, told + COLLECT_MS), zone);
    if (earliest > at) return settle(earliest);
    const turns = await turnsOf(person);
    if (turns.length === 0) return settle(null);
    return send(await turnLetter(contact, await worded(turns, contact, base), base), at);
  };
  return startLeasing(ports, {
    everyMs: LOOK_MS,
    leaseMs: LEASE_MS,
    atOnce: 1,
    lease: async (at, until) => store.leaseDueContacts(at, until),
    work: write,
    failed: (error) => log.error({ why: describeError(error) }, 'could not write'),
  });
}
