import type { Limits } from '../config.ts';
import { type Bucket, full, leftAt, type Rate, taken, waitFor } from './token-bucket.ts';

/** Resources limited per sender, and per address, which may have many senders. */
const SHARED = ['message', 'bytes', 'read', 'answer', 'slow', 'refusal'] as const;
type Shared = (typeof SHARED)[number];
/** Resources limited per address. */
const RESOURCES = [...SHARED, 'table', 'person', 'guess', 'token', 'mail', 'photos'] as const;
type Resource = (typeof RESOURCES)[number];

/**
 * Labels of exceeded limits: resources; `address` when it was an address's part of one shared with
 * its senders; connections.
 */
export const LIMITED = [...RESOURCES, 'address', 'connection'] as const;
export type Limited = (typeof LIMITED)[number];

/** The cost of a wrong guess rises this many times between an unused and a used-up limit. */
const GUESS_COST_FACTOR = 3;
const HOUR = 3600;

/** What an address or a person has used up, wherever that was. */
export interface Usage {
  readonly of: 'address' | 'person';
  readonly key: string;
  readonly resource: Resource;
  readonly amount: number;
}

/** An address from which clients come. */
export interface Address {
  readonly key: string;
  connections: number;
  /** Ends each of its connections, the latest last. */
  readonly ends: Set<() => void>;
  readonly buckets: Record<Resource, Bucket>;
}

/** A sender of messages: a person, or a connection that is not identified yet. */
export interface Sender {
  /** Null: it is not identified yet. */
  readonly key: string | null;
  connections: number;
  readonly buckets: Record<Shared, Bucket>;
}

/** What senders and addresses use up. */
export interface Allowances {
  /** Whether an address may have so much more of a resource; takes it. */
  takeOfAddress(address: Address, resource: Resource): boolean;
  /** Whether a sender may, and their address; takes it from both. */
  takeOfBoth(sender: Sender, address: Address, resource: Shared, amount: number): boolean;
  leftOf(address: Address, resource: Resource): number;
  /** Counts a wrong guess; returns whether there was one left. */
  guessed(address: Address): boolean;
  /** Takes what an answer turned out to cost, be it more than is left. */
  charge(sender: Sender, address: Address, bytes: number): void;
  /** Whether earlier answers, and their number, leave room for another one. */
  mayRead(sender: Sender, address: Address): boolean;
  /** Milliseconds until both have this many bytes left. */
  restMs(sender: Sender, address: Address, bytes: number): number;
  /** Counts the usage of a sender as that of another one, whose it turned out to be. */
  merge(sender: Sender, into: Sender): void;
  /** Counts what was used up elsewhere, be it more than is left. */
  countUsage(usage: Usage, of: Address | Sender): void;
  /** What is used up of an address's or a person's limits now. */
  usageOf(of: Address | Sender): readonly Usage[];
  isUnusedAddress(address: Address): boolean;
  isUnusedSender(sender: Sender): boolean;
}

/** Called with what is used up; `atOnce` is how much of it may be at once. */
export type Used = (
  of: Usage['of'],
  key: string,
  resource: Resource,
  amount: number,
  atOnce: number,
) => void;

/**
 * @param rates those that hold now.
 * @param used called with what is used up here.
 */
