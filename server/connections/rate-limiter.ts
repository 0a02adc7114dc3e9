import type { Quota } from '@lusoria/table';
import type { Limits } from '../config.ts';
import { type Bucket, full, leftAt, type Rate, taken, waitFor } from './token-bucket.ts';
import {
  createUnauthenticatedClients,
  type UnauthenticatedClient,
  type UnauthenticatedLimits,
} from './unauthenticated-clients.ts';

/** A client that was admitted. */
export interface Client {
  /** Whether one more message of this size is allowed now. */
  message(bytes: number): boolean;
  /**
   * Whether a message over the limit is only refused; false: the connection is to be closed. All
   * connections of a person, and of an address, share this allowance.
   */
  allowsRefusal(): boolean;
  /** Milliseconds until the person and the address have this many bytes left. */
  restMs(bytes: number): number;
  readonly quota: Quota;
  /** Counts the bytes of an answer to a read: `quota('read')` is over until they are left again. */
  answered(bytes: number): void;
  /** Shares the limits of one connection among all connections of the person. */
  identify(person: string): void;
  leave(): void;
}

/** Resources limited per sender, and per address, which may have many senders. */
const SHARED = ['message', 'bytes', 'read', 'answer', 'slow', 'refusal'] as const;
type Shared = (typeof SHARED)[number];
/** Resources limited per address. */
const RESOURCES = [...SHARED, 'table', 'person', 'guess', 'token'] as const;
type Resource = (typeof RESOURCES)[number];

/**
 * Labels of exceeded limits: resources; `address` when it was an address's part of one shared with
 * its senders; connections.
 */
export const LIMITED = [...RESOURCES, 'address', 'connection'] as const;
export type Limited = (typeof LIMITED)[number];

/** Guesses of somebody who may try a secret. */
export interface Guesses {
  /** Whether one more may be tried. */
  may(): boolean;
  /** Counts a wrong one. */
  wrong(): void;
}

/** Admits clients and limits their use, by person (until that is known, by connection) and by address. */
export interface RateLimiter {
  /**
   * Null when there are too many already.
   *
   * @param end ends the connection of a client who has not been identified, to make room for
   * others; without it the client never has to make room.
   */
  admit(address: string, end?: () => void): Client | null;
  /** Guesses of an address without a connection: of codes and keys alike. */
  guesses(address: string): Guesses;
  /** Replaces the limits; usage so far still counts. */
  change(limits: Limits): void;
  /** Ends some of the clients that have not identified themselves for long, where they are many. */
  evictIdle(): void;
  /** Drops addresses and people with no usage left. */
  sweep(): void;
  /** Number of addresses and people in memory. */
  count(): number;
}

/** The cost of a wrong guess rises this many times between an unused and a used-up limit. */
const GUESS_COST_FACTOR = 3;
const HOUR = 3600;

interface Address {
  connections: number;
  readonly buckets: Record<Resource, Bucket>;
}

/** A sender of messages: a person, or a connection that is not identified yet. */
interface Sender {
  connections: number;
  readonly buckets: Record<Shared, Bucket>;
}

