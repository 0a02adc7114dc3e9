import type { Quota } from '@lusoria/table';
import type { Limits } from '../config.ts';
import {
  type Address,
  type Allowances,
  createAllowances,
  type Limited,
  newAddress,
  newSender,
  ratesOf,
  type Sender,
  type Usage,
  type Used,
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
  /** See `Quota`. */
  quota(resource: Parameters<Quota>[0]): boolean;
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
  /** Counts what was used up at other processes. */
  countUsage(usage: readonly Usage[]): void;
  /**
   * Takes note of how many connections addresses have at another process. Where they are too many together, for they
   * came in the same moment, the last process that has some ends its latest.
   */
  countConnections(process: number, counts: ConnectionCounts): void;
  /** Forgets the connections at another process. */
  forget(process: number): void;
  /** What is used up, and the connections that are here. */
  usage(): readonly Usage[];
  connections(): ConnectionCounts;
}

/** Addresses, and how many connections each has. */
type ConnectionCounts = readonly (readonly [string, number])[];

/** The processes that share the limits. */
export interface Sharing {
  /** Number of this process, and of all. */
  readonly slot: number;
  readonly processes: number;
  readonly used: Used;
  /** Called when the number of an address's connections here has changed. */
  connected(address: string, count: number): void;
}

const ALONE: Sharing = { slot: 0, processes: 1, used: () => undefined, connected: () => undefined };

/**
 * @param now milliseconds of a monotonic clock.
 * @param limited called whenever a limit is exceeded.
 */
export function createRateLimiter(
  given: Limits,
  now: () => number,
  limited: (what: Limited) => void = () => undefined,
  sharing: Sharing = ALONE,
): RateLimiter {
  let limits = given;
  let rates = ratesOf(given);
  const allowances = createAllowances(() => rates, now, limited, sharing.used);
  const elsewhere = countElsewhere();
  const addresses = new Map<string, Address>();
  const people = new Map<string, Sender>();
  const unauthenticated = createUnauthenticatedClients(now);
  let connections = 0;

  const addressOf = (key: string): Address => {
    const address = addresses.get(key) ?? newAddress(key, rates.ofAddress, now());
    addresses.set(key, address);
    return address;
  };

  const senderOf = (person: string): Sender => {
    const sender = people.get(person) ?? newSender(person, rates.ofSender, now());
    people.set(person, sender);
    return sender;
  };

  const endExcess = (key: string): void => {
    const address = addresses.get(key);
    if (!address || elsewhere.isAfter(sharing.slot, key)) return;
    const excess = address.connections + elsewhere.of(key) - limits.addressConnections;
    if (excess <= 0) return;
    for (const end of [...address.ends].slice(-excess)) end();
  };

  const connect = (address: Address, by: 1 | -1): void => {
    connections += by;
    address.connections += by;
    sharing.connected(address.key, address.connections);
  };

  const places = (): UnauthenticatedLimits => placesOf(limits, sharing.processes);

  const around: Admission = { allowances, senderOf, connect };

  return {
    admit(key, end) {
      const address = addressOf(key);
      const isFull =
        connections + elsewhere.all() >= limits.connections ||
        address.connections + elsewhere.of(key) >= limits.addressConnections;
      const place = isFull ? null : unauthenticated.admit(key, places(), end);
      if (!place) {
        limited('connection');
        return null;
      }
      connect(address, 1);
      const sender = newSender(null, rates.ofSender, now());
      return new AdmittedClient(around, address, sender, place, end);
    },
    guesses: (key) => ({
      may: () => allowances.leftOf(addressOf(key), 'guess') >= 1,
      wrong: () => void allowances.guessed(addressOf(key)),
    }),
    change(changed) {
      limits = changed;
      rates = ratesOf(limits);
    },
    evictIdle: () => unauthenticated.evictIdle(places()),
    sweep() {
      dropIdle(addresses, allowances.isUnusedAddress);
      dropIdle(people, allowances.isUnusedSender);
    },
    count: () => addresses.size + people.size,
    countUsage(usage) {
      for (const one of usage) {
        allowances.countUsage(one, one.of === 'address' ? addressOf(one.key) : senderOf(one.key));
      }
    },
    countConnections(process, counts) {
      elsewhere.set(process, counts);
      for (const [address] of counts) endExcess(address);
    },
    forget: elsewhere.forget,
    usage: () => [...addresses.values(), ...people.values()].flatMap(allowances.usageOf),
    connections: () => countsOf(addresses),
  };
}