export function createAllowances(
  rates: () => Rates,
  now: () => number,
  limited: (what: Limited) => void,
  used: Used,
): Allowances {
  const usedByAddress = ({ key }: Address, resource: Resource, amount: number): void =>
    used('address', key, resource, amount, rates().ofAddress[resource].atOnce);
  const usedBySender = ({ key }: Sender, resource: Shared, amount: number): void => {
    if (key !== null) used('person', key, resource, amount, rates().ofSender[resource].atOnce);
  };

  const takeOfAddress = (address: Address, resource: Resource, amount = 1): boolean => {
    const { buckets } = address;
    const after = taken(buckets[resource], rates().ofAddress[resource], now(), amount);
    if (after) {
      buckets[resource] = after;
      usedByAddress(address, resource, amount);
    } else limited(isShared(resource) ? 'address' : resource);
    return after !== null;
  };

  const takeOfBoth = (sender: Sender, address: Address, resource: Shared, amount: number) => {
    const after = taken(sender.buckets[resource], rates().ofSender[resource], now(), amount);
    if (!after) limited(resource);
    if (!after || !takeOfAddress(address, resource, amount)) return false;
    sender.buckets[resource] = after;
    usedBySender(sender, resource, amount);
    return true;
  };

  const leftOf = (of: Address, what: Resource): number =>
    leftAt(of.buckets[what], rates().ofAddress[what], now());

  const charge = (sender: Sender, address: Address, bytes: number): void => {
    const at = now();
    const left = leftAt(sender.buckets.answer, rates().ofSender.answer, at) - bytes;
    sender.buckets.answer = { left, at };
    address.buckets.answer = { left: leftOf(address, 'answer') - bytes, at };
    usedBySender(sender, 'answer', bytes);
    usedByAddress(address, 'answer', bytes);
  };

  const mayRead = (sender: Sender, address: Address): boolean => {
    const isOver = leftAt(sender.buckets.answer, rates().ofSender.answer, now()) <= 0;
    if (isOver || leftOf(address, 'answer') <= 0) {
      limited(isOver ? 'answer' : 'address');
      return false;
    }
    return takeOfBoth(sender, address, 'read', 1);
  };

  const guessed = (address: Address): boolean => {
    const left = leftOf(address, 'guess');
    const cost = guessCost(left, rates().ofAddress.guess);
    address.buckets.guess = { left: left - cost, at: now() };
    usedByAddress(address, 'guess', cost);
    if (left < cost) limited('guess');
    return left >= cost;
  };

  const merge = (sender: Sender, into: Sender): void => {
    for (const resource of SHARED) {
      const rate = rates().ofSender[resource];
      const before = rate.atOnce - leftAt(sender.buckets[resource], rate, now());
      const left = leftAt(into.buckets[resource], rate, now()) - before;
      // What answers cost beyond the allowance is owed on the next connection, too.
      const owed = resource === 'answer' ? left : Math.max(0, left);
      into.buckets[resource] = { left: owed, at: now() };
      usedBySender(into, resource, before);
    }
  };

  return {
    takeOfAddress,
    takeOfBoth,
    leftOf,
    guessed,
    charge,
    mayRead,
    restMs: (sender, address, bytes) =>
      Math.max(
        waitFor(sender.buckets.bytes, rates().ofSender.bytes, now(), bytes),
        waitFor(address.buckets.bytes, rates().ofAddress.bytes, now(), bytes),
      ),
    merge,
    countUsage({ resource, amount }, { buckets }) {
      if ('table' in buckets) take(buckets, resource, rates().ofAddress, amount, now());
      else if (isShared(resource)) take(buckets, resource, rates().ofSender, amount, now());
    },
    usageOf(of) {
      if (of.key === null) return [];
      return 'table' in of.buckets
        ? usageIn('address', of.key, RESOURCES, of.buckets, rates().ofAddress, now())
        : usageIn('person', of.key, SHARED, of.buckets, rates().ofSender, now());
    },
    isUnusedAddress: ({ buckets }) => areFull(RESOURCES, buckets, rates().ofAddress, now()),
    isUnusedSender: ({ buckets }) => areFull(SHARED, buckets, rates().ofSender, now()),
  };
}

/**
 * Cost of a wrong guess: it rises with the number of recent ones, so that a persistent guesser
 * waits ever longer.
 */
function guessCost(left: number, { atOnce }: Rate): number {
  return 1 + Math.floor((GUESS_COST_FACTOR * (atOnce - left)) / atOnce);
}

/** An address with no usage. */
export function newAddress(key: string, rates: Rates['ofAddress'], at: number): Address {
  const buckets = {
    ...sharedBuckets(rates, at),
    table: full(rates.table, at),
    person: full(rates.person, at),
    guess: full(rates.guess, at),
    token: full(rates.token, at),
    mail: full(rates.mail, at),
    photos: full(rates.photos, at),
  };
  return { key, connections: 0, ends: new Set(), buckets };
}

/** A sender with no usage. */
export function newSender(key: string | null, rates: Rates['ofSender'], at: number): Sender {
  return { key, connections: 0, buckets: sharedBuckets(rates, at) };
}

function sharedBuckets(rates: Rates['ofSender'], at: number): Record<Shared, Bucket> {
  return {
    message: full(rates.message, at),
    bytes: full(rates.bytes, at),
    read: full(rates.read, at),
    answer: full(rates.answer, at),
    slow: full(rates.slow, at),
    refusal: full(rates.refusal, at),
  };
}

/** The rates of all resources. */
export interface Rates {
  readonly ofSender: Readonly<Record<Shared, Rate>>;
  readonly ofAddress: Readonly<Record<Resource, Rate>>;
}

/** The rates that limits mean. */
export function ratesOf(limits: Limits): Rates {
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
      mail: hourly(limits.mailsAnHour),
      photos: hourly(limits.photosAnHour),
    },
  };
}

/** Takes of a bucket, be it more than is left. */
function take<R extends Resource>(
  buckets: Record<R, Bucket>,
  resource: R,
  rates: Readonly<Record<R, Rate>>,
  amount: number,
  at: number,
): void {
  buckets[resource] = { left: leftAt(buckets[resource], rates[resource], at) - amount, at };
}

function usageIn<R extends Resource>(
  of: Usage['of'],
  key: string,
  resources: readonly R[],
  buckets: Readonly<Record<R, Bucket>>,
  rates: Readonly<Record<R, Rate>>,
  at: number,
): readonly Usage[] {
  return resources
    .map((resource) => {
      const amount = rates[resource].atOnce - leftAt(buckets[resource], rates[resource], at);
      return { of, key, resource, amount };
    })
    .filter(({ amount }) => amount > 0);
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