/**
 * @param now milliseconds of a monotonic clock.
 * @param limited called whenever a limit is exceeded.
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
  const unauthenticated = createUnauthenticatedClients(now);
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

  /** Takes what an answer turned out to cost, be it more than is left. */
  const charge = (sender: Sender, address: Address, bytes: number): void => {
    const at = now();
    const left = leftAt(sender.buckets.answer, ofSender.answer, at) - bytes;
    sender.buckets.answer = { left, at };
    address.buckets.answer = { left: leftOf(address, 'answer') - bytes, at };
  };

  /** Whether earlier answers leave room for another one. */
  const mayRead = (sender: Sender, address: Address): boolean => {
    const isOver = leftAt(sender.buckets.answer, ofSender.answer, now()) <= 0;
    if (isOver || leftOf(address, 'answer') <= 0) {
      limited(isOver ? 'answer' : 'address');
      return false;
    }
    return takeOfBoth(sender, address, 'read', 1);
  };

  const guessed = (address: Address): boolean => {
    const left = leftOf(address, 'guess');
    const cost = guessCost(left, ofAddress.guess);
    address.buckets.guess = { left: left - cost, at: now() };
    if (left < cost) limited('guess');
    return left >= cost;
  };

  const addressOf = (key: string): Address => {
    const address = addresses.get(key) ?? newAddress(ofAddress, now());
    addresses.set(key, address);
    return address;
  };

  const clientAt = (address: Address, place: UnauthenticatedClient): Client => {
    let sender = newSender(ofSender, now());
    sender.connections = 1;
    return {
      message: (bytes) =>
        takeOfBoth(sender, address, 'bytes', bytes) && takeOfBoth(sender, address, 'message', 1),
      allowsRefusal: () => takeOfBoth(sender, address, 'refusal', 1),
      restMs: (bytes) =>
        Math.max(
          waitFor(sender.buckets.bytes, ofSender.bytes, now(), bytes),
          waitFor(address.buckets.bytes, ofAddress.bytes, now(), bytes),
        ),
      answered: (bytes) => charge(sender, address, bytes),
      quota(resource) {
        if (resource === 'read') return mayRead(sender, address);
        if (resource === 'slow') return takeOfBoth(sender, address, resource, 1);
        if (resource === 'may-guess') return leftOf(address, 'guess') >= 1;
        if (resource === 'guess') return guessed(address);
        return takeOfAddress(address, resource);
      },
      identify(person) {
        place.leave();
        const known = people.get(person) ?? newSender(ofSender, now());
        people.set(person, known);
        for (const resource of known === sender ? [] : SHARED) {
          // Usage before identification counts, too, on however many connections.
          const rate = ofSender[resource];
          const used = rate.atOnce - leftAt(sender.buckets[resource], rate, now());
          const left = leftAt(known.buckets[resource], rate, now()) - used;
          // What answers cost beyond the allowance is owed on the next connection, too.
          known.buckets[resource] = {
            left: resource === 'answer' ? left : Math.max(0, left),
            at: now(),
          };
        }
        sender.connections -= 1;
        sender = known;
        sender.connections += 1;
      },
      leave() {
        place.leave();
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
      const place = isFull ? null : unauthenticated.admit(key, placesOf(limits), end);
      if (!place) {
        limited('connection');
        return null;
      }
      connections += 1;
      address.connections += 1;
      return clientAt(address, place);
    },
    guesses: (key) => ({
      may: () => leftOf(addressOf(key), 'guess') >= 1,
      wrong: () => void guessed(addressOf(key)),
    }),
    change(changed) {
      limits = changed;
      ({ ofSender, ofAddress } = ratesOf(limits));
    },
    evictIdle: () => unauthenticated.evictIdle(placesOf(limits)),
    sweep() {
      const at = now();
      dropIdle(addresses, ({ buckets }) => areFull(RESOURCES, buckets, ofAddress, at));
      dropIdle(people, ({ buckets }) => areFull(SHARED, buckets, ofSender, at));
    },
    count: () => addresses.size + people.size,
  };
}

/** Drops those without connections that have used nothing up. */
function dropIdle<T extends { readonly connections: number }>(
  all: Map<string, T>,
  isUnused: (one: T) => boolean,
): void {
  for (const [key, one] of all) if (one.connections === 0 && isUnused(one)) all.delete(key);
}

function placesOf({ strangers, silentStrangers }: Limits): UnauthenticatedLimits {
  return { max: strangers, maxSilent: silentStrangers };
}

/**
 * Cost of a wrong guess: it rises with the number of recent ones, so that a persistent guesser
 * waits ever longer.
 */
function guessCost(left: number, { atOnce }: Rate): number {
  return 1 + Math.floor((GUESS_COST_FACTOR * (atOnce - left)) / atOnce);
}

/** An address with no usage. */
function newAddress(rates: Rates['ofAddress'], at: number): Address {
  const buckets = {
    message: full(rates.message, at),
    bytes: full(rates.bytes, at),
    read: full(rates.read, at),
    answer: full(rates.answer, at),
    slow: full(rates.slow, at),
    refusal: full(rates.refusal, at),
    table: full(rates.table, at),
    person: full(rates.person, at),
    guess: full(rates.guess, at),
    token: full(rates.token, at),
  };
  return { connections: 0, buckets };
}

/** A sender with no usage. */
function newSender(rates: Rates['ofSender'], at: number): Sender {
  const buckets = {
    message: full(rates.message, at),
    bytes: full(rates.bytes, at),
    read: full(rates.read, at),
    answer: full(rates.answer, at),
    slow: full(rates.slow, at),
    refusal: full(rates.refusal, at),
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
      answer: { perSecond: limits.answerBytes, atOnce: limits.answerBytesAtOnce },
      slow: hourly(limits.slowAnHour, limits.slowAtOnce),
      refusal: { perSecond: limits.refusals, atOnce: limits.refusalsAtOnce },
    },
    ofAddress: {
      message: { perSecond: limits.addressMessages, atOnce: limits.addressMessagesAtOnce },
      bytes: hourly(limits.addressBytesAnHour, limits.addressBytesAtOnce),
      read: { perSecond: limits.addressReads, atOnce: limits.addressReadsAtOnce },
      answer: { perSecond: limits.addressAnswerBytes, atOnce: limits.addressAnswerBytesAtOnce },
      slow: hourly(limits.addressSlowAnHour, limits.addressSlowAtOnce),
      refusal: { perSecond: limits.addressRefusals, atOnce: limits.addressRefusalsAtOnce },
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
