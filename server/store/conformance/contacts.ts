import { CONFIRM_MS, MAX_RESTING, type Store, type StoredContact } from '@lusoria/table';
import { describe, expect, test } from 'vitest';
import { NOON, type OpenForTest, withPeople } from './fixtures.ts';

const MINUTE = 60_000;

const mail = (person: string, key = `m-${person}`): StoredContact => ({
  person,
  kind: 'mail',
  key,
  address: `${person}@example.org`,
  language: 'la',
  zone: 'Europe/Berlin',
  confirmed: null,
  told: null,
});
const feed = (person: string, key = `f-${person}`): StoredContact => ({
  ...mail(person, key),
  kind: 'feed',
  address: '',
  confirmed: NOON,
});

/** Feeds and e-mail addresses of people. */
export function contactConformance(name: string, opened: OpenForTest): void {
  const call = async (store: Store, seq: number, people: readonly string[], at: number) =>
    store.append(
      't1',
      { seq, at: NOON, command: `move ${seq}`, events: [] },
      { calls: { people, at } },
    );
  const due = async (store: Store, now: number) =>
    (await store.leaseDueContacts(now, now + MINUTE)).map((one) => one.key);

  describe(`${name}: contacts`, () => {
    test('a person has one of each kind, found by its key; the earlier one is gone', async () => {
      const store = await withPeople(opened);
      await store.saveContact(feed('p1', 'old'), null, NOON);
      await store.saveContact(feed('p1'), null, NOON);
      await store.saveContact(mail('p1'), null, NOON);
      await store.saveContact(feed('nobody'), null, NOON);
      const found = await store.contactsOf('p1');
      expect(new Set(found.map(({ key }) => key))).toEqual(new Set(['f-p1', 'm-p1']));
      expect(await store.contactBy('old')).toBeNull();
      expect(await store.contactBy('f-nobody')).toBeNull();
      expect(await store.contactBy('f-p1')).toEqual(feed('p1'));
      await store.removeContact('f-p1');
      expect(await store.contactsOf('p1')).toEqual([mail('p1')]);
    });

    test('only a confirmed address hears of a turn, each once; a feed is only asked', async () => {
      const store = await withPeople(opened);
      await store.saveContact(mail('p1'), null, NOON);
      await store.saveContact(mail('p2'), null, NOON);
      await store.saveContact(feed('p1'), null, NOON);
      expect(await due(store, NOON)).toEqual([]);
      expect(await store.confirmContact('m-p1', NOON)).toBe(true);
      expect(await due(store, NOON)).toEqual(['m-p1']);
      await store.settleContact('m-p1', NOON, null, null);
      expect(await store.confirmContact('none', NOON)).toBe(false);
      await call(store, 2, ['p1', 'p2'], NOON + 1);
      expect(await due(store, NOON)).toEqual([]);
      expect(await store.leaseDueContacts(NOON + 1, NOON + MINUTE)).toEqual([
        { ...mail('p1'), confirmed: NOON, due: NOON + 1 },
      ]);
      expect(await due(store, NOON + 1)).toEqual([]);
      // Its caller has died.
      expect(await due(store, NOON + MINUTE)).toEqual(['m-p1']);
      await store.settleContact('m-p1', NOON + 1, NOON + 9, NOON);
      expect(await due(store, NOON + 8)).toEqual([]);
      expect(await due(store, NOON + 9)).toEqual(['m-p1']);
      await call(store, 3, ['p1'], NOON + 10);
      await store.settleContact('m-p1', NOON + 9, null, NOON + 9);
      expect((await store.leaseDueContacts(NOON + 10, NOON + MINUTE))[0]).toMatchObject({
        due: NOON + 10,
        told: NOON + 9,
      });
      await store.settleContact('m-p1', NOON + 10, null, NOON + 10);
      expect(await due(store, NOON + 5 * MINUTE)).toEqual([]);
    });

    test('an address rests until its time, and no more than so many do', async () => {
      const store = await withPeople(opened);
      const rest = async (hash: string, until: number, now: number) =>
        store.restAddress({ hash, until }, now);
      expect(await rest('a', NOON + 5, NOON)).toBe(true);
      expect(await rest('a', NOON + 9, NOON + 4)).toBe(false);
      expect(await rest('a', NOON + 9, NOON + 5)).toBe(true);
      for (let i = 1; i < MAX_RESTING; i += 1) await rest(`${i}`, NOON + MINUTE, NOON + 5);
      expect(await rest('b', NOON + MINUTE, NOON + 6)).toBe(false);
      expect(await rest('b', NOON + MINUTE, NOON + 9)).toBe(true);
    });

    test('they go with the person, and unconfirmed ones in time', async () => {
      const store = await withPeople(opened);
      await store.saveContact(mail('p1'), NOON, NOON);
      await store.saveContact(mail('p2'), NOON, NOON);
      await store.saveContact(feed('p2'), null, NOON);
      await store.sweep(0, NOON + CONFIRM_MS);
      expect(await store.contactsOf('p1')).toHaveLength(1);
      await store.removePerson('p1');
      expect(await store.contactBy('m-p1')).toBeNull();
      await store.sweep(0, NOON + CONFIRM_MS + 1);
      expect(await store.contactsOf('p2')).toEqual([feed('p2')]);
      await store.removeTokens('p2', { kind: 'all' });
      expect(await store.contactsOf('p2')).toEqual([]);
    });
  });
}
