import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Connect, ConnectionEvents } from './connection.ts';
import { type Reconnector, openReconnector } from './reconnector.ts';
import { onReturn } from './network.ts';
import { openSession } from '../session.ts';
import { keepIn } from '../testing/guest.ts';
import { type FakeTime, fakeTime } from '../testing/time.ts';

interface Attempt {
  readonly at: number;
  readonly events: ConnectionEvents;
  closed: boolean;
}

let time: FakeTime;
let attempts: Attempt[];
let pings: number[];
let lost: number;
let heard: string[];
let watched: boolean;

function begin(chance = 1): Reconnector {
  return over((events) => {
    const attempt = { at: time.now(), events, closed: false };
    attempts.push(attempt);
    return { send: () => {}, close: () => (attempt.closed = true) };
  }, chance);
}

/** A reconnector over a network where each attempt to connect ends as given. */
function over(connect: Connect, chance = 1): Reconnector {
  return openReconnector({
    connect,
    after: time.after,
    chance: () => chance,
    opened: () => {},
    received: (text) => heard.push(text),
    lost: () => (lost += 1),
    ping: () => pings.push(time.now()),
    isWatched: () => watched,
  });
}

const last = (): Attempt => {
  const attempt = attempts.at(-1);
  if (!attempt) throw new Error('nobody has tried');
  return attempt;
};

/** Times between the beginnings of connections. */
const waits = (): number[] => attempts.slice(1).map(({ at }, i) => at - (attempts[i]?.at ?? 0));

beforeEach(() => {
  time = fakeTime();
  attempts = [];
  pings = [];
  heard = [];
  watched = false;
  lost = 0;
});

describe('a link', () => {
  it.each([
    [1, [300, 600, 1200, 2400, 4800, 8000, 8000]],
    [0, [150, 300, 600, 1200, 2400, 4000, 4000]],
  ])('waits longer and longer when there is no line (chance %d)', async (chance, expected) => {
    const link = begin(chance);
    for (const _ of expected) {
      const count = attempts.length;
      last().events.closed();
      await time.until(() => attempts.length > count);
    }
    expect(waits()).toEqual(expected);
    expect(lost).toBe(expected.length);
    link.close();
  });

  it('begins with short waits again after a connection that lasted', async () => {
    const link = begin();
    for (const lasts of [0, 0, 4999, 5000, 0]) {
      link.greeted();
      await time.pass(lasts);
      const count = attempts.length;
      last().events.closed();
      await time.until(() => attempts.length > count);
    }
    expect(waits()).toEqual([300, 600, 4999 + 1200, 5000 + 300, 600]);
  });

  it('gives up a connection on which nobody greets it', async () => {
    begin();
    last().events.opened();
    await time.pass(10_000);
    expect(last().closed).toBe(true);
    await time.pass(300);
    expect(attempts).toHaveLength(2);
  });

  it('asks for signs of life when nothing is heard, and gives up after the second', async () => {
    const link = begin();
    link.greeted();
    const start = time.now();
    await time.pass(15_000);
    last().events.received('something');
    await time.pass(29_999);
    expect(pings.map((at) => at - start)).toEqual([35_000, 40_000]);
    expect(lost).toBe(0);
    await time.pass(1);
    expect(lost).toBe(1);
    expect(attempts[0]?.closed).toBe(true);
  });

  it('notices within twelve seconds that the line is dead, where somebody looks', async () => {
    const link = begin();
    watched = true;
    link.greeted();
    await time.pass(11_999);
    expect([pings.length, lost]).toEqual([2, 0]);
    await time.pass(1);
    expect(lost).toBe(1);
  });

  it('goes on when there is one', async () => {
    const link = begin();
    link.greeted();
    for (let i = 0; i < 10; i += 1) {
      await time.pass(24_000);
      last().events.received('pong');
    }
    expect(pings).toHaveLength(10);
    expect(attempts).toHaveLength(1);
  });

  it('does not listen to connections that it has given up', async () => {
    const link = begin();
    const [old] = attempts;
    link.drop();
    await time.pass(300);
    old?.events.opened();
    old?.events.received('late');
    old?.events.closed();
    expect([heard, lost, attempts.length]).toEqual([[], 1, 2]);
    last().events.received('in time');
    expect(heard).toEqual(['in time']);
  });

  it('looks at once, not later, when told to hurry', async () => {
    const link = begin();
    link.hurry();
    expect(attempts).toHaveLength(1);
    link.greeted();
    link.hurry();
    expect(pings).toHaveLength(1);
    last().events.closed();
    link.hurry();
    expect(attempts).toHaveLength(2);
    await time.pass(9000);
    expect(attempts).toHaveLength(2);
  });

  it('gives a connection up soon when it was told to hurry and nothing is heard', async () => {
    const link = begin();
    link.greeted();
    await time.pass(6000);
    link.hurry();
    await time.pass(3999);
    expect([pings.length, lost]).toEqual([2, 0]);
    await time.pass(1);
    expect(lost).toBe(1);
  });

  it('gives up a connection that does not come about, when told to hurry, but not one just begun', async () => {
    const link = begin();
    await time.pass(1999);
    link.hurry();
    expect(attempts).toHaveLength(1);
    await time.pass(1);
    link.hurry();
    expect(attempts).toHaveLength(2);
    expect(attempts[0]?.closed).toBe(true);
    expect(lost).toBe(0);
    link.hurry();
    expect(attempts).toHaveLength(2);
    attempts[0]?.events.opened();
    last().events.closed();
    expect(lost).toBe(1);
  });

  it('tries soon again when it was told to hurry too early', async () => {
    const link = begin();
    for (let n = 1; n <= 5; n += 1) {
      last().events.closed();
      await time.until(() => attempts.length > n);
    }
    last().events.closed();
    link.hurry();
    const tried = attempts.length;
    last().events.closed();
    await time.pass(300);
    expect(attempts).toHaveLength(tried + 1);
  });

  it('asks for a sign of life soon after something was said and nothing came', async () => {
    const link = begin();
    link.greeted();
    const start = time.now();
    await time.pass(1000);
    link.send('a');
    await time.pass(3000);
    // Messages sent meanwhile do not delay it.
    link.send('b');
    await time.pass(1000);
    expect(pings.map((at) => at - start)).toEqual([5000]);
    last().events.received('an answer');
    await time.pass(19_999);
    expect(pings).toHaveLength(1);
    link.send('c');
    await time.pass(13_999);
    expect([pings.length, lost]).toEqual([3, 0]);
    await time.pass(1);
    expect(lost).toBe(1);
  });

  it('ends when it is closed', async () => {
    const link = begin();
    link.close();
    link.hurry();
    link.drop();
    await time.pass(60_000);
    expect([attempts.length, lost, last().closed]).toEqual([1, 0, true]);
  });

  it('closes a connection that is over before it has begun', async () => {
    const closed: number[] = [];
    const link = over((events) => {
      events.closed();
      return { send: () => {}, close: () => closed.push(time.now()) };
    });
    await time.pass(1000);
    expect([closed.length, lost]).toEqual([3, 3]);
    link.close();
  });

  it('takes an address that throws for one that cannot be reached now', async () => {
    let tries = 0;
    const link = over(() => {
      tries += 1;
      throw new SyntaxError('no address');
    });
    await time.pass(1000);
    expect([tries, lost]).toEqual([3, 3]);
    link.close();
  });
});

