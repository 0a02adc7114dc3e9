import { describe, expect, test } from 'vitest';
import { entry, type OpenForTest, table, withTable } from './fixtures.ts';

/** Appends to logs: in order, once, one of many at a time. */
export function appendConformance(name: string, opened: OpenForTest): void {
  describe(`${name}: logs`, () => {
    test('answer a repeated command with the seq it had', async () => {
      const store = await withTable(opened);
      await store.append('t1', entry(2, 'one'));
      await store.append('t1', entry(3, 'two'));
      const again = { kind: 'repeated', seq: 2 };
      expect(await store.append('t1', entry(4, 'one'))).toEqual(again);
      expect(await store.append('t1', entry(2, 'one'))).toEqual(again);
      expect(await store.append('t1', entry(9, 'one'))).toEqual(again);
      expect(await store.append('t1', entry(4, entry(1).command))).toEqual({
        kind: 'repeated',
        seq: 1,
      });
      expect(await store.entries('t1', 3)).toEqual([]);
    });

    test('know a command only at the table it was for', async () => {
      const store = await opened();
      await store.create(table(1), entry(1, 'same'), ['p1']);
      await store.create(table(2), entry(1, 'same'), ['p1']);
      await store.append('t1', entry(2, 'one'));
      expect(await store.append('t2', entry(2, 'one'))).toEqual({ kind: 'done' });
    });

    test('take no entry that does not follow', async () => {
      const store = await withTable(opened);
      await store.append('t1', entry(2));
      const behind = { kind: 'behind' };
      expect(await store.append('t1', entry(2, 'other'))).toEqual(behind);
      expect(await store.append('t1', entry(1, 'other'))).toEqual(behind);
      expect(await store.append('t1', entry(4, 'other'), { people: ['p9'] })).toEqual(behind);
      expect(await store.append('t9', entry(1, 'other'), { people: ['p9'] })).toEqual(behind);
      expect((await store.entries('t1', 0)).map(({ seq }) => seq)).toEqual([1, 2]);
      expect(await store.tablesOf('p9', 10)).toEqual([]);
      expect(await store.append('t1', entry(3, 'other'))).toEqual({ kind: 'done' });
    });

    test('let one of many win who append at the same time', async () => {
      const store = await withTable(opened);
      await store.create(table(2), entry(1), ['p1']);
      const [mine, others] = await Promise.all([
        Promise.all(
          Array.from({ length: 20 }, (_, i) => store.append('t1', entry(2, `racer ${i}`))),
        ),
        Promise.all(
          Array.from({ length: 20 }, (_, i) => store.append('t2', entry(i + 2, `in turn ${i}`))),
        ),
      ]);
      expect(mine.filter(({ kind }) => kind === 'done')).toHaveLength(1);
      expect(mine.filter(({ kind }) => kind === 'behind')).toHaveLength(19);
      // A lost race at one table does not affect others.
      expect(others.every(({ kind }) => kind === 'done')).toBe(true);
      expect(await store.entries('t1', 0)).toHaveLength(2);
      expect(await store.entries('t2', 0)).toHaveLength(21);
    });

    test('append a command once, however often it comes at the same time', async () => {
      const store = await withTable(opened);
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => store.append('t1', entry(2, 'once'))),
      );
      expect(answers.map(({ kind }) => kind).toSorted()).toEqual([
        'done',
        ...Array.from({ length: 4 }, () => 'repeated'),
      ]);
      expect(await store.entries('t1', 0)).toHaveLength(2);
    });
  });
}
