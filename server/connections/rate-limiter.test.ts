import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createRateLimiter, type Client } from './rate-limiter.ts';

const read = readConfig({
  limits: { messages: 1, messagesAtOnce: 5, addressMessages: 1, addressMessagesAtOnce: 8 },
});
if (!read.ok) throw new Error(read.rejection.code);
const { limits } = read.value;

/** A limiter, and the function that advances its clock. */
function limiterAt() {
  let now = 0;
  const limiter = createRateLimiter(limits, () => now);
  const enter = (address: string): Client => {
    const client = limiter.admit(address);
    if (!client) throw new Error('not let in');
    return client;
  };
  return { limiter, enter, pass: (ms: number) => (now += ms) };
}

/** Number of messages let in, one after another. */
function said(...clients: readonly Client[]): number {
  let count = 0;
  while (clients.some((client) => client.message(1))) count += 1;
  return count;
}

test('all lines of a person may say together what one line may, wherever they come from', () => {
  const { enter, pass } = limiterAt();
  const lines = ['a', 'b', 'c'].map(enter);
  for (const line of lines) line.identify('p1');
  expect(said(...lines)).toBe(5);
  pass(2000);
  expect(said(...lines)).toBe(2);
  // Reconnecting does not reset limits.
  lines[0]?.leave();
  const again = enter('d');
  again.identify('p1');
  expect(again.message(1)).toBe(false);
  // Messages sent before identification count as well.
  const early = ['e', 'f', 'g'].map(enter);
  for (const line of early) expect(line.message(1) && line.message(1)).toBe(true);
  for (const line of early) line.identify('p3');
  expect(said(...early)).toBe(0);
  const other = enter('d');
  other.identify('p2');
  expect(said(other)).toBe(5);
});

test('the allowance of refusals is the same on however many lines: of a person, and of an address', () => {
  const { enter, pass } = limiterAt();
  const borne = (...lines: readonly Client[]): number => {
    let count = 0;
    while (lines.some((line) => line.allowsRefusal())) count += 1;
    return count;
  };
  const lines = ['a', 'a', 'b'].map(enter);
  const alone = borne(enter('c'));
  for (const line of lines) line.identify('p1');
  expect(borne(...lines)).toBe(alone);
  // Who comes again is as impatiently met.
  lines[0]?.leave();
  const again = enter('a');
  again.identify('p1');
  expect(again.allowsRefusal()).toBe(false);
  pass(3_600_000);
  const crowd = Array.from({ length: 40 }, () => enter('d'));
  expect(borne(...crowd)).toBeLessThan(10 * alone);
});

test('an address may say so much, whoever is there', () => {
  const { enter } = limiterAt();
  const lines = Array.from({ length: 4 }, () => enter('a'));
  for (const [i, line] of lines.entries()) line.identify(`p${i}`);
  expect(said(...lines)).toBe(8);
});

test('a person, and an address, may send so many bytes and ask for so much', () => {
  const read = readConfig({
    limits: {
      bytesAnHour: 3600,
      bytesAtOnce: 1000,
      addressBytesAtOnce: 1500,
      addressBytesAnHour: 3600,
      reads: 1,
      readsAtOnce: 3,
      addressReads: 1,
      addressReadsAtOnce: 5,
      slowAtOnce: 2,
      addressSlowAtOnce: 3,
    },
  });
  if (!read.ok) throw new Error(read.rejection.code);
  let now = 0;
  const limiter = createRateLimiter(read.value.limits, () => now);
  const [one, two] = [limiter.admit('a'), limiter.admit('a')];
  if (!one || !two) throw new Error('not let in');
  expect([one.message(600), one.message(600), one.message(300)]).toEqual([true, false, true]);
  expect([two.message(700), two.message(500)]).toEqual([false, true]);
  now += 2_000_000;
  expect([one.message(1000), one.message(1)]).toEqual([true, false]);
  const reads = (client: Client) => Array.from({ length: 4 }, () => client.quota('read'));
  expect(reads(one)).toEqual([true, true, true, false]);
  expect(reads(two)).toEqual([true, true, false, false]);
  const slow = (client: Client) => Array.from({ length: 3 }, () => client.quota('slow'));
  expect(slow(one)).toEqual([true, true, false]);
  expect(slow(two)).toEqual([true, false, false]);
});

test('a page costs by its bytes: who has had too many waits, also on another connection, and so does the address', () => {
  const { enter, pass } = limiterAt();
  const [one, two, other] = [enter('a'), enter('a'), enter('b')];
  one.identify('p1');
  expect(one.quota('read')).toBe(true);
  one.answered(limits.answerBytesAtOnce + 10 * limits.answerBytes);
  expect(one.quota('read')).toBe(false);
  one.leave();
  const again = enter('a');
  again.identify('p1');
  expect(again.quota('read')).toBe(false);
  expect(two.quota('read')).toBe(true);
  pass(9000);
  expect(again.quota('read')).toBe(false);
  pass(2000);
  expect(again.quota('read')).toBe(true);
  two.answered(2 * limits.addressAnswerBytesAtOnce);
  expect(again.quota('read')).toBe(false);
  expect(other.quota('read')).toBe(true);
});

test('whoever goes on guessing waits ever longer, and is forgiven in time', () => {
  const { enter, pass } = limiterAt();
  const line = enter('a');
  /** Guesses as often as allowed. */
  const guesses = (): number => {
    let count = 0;
    for (; line.quota('may-guess'); count += 1) line.quota('guess');
    return count;
  };
  const hour = 3_600_000;
  const atOnce = guesses();
  expect(atOnce).toBeGreaterThan(limits.guessesAtOnce / 2);
  expect(atOnce).toBeLessThan(limits.guessesAtOnce);
  // A persistent guesser gets fewer guesses than the rate alone would allow.
  let later = 0;
  for (let ms = 0; ms < hour; ms += 1000) {
    pass(1000);
    later += guesses();
  }
  expect(later).toBeLessThan(limits.guessesAnHour / 2);
  expect(enter('b').quota('may-guess')).toBe(true);
  pass(hour);
  expect(guesses()).toBe(atOnce);
});

test('whoever has gone is forgotten once nothing is used up any more', () => {
  const { limiter, enter, pass } = limiterAt();
  const line = enter('a');
  line.identify('p1');
  said(line);
  line.leave();
  limiter.sweep();
  expect(limiter.count()).toBe(2);
  pass(3_600_000);
  limiter.sweep();
  expect(limiter.count()).toBe(0);
});
