import type { Quota } from '@lusoria/table';
import type { Limits } from '../config.ts';
import { createStrangers, type Room, type Stranger } from './strangers.ts';
import { type Bucket, full, leftAt, type Rate, taken } from './token-bucket.ts';

/** A client that was admitted. */
export interface Client {
  /** Whether one more message, of so many bytes, is allowed now. */
  message(bytes: number): boolean;
  /** Whether a message that was not allowed is only refused; otherwise it has gone on for too long. */
  patience(): boolean;
  readonly quota: Quota;
  /** All connections of one person together may say as much as one connection. */
  identify(person: string): void;
  leave(): void;
}

/** What one sender may use up; and its address, which may have many. */
const SHARED = ['message', 'bytes', 'read', 'slow'] as const;
type Shared = (typeof SHARED)[number];
/** What an address may use up. */
const RESOURCES = [...SHARED, 'table', 'person', 'guess', 'token'] as const;
type Resource = (typeof RESOURCES)[number];

/** What there can be too much of: of a sender (messages, bytes, reads), of an address, or of connections. */
export const LIMITED = [...RESOURCES, 'address', 'connection'] as const;
export type Limited = (typeof LIMITED)[number];

/** Admits clients and limits what they do, by person (until that is known, by connection) and by address. */
export interface RateLimiter {
  /**
   * Null when there are too many already.
   *
   * @param end ends the connection of a client who has not been identified, to make room for others; without it nobody
   *   has to make room.
   */
  admit(address: string, end?: () => void): Client | null;
  /** Other limits hold from now on; what was used up stays so. */
  change(limits: Limits): void;
  /** Ends some of those who have not said for long who they are, where they are many. */
  thin(): void;
  /** Drops addresses and people that have nothing used up any more. */
  sweep(): void;
  /** Addresses and people that are remembered. */
  count(): number;
}

/** Messages that are refused before a connection is closed: some at once, then one a second. */
const PATIENCE: Rate = { perSecond: 1, atOnce: 30 };
/** Between none and all that may be guessed at once, the price of a wrong guess rises so often. */
const DEARER = 3;
const HOUR = 3600;

interface Address {
  connections: number;
  readonly buckets: Record<Resource, Bucket>;
}

/** Who sends messages: a person, or a connection that is nobody's yet. */
interface Sender {
  connections: number;
  readonly buckets: Record<Shared, Bucket>;
}

/**
 * @param now milliseconds of a clock that never goes back.
 * @param limited called whenever something is too much.
 */
export function createRateLimiter(
  given: Limits,
  now: () => number,
  limited: (what: Limited) => void = () => undefined,
): RateLimiter {
  let limits = given;
  let { ofSender, ofAddress } = ratesOf(given);
  const addresses = new Map<string, Address>();
  const people = new Map<string, Sender>();
  const strangers = createStrangers(now);
  let connections = 0;

  const takeOfAddress = ({ buckets }: Address, resource: Resource, amount = 1): boolean => {
    const after = taken(buckets[resource], ofAddress[resource], now(), amount);
    if (after) buckets[resource] = after;
    else limited(isShared(resource) ? 'address' : resource);
    return after !== null;
  };

  const takeOfBoth = (sender: Sender, address: Address, resource: Shared, amount: number) => {
    const after = taken(sender.buckets[resource], ofSender[resource], now(), amount);
    if (!after) limited(resource);
    if (!after || !takeOfAddress(address, resource, amount)) return false;
    sender.buckets[resource] = after;
    return true;
  };

  const leftOf = (of: Address, what: Resource): number =>
    leftAt(of.buckets[what], ofAddress[what], now());

  const guessed = (address: Address): boolean => {
    const left = leftOf(address, 'guess');
    const price = guessPrice(left, ofAddress.guess);
    address.buckets.guess = { left: left - price, at: now() };
    if (left < price) limited('guess');
    return left >= price;
  };

  const addressOf = (key: string): Address => {
    const address = addresses.get(key) ?? newAddress(ofAddress, now());
    addresses.set(key, address);
    return address;
  };

  const clientAt = (address: Address, stranger: Stranger): Client => {
    let sender = newSender(ofSender, now());
    sender.connections = 1;
    let patience = full(PATIENCE, now());
    return {
      message: (bytes) =>
        takeOfBoth(sender, address, 'bytes', bytes) && takeOfBoth(sender, address, 'message', 1),
      patience() {
        const after = taken(patience, PATIENCE, now());
        patience = after ?? patience;
        return after !== null;
      },
      quota(resource) {
        if (resource === 'read' || resource === 'slow') {
          return takeOfBoth(sender, address, resource, 1);
        }
        if (resource === 'may-guess') return leftOf(address, 'guess') >= 1;
        if (resource === 'guess') return guessed(address);
        return takeOfAddress(address, resource);
      },
      identify(person) {
        stranger.leave();
        const known = people.get(person) ?? newSender(ofSender, now());
        people.set(person, known);
        for (const resource of known === sender ? [] : SHARED) {
          // What was sent before counts, too, on however many connections.
          const rate = ofSender[resource];
          const used = rate.atOnce - leftAt(sender.buckets[resource], rate, now());
          const left = leftAt(known.buckets[resource], rate, now()) - used;
          known.buckets[resource] = { left: Math.max(0, left), at: now() };
        }
        sender.connections -= 1;
        sender = known;
        sender.connections += 1;
      },
      leave() {
        stranger.leave();
        sender.connections -= 1;
        connections -= 1;
        address.connections -= 1;
      },
    };
  };

  return {
    admit(key, end) {
      const address = addressOf(key);
      const isFull =
        connections >= limits.connections || address.connections >= limits.addressConnections;
      const stranger = isFull ? null : strangers.admit(key, roomOf(limits), end);
      if (!stranger) {
        limited('connection');
        return null;
      }
      connections += 1;
      address.connections += 1;
      return clientAt(address, stranger);
    },
    change(changed) {
      limits = changed;
      ({ ofSender, ofAddress } = ratesOf(limits));
    },
    thin: () => strangers.thin(roomOf(limits)),
    sweep() {
      const at = now();
      for (const [key, { connections: open, buckets }] of addresses) {
        if (open === 0 && areFull(RESOURCES, buckets, ofAddress, at)) addresses.delete(key);
      }
      for (const [person, { connections: open, buckets }] of people) {
        if (open === 0 && areFull(SHARED, buckets, ofSender, at)) people.delete(person);
      }
    },
    count: () => addresses.size + people.size,
  };
}