describe('in a browser', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('a session hurries when the device is on the net again or the page in front', async () => {
    const listeners = new Map<string, () => void>();
    const document = { visibilityState: 'hidden' };
    vi.stubGlobal('document', document);
    vi.stubGlobal('addEventListener', (type: string, call: () => void) =>
      listeners.set(type, call),
    );
    vi.stubGlobal('removeEventListener', (type: string) => listeners.delete(type));
    let lines = 0;
    const session = openSession({
      connect(events) {
        lines += 1;
        queueMicrotask(() => events.closed());
        return { send: () => {}, close: () => {} };
      },
      credentials: keepIn({ credentials: null }),
      after: () => () => {},
    });
    const told = async (type: string): Promise<number> => {
      await Promise.resolve();
      listeners.get(type)?.();
      return lines;
    };
    expect(await told('visibilitychange')).toBe(1);
    document.visibilityState = 'visible';
    expect(await told('visibilitychange')).toBe(2);
    expect(await told('online')).toBe(3);
    expect(await told('offline')).toBe(4);
    expect(await told('pageshow')).toBe(5);
    session.close();
    expect(listeners.size).toBe(0);
  });

  it('notices that the device has slept, where somebody sees the page', async () => {
    vi.useFakeTimers();
    const document = { visibilityState: 'visible' };
    vi.stubGlobal('document', document);
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('removeEventListener', () => undefined);
    let calls = 0;
    const stop = onReturn(() => (calls += 1));
    const sleep = (ms: number): void => {
      vi.setSystemTime(Date.now() + ms);
      vi.advanceTimersByTime(2000);
    };
    vi.advanceTimersByTime(60_000);
    expect(calls).toBe(0);
    sleep(3000);
    expect(calls).toBe(0);
    sleep(600_000);
    expect(calls).toBe(1);
    vi.advanceTimersByTime(10_000);
    expect(calls).toBe(1);
    document.visibilityState = 'hidden';
    sleep(600_000);
    expect(calls).toBe(1);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
