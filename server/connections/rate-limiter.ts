import type { Quota } from '@lusoria/table';
import type { Limits } from '../config.ts';
import { type Bucket, full, leftAt, type Rate, taken } from './token-bucket.ts';

/** Somebody who was let in. */
export interface Client {
  /** Whether one more message is let in now. */
  message(): boolean;
  /** Whether a message that was not let in is only answered; otherwise it has gone on for too long. */
  patience(): boolean;
  readonly quota: Quota;
  /** Says who it is: all lines of one person together may say as much as one line. */
  identify(person: string): void;
  leave(): void;
}

/** What there can be too much of: messages of a person or an address, tables, people, lines. */
export type Limited = 'message' | 'address' | 'table' | 'person' | 'connection';

/** Lets clients in and counts what they do, by person (until that is said, by line) and by address. */
export interface RateLimiter {
  /** Null when there are too many already. */
  admit(address: string): Client | null;
  /** Forgets addresses and people that have nothing used up any more. */
  tidy(): void;
  /** Addresses and people that are remembered. */
  count(): number;
}

/** Messages that are refused before a line is closed: some at once, then one a second. */
const PATIENCE: Rate = { perSecond: 1, atOnce: 30 };
const HOUR = 3600;

interface Address {
  lines: number;
  readonly use: Record<Kind, Bucket>;
}

/** What a person, or a line that is nobody's yet, has said. */
interface Speaker {
  lines: number;
  messages: Bucket;
}

type Kind = 'message' | 'table' | 'person';

/**
 * @param now milliseconds of a clock that never goes back.
 * @param limited is told whenever something is too much.
 */
export function createRateLimiter(
  limits: Limits,
  now: () => number,
  limited: (what: Limited) => void = () => undefined,
): RateLimiter {
  const line: Rate = { perSecond: limits.messages, atOnce: limits.messagesAtOnce };
  const rates: Readonly<Record<Kind, Rate>> = {
    message: { perSecond: limits.addressMessages, atOnce: limits.addressMessagesAtOnce },
    table: { perSecond: limits.tablesAnHour / HOUR, atOnce: limits.tablesAnHour },
    person: { perSecond: limits.peopleAnHour / HOUR, atOnce: limits.peopleAnHour },
  };
  const addresses = new Map<string, Address>();
  const people = new Map<string, Speaker>();
  let lines = 0;

  const take = ({ use }: Address, kind: Kind): boolean => {
    const after = taken(use[kind], rates[kind], now());
    if (after) use[kind] = after;
    else limited(kind === 'message' ? 'address' : kind);
    return after !== null;
  };

  const known = (key: string): Address => {
    const at = now();
    const address = addresses.get(key) ?? {
      lines: 0,
      use: {
        message: full(rates.message, at),
        table: full(rates.table, at),
        person: full(rates.person, at),
      },
    };
    addresses.set(key, address);
    return address;
  };

  return {
    admit(key) {
      const address = known(key);
      if (lines >= limits.connections || address.lines >= limits.addressConnections) {
        limited('connection');
        return null;
      }
      lines += 1;
      address.lines += 1;
      let speaker: Speaker = { lines: 1, messages: full(line, now()) };
      let patience = full(PATIENCE, now());
      return {
        message() {
          const after = taken(speaker.messages, line, now());
          if (!after) limited('message');
          if (!after || !take(address, 'message')) return false;
          speaker.messages = after;
          return true;
        },
        patience() {
          const after = taken(patience, PATIENCE, now());
          patience = after ?? patience;
          return after !== null;
        },
        quota: (what) => take(address, what),
        identify(person) {
          const known = people.get(person) ?? { lines: 0, messages: full(line, now()) };
          people.set(person, known);
          // What was said before counts, too, on however many lines.
          const said = line.atOnce - leftAt(speaker.messages, line, now());
          const left = leftAt(known.messages, line, now()) - (known === speaker ? 0 : said);
          known.messages = { left: Math.max(0, left), at: now() };
          speaker.lines -= 1;
          speaker = known;
          speaker.lines += 1;
        },
        leave() {
          speaker.lines -= 1;
          lines -= 1;
          address.lines -= 1;
        },
      };
    },
    tidy() {
      const at = now();
      for (const [key, { lines: here, use }] of addresses) {
        const rested = (kind: Kind): boolean =>
          leftAt(use[kind], rates[kind], at) >= rates[kind].atOnce;
        if (here === 0 && rested('message') && rested('table') && rested('person')) {
          addresses.delete(key);
        }
      }
      for (const [person, { lines: here, messages }] of people) {
        if (here === 0 && leftAt(messages, line, at) >= line.atOnce) people.delete(person);
      }
    },
    count: () => addresses.size + people.size,
  };
}
