import {
  type DueSubscription,
  MAX_SUBSCRIPTIONS,
  type Store,
  type StoredSubscription,
} from '@lusoria/table';
import { describe, expect, test } from 'vitest';
import { NOON, type OpenForTest, withPeople } from './fixtures.ts';

const MINUTE = 60_000;
const LETTERS = 'abcdefghij';

const subscription = (endpoint: string, person = 'p1', device = 'd1'): StoredSubscription => ({
  person,
  device,
  endpoint: `https://push.example/${endpoint}`,
  p256dh: 'k'.repeat(87),
  auth: 'a'.repeat(22),
  zone: 'Europe/Berlin',
});

/** Subscriptions to notices, and settings that are kept. */
export function subscriptionConformance(name: string, opened: OpenForTest): void {
  let seq = 1;
  /** A move at a table after which it waits for people. */
  const call = async (store: Store, people: readonly string[], at: number): Promise<void> => {
    seq += 1;
    const entry = { seq, at: NOON, command: `move ${seq}`, events: [] };
    expect(await store.append('t1', entry, { calls: { people, at } })).toEqual({ kind: 'done' });
  };
  /** Letters of the endpoints that are due, in the order of the alphabet; they come in batches. */
  const due = async (store: Store, now: number): Promise<string> => {
    const lease = async (): Promise<readonly DueSubscription[]> =>
      store.leaseDueSubscriptions(now, now + MINUTE);
    const found: DueSubscription[] = [];
    for (let some = await lease(); some.length > 0; some = await lease()) found.push(...some);
    return LETTERS.split('')
      .filter((letter) => found.some(({ endpoint }) => endpoint.endsWith(letter)))
      .join('');
  };

  describe(`${name}: subscriptions`, () => {
    test('all devices of who is called have something to tell, from its time on, to one caller', async () => {
      seq = 1;
      const store = await withPeople(opened);
      await store.addSubscription(subscription('a'), NOON);
      await store.addSubscription(subscription('b'), NOON);
      await store.addSubscription(subscription('c', 'p2'), NOON);
      await store.addSubscription(subscription('d', 'nobody'), NOON);
      expect(await due(store, NOON)).toEqual('');
      await call(store, ['p1'], NOON + 1);
      expect(await due(store, NOON)).toEqual('');
      expect(await due(store, NOON + 1)).toEqual('ab');
      expect(await due(store, NOON + 1)).toEqual('');
      // Its caller has died.
      expect(await due(store, NOON + 1 + MINUTE)).toEqual('ab');
    });

    test('what is told is settled, unless the person was called again meanwhile', async () => {
      seq = 1;
      const store = await withPeople(opened);
      const one = subscription('a');
      await store.addSubscription(one, NOON);
      await call(store, ['p1'], NOON);
      expect(await store.leaseDueSubscriptions(NOON, NOON + MINUTE)).toEqual([
        { ...one, due: NOON },
      ]);
      await call(store, ['p1'], NOON + 2);
      await store.settleSubscription(one.endpoint, NOON, null);
      expect(await due(store, NOON + 2)).toEqual('a');
      await store.settleSubscription(one.endpoint, NOON + 2, NOON + 5);
      expect(await due(store, NOON + 4)).toEqual('');
      expect(await due(store, NOON + 5)).toEqual('a');
      await store.settleSubscription(one.endpoint, NOON + 5, null);
      expect(await due(store, NOON + 2 * MINUTE)).toEqual('');
    });

    test('an endpoint is of the person who named it last, and only they remove it', async () => {
      seq = 1;
      const store = await withPeople(opened);
      const one = subscription('a');
      await store.addSubscription(one, NOON);
      await store.addSubscription({ ...one, person: 'p2' }, NOON);
      await call(store, ['p1'], NOON);
      expect(await due(store, NOON)).toEqual('');
      await store.removeSubscription(one.endpoint, 'p1');
      await call(store, ['p2'], NOON);
      expect(await due(store, NOON)).toEqual('a');
      await store.removeSubscription(one.endpoint, 'p2');
      await call(store, ['p2'], NOON);
      expect(await due(store, NOON)).toEqual('');
    });

    test('a person has so many; a further one replaces the oldest', async () => {
      seq = 1;
      const store = await withPeople(opened);
      const names = LETTERS.slice(0, MAX_SUBSCRIPTIONS + 1);
      for (const [i, letter] of names.split('').entries())
        await store.addSubscription(subscription(letter), NOON + i);
      await call(store, ['p1'], NOON);
      expect(await due(store, NOON)).toEqual(names.slice(1));
    });

    test('they go with the device, and with the person', async () => {
      seq = 1;
      const store = await withPeople(opened);
      await store.addSubscription(subscription('a', 'p1', 'd1'), NOON);
      await store.addSubscription(subscription('b', 'p1', 'd2'), NOON);
      await store.addSubscription(subscription('c', 'p1', 'd3'), NOON);
      await store.addSubscription(subscription('e', 'p2', 'd1'), NOON);
      await store.removeTokens('p1', { kind: 'one', device: 'd1' });
      await call(store, ['p1', 'p2'], NOON);
      expect(await due(store, NOON)).toEqual('bce');
      await store.removeTokens('p1', { kind: 'others', device: 'd3' });
      await call(store, ['p1'], NOON + 1);
      expect(await due(store, NOON + 1)).toEqual('c');
      await store.removePerson('p1');
      await call(store, ['p1', 'p2'], NOON + 2);
      expect(await due(store, NOON + 2)).toEqual('e');
    });

    test('a setting is kept as it was first', async () => {
      const store = await opened();
      const texts = await Promise.all(['one', 'two'].map((text) => store.keepSetting('key', text)));
      expect(new Set(texts).size).toBe(1);
      expect(await store.keepSetting('key', 'three')).toBe(texts[0]);
      expect(await store.setting('key')).toBe(texts[0]);
    });
  });
}