/** What clients that were admitted share. */
interface Admission {
  readonly allowances: Allowances;
  senderOf(person: string): Sender;
  /** Counts a connection more or less. */
  connect(address: Address, by: 1 | -1): void;
}

class AdmittedClient implements Client {
  readonly #around: Admission;
  readonly #address: Address;
  /** Among those who have not been identified; null: it has. */
  #place: UnauthenticatedClient | null;
  readonly #end: (() => void) | undefined;
  #sender: Sender;

  constructor(
    around: Admission,
    address: Address,
    sender: Sender,
    place: UnauthenticatedClient,
    end: (() => void) | undefined,
  ) {
    this.#around = around;
    this.#address = address;
    this.#place = place;
    this.#end = end;
    this.#sender = sender;
    sender.connections = 1;
    if (end) address.ends.add(end);
  }

  message(bytes: number): boolean {
    const { allowances } = this.#around;
    return (
      allowances.takeOfBoth(this.#sender, this.#address, 'bytes', bytes) &&
      allowances.takeOfBoth(this.#sender, this.#address, 'message', 1)
    );
  }

  allowsRefusal(): boolean {
    return this.#around.allowances.takeOfBoth(this.#sender, this.#address, 'refusal', 1);
  }

  restMs(bytes: number): number {
    return this.#around.allowances.restMs(this.#sender, this.#address, bytes);
  }

  answered(bytes: number): void {
    this.#around.allowances.charge(this.#sender, this.#address, bytes);
  }

  quota(resource: Parameters<Quota>[0]): boolean {
    return takeQuota(this.#around.allowances, this.#sender, this.#address, resource);
  }

  identify(person: string): void {
    const before = this.#sender;
    this.#leavePlace();
    const known = this.#around.senderOf(person);
    // Usage before identification counts, too, on however many connections.
    if (known !== before) this.#around.allowances.merge(before, known);
    before.connections -= 1;
    this.#sender = known;
    known.connections += 1;
  }

  leave(): void {
    this.#leavePlace();
    this.#sender.connections -= 1;
    if (this.#end) this.#address.ends.delete(this.#end);
    this.#around.connect(this.#address, -1);
  }

  #leavePlace(): void {
    this.#place?.leave();
    this.#place = null;
  }
}

function takeQuota(
  allowances: Allowances,
  sender: Sender,
  address: Address,
  resource: Parameters<Quota>[0],
): boolean {
  if (resource === 'read') return allowances.mayRead(sender, address);
  if (resource === 'slow') return allowances.takeOfBoth(sender, address, resource, 1);
  if (resource === 'may-guess') return allowances.leftOf(address, 'guess') >= 1;
  if (resource === 'guess') return allowances.guessed(address);
  return allowances.takeOfAddress(address, resource);
}

function countsOf(addresses: ReadonlyMap<string, Address>): ConnectionCounts {
  return Array.from(
    addresses.values(),
    ({ key, connections }) => [key, connections] as const,
  ).filter(([, count]) => count > 0);
}

/** Connections at other processes. */
function countElsewhere() {
  const byProcess = new Map<number, Map<string, number>>();
  const counts = (): readonly Map<string, number>[] => [...byProcess.values()];
  let total = 0;
  return {
    all: () => total,
    of: (address: string) =>
      counts().reduce((sum, addresses) => sum + (addresses.get(address) ?? 0), 0),
    /** Whether a later process has connections of an address. */
    isAfter: (slot: number, address: string) =>
      [...byProcess].some(([process, addresses]) => process > slot && addresses.has(address)),
    set(process: number, changed: ConnectionCounts): void {
      const addresses = byProcess.get(process) ?? new Map<string, number>();
      byProcess.set(process, addresses);
      for (const [address, count] of changed) {
        total += count - (addresses.get(address) ?? 0);
        if (count === 0) addresses.delete(address);
        else addresses.set(address, count);
      }
    },
    forget(process: number): void {
      for (const count of byProcess.get(process)?.values() ?? []) total -= count;
      byProcess.delete(process);
    },
  };
}

/** Drops those without connections that have used nothing up. */
function dropIdle<T extends { readonly connections: number }>(
  all: Map<string, T>,
  isUnused: (one: T) => boolean,
): void {
  for (const [key, one] of all) if (one.connections === 0 && isUnused(one)) all.delete(key);
}

/** Strangers cost the process at which they are: each has its share of the places. */
function placesOf(
  { strangers, silentStrangers }: Limits,
  processes: number,
): UnauthenticatedLimits {
  return {
    max: Math.ceil(strangers / processes),
    maxSilent: Math.ceil(silentStrangers / processes),
  };
}
