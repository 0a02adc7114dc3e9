import type { Quota } from '@lusoria/table';
import type { Limits } from '../config.ts';
import { type Bucket, full, leftAt, type Rate, taken } from './token-bucket.ts';

/** A client that was admitted. */
export interface Client {
  /** Whether one more message is allowed now. */
  message(): boolean;
  /** Whether a message that was not allowed is only refused; otherwise it has gone on for too long. */
  patience(): boolean;
  readonly quota: Quota;
  /** All connections of one person together may say as much as one connection. */
  identify(person: string): void;
  leave(): void;
}

/** What there can be too much of: messages of a person or an address, tables, people, connections. */
export type Limited = 'message' | 'address' | 'table' | 'person' | 'connection';

/** Admits clients and limits what they do, by person (until that is known, by connection) and by address. */
export interface RateLimiter {
  /** Null when there are too many already. */
  admit(address: string): Client | null;
  /** Drops addresses and people that have nothing used up any more. */
  sweep(): void;
  /** Addresses and people that are remembered. */
  count(): number;
}

/** Messages that are refused before a connection is closed: some at once, then one a second. */
const PATIENCE: Rate = { perSecond: 1, atOnce: 30 };
const HOUR = 3600;

type Resource = 'message' | 'table' | 'person';

interface Address {
  connections: number;
  readonly buckets: Record<Resource, Bucket>;
}

/** Who sends messages: a person, or a connection that is nobody's yet. */
interface Sender {
  connections: number;
  messages: Bucket;
}

/**
 * @param now milliseconds of a clock that never goes back.
 * @param limited called whenever something is too much.
 */
export function createRateLimiter(
  limits: Limits,
  now: () => number,
  limited: (what: Limited) => void = () => undefined,
): RateLimiter {
  const sending: Rate = { perSecond: limits.messages, atOnce: limits.messagesAtOnce };
  const rates: Readonly<Record<Resource, Rate>> = {
    message: { perSecond: limits.addressMessages, atOnce: limits.addressMessagesAtOnce },
    table: { perSecond: limits.tablesAnHour / HOUR, atOnce: limits.tablesAnHour },
    person: { perSecond: limits.peopleAnHour / HOUR, atOnce: limits.peopleAnHour },
  };
  const addresses = new Map<string, Address>();
  const people = new Map<string, Sender>();
  let connections = 0;

  const take = ({ buckets }: Address, resource: Resource): boolean => {
    const after = taken(buckets[resource], rates[resource], now());
    if (after) buckets[resource] = after;
    else limited(resource === 'message' ? 'address' : resource);
    return after !== null;
  };

  const addressOf = (key: string): Address => {
    const known = addresses.get(key);
    if (known) return known;
    const at = now();
    const buckets = {
      message: full(rates.message, at),
      table: full(rates.table, at),
      person: full(rates.person, at),
    };
    const address = { connections: 0, buckets };
    addresses.set(key, address);
    return address;
  };

  const clientAt = (address: Address): Client => {
    let sender: Sender = { connections: 1, messages: full(sending, now()) };
    let patience = full(PATIENCE, now());
    return {
      message() {
        const after = taken(sender.messages, sending, now());
        if (!after) limited('message');
        if (!after || !take(address, 'message')) return false;
        sender.messages = after;
        return true;
      },
      patience() {
        const after = taken(patience, PATIENCE, now());
        patience = after ?? patience;
        return after !== null;
      },
      quota: (resource) => take(address, resource),
      identify(person) {
        const known = people.get(person) ?? { connections: 0, messages: full(sending, now()) };
        people.set(person, known);
        // What was sent before counts, too, on however many connections.
        const sent = sending.atOnce - leftAt(sender.messages, sending, now());
        const left = leftAt(known.messages, sending, now()) - (known === sender ? 0 : sent);
        known.messages = { left: Math.max(0, left), at: now() };
        sender.connections -= 1;
        sender = known;
        sender.connections += 1;
      },
      leave() {
        sender.connections -= 1;
        connections -= 1;
        address.connections -= 1;
      },
    };
  };

  return {
    admit(key) {
      const address = addressOf(key);
      if (connections >= limits.connections || address.connections >= limits.addressConnections) {
        limited('connection');
        return null;
      }
      connections += 1;
      address.connections += 1;
      return clientAt(address);
    },
    sweep() {
      const at = now();
      for (const [key, { connections: open, buckets }] of addresses) {
        const isFull = (resource: Resource): boolean =>
          leftAt(buckets[resource], rates[resource], at) >= rates[resource].atOnce;
        if (open === 0 && isFull('message') && isFull('table') && isFull('person')) {
          addresses.delete(key);
        }
      }
      for (const [person, { connections: open, messages }] of people) {
        if (open === 0 && leftAt(messages, sending, at) >= sending.atOnce) people.delete(person);
      }
    },
    count: () => addresses.size + people.size,
  };
}
