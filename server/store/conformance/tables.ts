import type { TableEvent } from '@lusoria/table';
import { describe, expect, test } from 'vitest';
import { entry, NOON, type OpenForTest, PERSON, table, withTable } from './fixtures.ts';

/** Tables: finding, reading and listing. */
export function tableConformance(name: string, opened: OpenForTest): void {
  describe(`${name}: tables`, () => {
    test('are found by id and by code', async () => {
      const store = await opened();
      expect(await store.create(table(1), entry(1), ['p1'])).toBe('made');
      expect(await store.find('t1')).toEqual(table(1));
      expect(await store.find('CODE1')).toEqual(table(1));
      expect(await store.find('t2')).toBeNull();
      expect(await store.find('')).toBeNull();
    });

    test('are not made when their id or their code is taken', async () => {
      const store = await opened();
      expect(await store.create(table(1), entry(1), ['p1'])).toBe('made');
      expect(await store.create({ ...table(2), id: 't1' }, entry(1), ['p2'])).toBe('taken');
      expect(await store.create({ ...table(2), code: 'CODE1' }, entry(1), ['p2'])).toBe('taken');
      expect(await store.find('CODE2')).toBeNull();
      expect(await store.tablesOf('p2', 10)).toEqual([]);
      expect(await store.entries('t1', 0)).toEqual([entry(1)]);
    });

    test('keep their entries in order', async () => {
      const store = await withTable(opened);
      await store.create(table(2), entry(1), ['p1']);
      for (let seq = 2; seq <= 12; seq += 1) {
        expect(await store.append('t1', entry(seq))).toEqual({ kind: 'done' });
      }
      const seqs = async (after: number) =>
        (await store.entries('t1', after)).map(({ seq }) => seq);
      expect(await seqs(0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expect(await seqs(9)).toEqual([10, 11, 12]);
      expect(await seqs(12)).toEqual([]);
      expect(await store.entries('t1', 11)).toEqual([entry(12)]);
      expect(await store.entries('t2', 0)).toEqual([entry(1)]);
      expect(await store.entries('t3', 0)).toEqual([]);
    });

    test('give back exactly what was put in', async () => {
      const store = await withTable(opened);
      const text = 'ī𝄞 \\ " \u0007 <b> ۝ \u{10FFFF} %s ? $1';
      const events: readonly TableEvent[] = [
        { type: 'said', person: PERSON, text },
        {
          type: 'step',
          by: 'chance',
          actor: 'table',
          input: [2, 0, 1],
          events: [{ deep: [{ null: null, big: 2 ** 53 - 1, half: 0.5 }] }],
        },
      ];
      const odd = { seq: 2, at: 2 ** 53 - 1, command: "'; --", events: [...events] };
      await store.append('t1', odd);
      expect(await store.entries('t1', 1)).toEqual([odd]);
    });

    test('tell how far they have come, as far as they are there', async () => {
      const store = await withTable(opened, []);
      await store.create(table(2), entry(1), []);
      await store.append('t2', entry(2));
      const heads = await store.heads(['t1', 't2', 't3', "x' OR 1=1"]);
      expect(Object.fromEntries(heads)).toEqual({ t1: 1, t2: 2 });
      expect((await store.heads([])).size).toBe(0);
    });

    test('are listed for those who belong to them, latest first', async () => {
      const store = await opened();
      for (const n of [1, 2, 3]) {
        await store.create(table(n), entry(1, 'made', NOON + n), ['p1']);
      }
      const ids = async (person: string, limit = 10) =>
        (await store.tablesOf(person, limit)).map(({ id }) => id);
      expect(await ids('p1')).toEqual(['t3', 't2', 't1']);
      await store.append('t1', entry(2, 'later', NOON + 50));
      expect(await ids('p1')).toEqual(['t1', 't3', 't2']);
      await store.append('t2', entry(2, 'latest', NOON + 60), { people: ['p2', 'p3', 'p2'] });
      expect(await ids('p1')).toEqual(['t1', 't3']);
      expect(await ids('p2')).toEqual(['t2']);
      expect(await ids('p3')).toEqual(['t2']);
      expect(await ids('p1', 1)).toEqual(['t1']);
      expect(await store.tablesOf('p3', 1)).toEqual([table(2)]);
    });

    test('are listed for whoever runs the server, latest first', async () => {
      const store = await opened();
      expect(await store.latestTables(9)).toEqual([]);
      for (const n of [1, 2, 3]) await store.create(table(n), entry(1, 'made', NOON + n), []);
      await store.append('t1', entry(2, 'later', NOON + 50));
      await store.create({ ...table(4), id: 'dy-2026-11-26' }, entry(1, 'a day', NOON + 60), []);
      expect(await store.latestTables(2)).toEqual([
        { ...table(1), at: NOON + 50 },
        { ...table(3), at: NOON + 3 },
      ]);
    });
  });

  describe('settings', () => {
    test('are there when they were saved, the latest of each name', async () => {
      const store = await opened();
      expect(await store.setting('a')).toBe('');
      await store.saveSetting('a', 'one');
      await store.saveSetting('b', "it's two");
      await store.saveSetting('a', 'three');
      expect([await store.setting('a'), await store.setting('b')]).toEqual(['three', "it's two"]);
    });
  });
}
