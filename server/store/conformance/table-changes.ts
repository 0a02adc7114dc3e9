import { type Entry, LOBBY } from '@lusoria/table';
import { describe, expect, test } from 'vitest';
import { entry, NOON, type OpenForTest, PERSON, table } from './fixtures.ts';

/** Tables: erasure, removal and leases. */
export function tableChangeConformance(name: string, opened: OpenForTest): void {
  describe(`${name}: changes of tables`, () => {
    test('can be rewritten and removed, and so can people', async () => {
      const store = await opened();
      for (const n of [1, 2]) {
        await store.addPerson({ id: `p${n}`, name: 'N' }, `hash ${n}`, NOON);
        await store.addTransferCode(`code ${n}`, `p${n}`, NOON);
        await store.create(table(n), entry(1), ['p1', 'p2']);
        await store.append(`t${n}`, entry(2));
        for (const m of [1, 2]) await store.saveNote(`t${n}`, `p${m}`, 'note');
      }
      const less: Entry = { ...entry(1), events: [{ type: 'said', person: PERSON, text: '' }] };
      expect(await store.peopleToErase()).toEqual([]);
      await store.removeTokens('p1', { kind: 'all' });
      expect(await store.peopleToErase()).toEqual(['p1']);
      await store.eraseAt('t1', 'p1', [less]);
      await store.eraseAt('t1', 'p9', []);
      await store.eraseAt('t9', 'p2', [less]);
      expect(await store.entries('t1', 0)).toEqual([less, entry(2)]);
      expect(await store.entries('t2', 0)).toEqual([entry(1), entry(2)]);
      expect(await store.noteOf('t1', 'p1')).toBe('');
      expect(await store.tablesOf('p1', 9)).toEqual([table(2)]);
      // It has gone on meanwhile.
      expect(await store.removeTable('t2', 1)).toBe(false);
      expect(await store.removeTable('t2', 2)).toBe(true);
      expect(await store.removeTable('t9', 1)).toBe(false);
      expect([await store.find('t2'), await store.find('CODE2')]).toEqual([null, null]);
      expect(await store.entries('t2', 0)).toEqual([]);
      await store.removePerson('p1');
      expect(await store.peopleToErase()).toEqual([]);
      expect(await store.personOf('hash 1', NOON)).toBeNull();
      expect(await store.redeemTransferCode('code 1', NOON)).toBeNull();
      expect(await store.noteOf('t1', 'p1')).toBe('');
      expect(await store.tablesOf('p1', 9)).toEqual([]);
      // Nobody else has lost anything.
      expect(await store.personOf('hash 2', NOON)).toEqual({ id: 'p2', name: 'N' });
      expect(await store.noteOf('t1', 'p2')).toBe('note');
      expect(await store.tablesOf('p2', 9)).toEqual([table(1)]);
      expect(await store.create(table(2), entry(1), [])).toBe('made');
    });

    test('name nobody who is gone: what was stored too late is found', async () => {
      const store = await opened();
      await store.addPerson({ id: 'p1', name: 'N' }, 'hash 1', NOON);
      await store.create(table(1), entry(1), ['p1', LOBBY]);
      expect(await store.peopleToErase()).toEqual([]);
      await store.create(table(2), entry(1), ['p2']);
      await store.saveNote('t1', 'p3', 'note');
      expect((await store.peopleToErase()).toSorted()).toEqual(['p2', 'p3']);
      for (const gone of ['p2', 'p3']) await store.removePerson(gone);
      expect(await store.peopleToErase()).toEqual([]);
      expect([await store.tablesOf('p2', 9), await store.noteOf('t1', 'p3')]).toEqual([[], '']);
    });

    test('are given to one caller at a time when somebody is to look after them', async () => {
      const store = await opened();
      for (const n of [1, 2, 3, 4]) await store.create(table(n), entry(1), []);
      const at = NOON + 1000;
      await store.append('t1', entry(2), { deadline: at });
      await store.append('t2', entry(2), { deadline: at - 1 });
      await store.append('t3', entry(2), { deadline: at + 1 });
      await store.append('t4', entry(2), { deadline: at });
      await store.append('t4', entry(3), { deadline: null });
      expect(await store.leaseDueTables(at - 2, at)).toEqual([]);
      const claims = await Promise.all([
        store.leaseDueTables(at, at + 10),
        store.leaseDueTables(at, at + 10),
        store.leaseDueTables(at, at + 10),
      ]);
      expect(claims.flat().toSorted()).toEqual(['t1', 't2']);
      expect(await store.leaseDueTables(at + 9, at + 30)).toEqual(['t3']);
      // A lease that expires without an action goes to others.
      expect((await store.leaseDueTables(at + 10, at + 40)).toSorted()).toEqual(['t1', 't2']);
      // An entry without a deadline leaves it as it is.
      await store.append('t1', entry(3));
      await store.setDeadline('t2', at + 1000);
      await store.setDeadline('t3', null);
      await store.setDeadline('t9', at);
      expect(await store.leaseDueTables(at + 50, at + 60)).toEqual(['t1']);
      // A lease by a clock that was ahead does not block others.
      expect(await store.leaseDueTables(at + 51, at + 999)).toEqual([]);
      expect(await store.leaseDueTables(at + 61, at + 5000)).toEqual(['t1']);
      expect(await store.leaseDueTables(at + 62, at + 100)).toEqual(['t1']);
      // A refused append changes nothing.
      expect((await store.append('t4', entry(9), { deadline: 0 })).kind).toBe('behind');
      expect(await store.leaseDueTables(at + 110, at + 120)).toEqual(['t1']);
    });

    test('keep which rounds are yet to be rated, until they are', async () => {
      const store = await opened();
      for (const n of [1, 2, 3]) await store.create(table(n), entry(1), []);
      await store.append('t2', entry(2), { toRate: 1 });
      await store.append('t1', entry(2), { toRate: 1 });
      await store.append('t1', entry(3), { toRate: 2 });
      const ended = entry(2).at;
      expect(await store.unratedRounds(ended)).toEqual([]);
      const rounds = async () => {
        const found = await store.unratedRounds(entry(9).at);
        return found.map(({ table: id, round }) => `${id} ${round}`).toSorted();
      };
      expect(await rounds()).toEqual(['t1 1', 't1 2', 't2 1']);
      // A refused append rates nothing.
      const rated = { table: 't1', round: 1 };
      expect((await store.append('t3', entry(9), { rated })).kind).toBe('behind');
      expect(await rounds()).toEqual(['t1 1', 't1 2', 't2 1']);
      await store.append('t3', entry(2), { rated });
      expect(await rounds()).toEqual(['t1 2', 't2 1']);
      await store.dropUnrated({ table: 't1', round: 2 });
      await store.dropUnrated({ table: 't9', round: 2 });
      expect(await rounds()).toEqual(['t2 1']);
      await store.removeTable('t2', 2);
      expect(await rounds()).toEqual([]);
    });
  });
}
