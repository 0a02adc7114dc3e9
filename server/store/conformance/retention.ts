import { SEEN_MS, SWEEP_BATCH } from '@lusoria/table';
import { describe, expect, test } from 'vitest';
import { DAY, entry, NOON, type OpenForTest, PERSON, table } from './fixtures.ts';

/** Deletion of old data. */
export function retentionConformance(name: string, opened: OpenForTest): void {
  describe(`${name}: what is old`, () => {
    test('is forgotten: tables, some at once, with all that was theirs', async () => {
      const store = await opened();
      for (let n = 1; n <= SWEEP_BATCH + 2; n += 1) {
        await store.create(table(n), entry(1, 'made', NOON + n), ['p1']);
      }
      await store.append('t1', entry(2, 'touched', NOON + 2 * DAY));
      const first = await store.sweep(NOON + DAY, NOON);
      const second = await store.sweep(NOON + DAY, NOON);
      expect(first).toHaveLength(SWEEP_BATCH);
      expect(second).toHaveLength(1);
      expect(await store.sweep(NOON + DAY, NOON)).toEqual([]);
      expect(new Set([...first, ...second]).has('t1')).toBe(false);
      expect(await store.tablesOf('p1', 100)).toEqual([table(1)]);
      expect(await store.find('CODE2')).toBeNull();
      expect(await store.append('t2', entry(2))).toEqual({ kind: 'behind' });
      expect(await store.entries('t2', 0)).toEqual([]);
      // The code is free again.
      expect(await store.create(table(2), entry(1), ['p1'])).toBe('made');
      expect(await store.entries('t2', 0)).toEqual([entry(1)]);
    });

    test('is made for somebody who is known, or for another table that is there, and not once these are gone', async () => {
      const store = await opened();
      const of = { person: PERSON };
      await store.addPerson({ id: PERSON, name: 'Anna' }, 'hash', NOON);
      expect(await store.create({ ...table(1), of }, entry(1), [PERSON])).toBe('made');
      expect(await store.find('t1')).toEqual(table(1));
      const inner = { ...table(2), of: { table: 't1' } };
      expect(await store.create(inner, entry(1), [])).toBe('made');
      expect(await store.create(inner, entry(1), [])).toBe('taken');
      for (const id of ['t2', 't1']) await store.removeTable(id, 1);
      await store.removePerson(PERSON);
      expect(await store.create({ ...table(1), of }, entry(1), [PERSON])).toBe('orphaned');
      expect(await store.create(inner, entry(1), [])).toBe('orphaned');
      expect(await store.latestTables(9)).toEqual([]);
    });

    test('is forgotten: people who were not here and belong nowhere, with tokens and codes', async () => {
      const store = await opened();
      await store.addPerson({ id: 'gone', name: 'A' }, 'hash gone', NOON);
      await store.addPerson({ id: 'back', name: 'B' }, 'hash back', NOON);
      await store.addPerson({ id: 'seated', name: 'C' }, 'hash seated', NOON);
      await store.addTransferCode('code gone', 'gone', NOON + 9 * DAY);
      await store.create(table(1), entry(1, 'made', NOON + 9 * DAY), ['seated']);
      expect(await store.personOf('hash back', NOON + SEEN_MS)).not.toBeNull();
      await store.sweep(NOON + 1, NOON + 1);
      expect(await store.personOf('hash gone', NOON)).toBeNull();
      expect(await store.redeemTransferCode('code gone', NOON)).toBeNull();
      expect(await store.personOf('hash back', NOON)).toEqual({ id: 'back', name: 'B' });
      expect(await store.personOf('hash seated', NOON)).toEqual({ id: 'seated', name: 'C' });
    });

    test('is not forgotten where it is kept for longer, from its beginning or from a later entry on', async () => {
      const store = await opened();
      await store.create(table(1), entry(1, 'made', NOON), [], NOON + 2 * DAY);
      await store.create(table(2), entry(1, 'made', NOON), []);
      await store.append('t2', entry(2, 'kept', NOON), { keptUntil: NOON + 3 * DAY });
      expect(await store.sweep(NOON + 1, NOON + DAY)).toEqual([]);
      expect(await store.sweep(NOON + 1, NOON + 2 * DAY)).toEqual(['t1']);
      expect(await store.sweep(NOON + 1, NOON + 3 * DAY)).toEqual(['t2']);
    });

    test('is not forgotten before its time', async () => {
      const store = await opened();
      await store.addPerson({ id: 'p1', name: 'A' }, 'hash', NOON);
      await store.addTransferCode('code', 'p1', NOON + 5);
      await store.create(table(1), entry(1, 'made', NOON), ['p2']);
      expect(await store.sweep(NOON, NOON + 5)).toEqual([]);
      expect(await store.personOf('hash', NOON)).not.toBeNull();
      expect(await store.find('t1')).not.toBeNull();
      expect(await store.redeemTransferCode('code', NOON + 5)).not.toBeNull();
    });
  });
}
