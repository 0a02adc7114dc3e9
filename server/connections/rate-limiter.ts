import type { Quota } from '@lusoria/table';
import type { Limits } from '../config.ts';
import {
  type Address,
  createAllowances,
  type Limited,
  newAddress,
  newSender,
  ratesOf,
  type Sender,
} from './allowances.ts';
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
  let rates = ratesOf(given);
  const allowances = createAllowances(() => rates, now, limited);
  const addresses = new Map<string, Address>();
  const people = new Map<string, Sender>();
  const unauthenticated = createUnauthenticatedClients(now);
  let connections = 0;

  const addressOf = (key: string): Address => {
    const address = addresses.get(key) ?? newAddress(rates.ofAddress, now());
    addresses.set(key, address);
    return address;
  };

  const clientAt = (address: Address, place: UnauthenticatedClient): Client => {
    let sender = newSender(rates.ofSender, now());
    sender.connections = 1;
    return {
      message: (bytes) =>
        allowances.takeOfBoth(sender, address, 'bytes', bytes) &&
        allowances.takeOfBoth(sender, address, 'message', 1),
      allowsRefusal: () => allowances.takeOfBoth(sender, address, 'refusal', 1),
      restMs: (bytes) => allowances.restMs(sender, address, bytes),
      answered: (bytes) => allowances.charge(sender, address, bytes),
      quota(resource) {
        if (resource === 'read') return allowances.mayRead(sender, address);
        if (resource === 'slow') return allowances.takeOfBoth(sender, address, resource, 1);
        if (resource === 'may-guess') return allowances.leftOf(address, 'guess') >= 1;
        if (resource === 'guess') return allowances.guessed(address);
        return allowances.takeOfAddress(address, resource);
      },
      identify(person) {
        place.leave();
        const known = people.get(person) ?? newSender(rates.ofSender, now());
        people.set(person, known);
        // Usage before identification counts, too, on however many connections.
        if (known !== sender) allowances.merge(sender, known);
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
      may: () => allowances.leftOf(addressOf(key), 'guess') >= 1,
      wrong: () => void allowances.guessed(addressOf(key)),
    }),
    change(changed) {
      limits = changed;
      rates = ratesOf(limits);
    },
    evictIdle: () => unauthenticated.evictIdle(placesOf(limits)),
    sweep() {
      dropIdle(addresses, allowances.isUnusedAddress);
      dropIdle(people, allowances.isUnusedSender);
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