/** Clients of whom it is not known who they are. */
function roomOf({ strangers, silentStrangers }: Limits): Room {
  return { most: strangers, mostSilent: silentStrangers };
}

/** A wrong guess is dearer the more there were of late, so that whoever goes on waits ever longer. */
function guessPrice(left: number, { atOnce }: Rate): number {
  return 1 + Math.floor((DEARER * (atOnce - left)) / atOnce);
}

/** An address from which nothing was used up yet. */
function newAddress(rates: Rates['ofAddress'], at: number): Address {
  const buckets = {
    message: full(rates.message, at),
    bytes: full(rates.bytes, at),
    read: full(rates.read, at),
    slow: full(rates.slow, at),
    table: full(rates.table, at),
    person: full(rates.person, at),
    guess: full(rates.guess, at),
    token: full(rates.token, at),
  };
  return { connections: 0, buckets };
}

/** Somebody who has used up nothing yet. */
function newSender(rates: Rates['ofSender'], at: number): Sender {
  const buckets = {
    message: full(rates.message, at),
    bytes: full(rates.bytes, at),
    read: full(rates.read, at),
    slow: full(rates.slow, at),
  };
  return { connections: 0, buckets };
}

interface Rates {
  readonly ofSender: Readonly<Record<Shared, Rate>>;
  readonly ofAddress: Readonly<Record<Resource, Rate>>;
}

function ratesOf(limits: Limits): Rates {
  const hourly = (count: number, atOnce = count): Rate => ({ perSecond: count / HOUR, atOnce });
  return {
    ofSender: {
      message: { perSecond: limits.messages, atOnce: limits.messagesAtOnce },
      bytes: hourly(limits.bytesAnHour, limits.bytesAtOnce),
      read: { perSecond: limits.reads, atOnce: limits.readsAtOnce },
      slow: hourly(limits.slowAnHour, limits.slowAtOnce),
    },
    ofAddress: {
      message: { perSecond: limits.addressMessages, atOnce: limits.addressMessagesAtOnce },
      bytes: hourly(limits.addressBytesAnHour, limits.addressBytesAtOnce),
      read: { perSecond: limits.addressReads, atOnce: limits.addressReadsAtOnce },
      slow: hourly(limits.addressSlowAnHour, limits.addressSlowAtOnce),
      table: hourly(limits.tablesAnHour),
      person: hourly(limits.peopleAnHour),
      guess: hourly(limits.guessesAnHour, limits.guessesAtOnce),
      token: hourly(limits.tokensAnHour),
    },
  };
}

function isShared(resource: Resource): resource is Shared {
  return SHARED.some((one) => one === resource);
}

function areFull<R extends Resource>(
  resources: readonly R[],
  buckets: Readonly<Record<R, Bucket>>,
  rates: Readonly<Record<R, Rate>>,
  at: number,
): boolean {
  return resources.every((one) => leftAt(buckets[one], rates[one], at) >= rates[one].atOnce);
}
