import { describe, expect, test } from 'vitest';
import { entry, NOON, type OpenForTest, PERSON, table, withTable } from './fixtures.ts';

/** Logs in pages, snapshots, and emptied entries. */
export function historyConformance(name: string, opened: OpenForTest): void {
  const LARGE = 'x'.repeat(1000);
  const large = (seq: number) => ({
    ...entry(seq),
    events: [{ type: 'said' as const, person: PERSON, text: LARGE }],
  });

  describe(`${name}: history`, () => {
    test('is read in pages, from either end', async () => {
      const store = await withTable(opened, []);
      await store.create(table(2), entry(1), []);
      for (let seq = 2; seq <= 12; seq += 1) await store.append('t1', entry(seq));
      const seqs = (entries: readonly { readonly seq: number }[]) => entries.map(({ seq }) => seq);
      const before = async (seq: number, entries: number) =>
        seqs(await store.entriesBefore('t1', seq, { entries, chars: 100_000 }));
      expect(seqs(await store.entries('t1', 3, 4))).toEqual([4, 5, 6, 7]);
      expect(seqs(await store.entries('t1', 10, 4))).toEqual([11, 12]);
      expect(await before(13, 3)).toEqual([10, 11, 12]);
      expect(await before(10, 3)).toEqual([7, 8, 9]);
      expect(await before(3, 9)).toEqual([1, 2]);
      expect(await before(1, 9)).toEqual([]);
      expect(await store.entriesBefore('t9', 9, { entries: 9, chars: 9 })).toEqual([]);
    });

    test('has pages that are not larger than asked for, with one entry at least', async () => {
      const store = await withTable(opened, []);
      for (let seq = 2; seq <= 6; seq += 1) await store.append('t1', large(seq));
      const page = { entries: 5, chars: 2500 };
      const last = await store.entriesBefore('t1', 7, page);
      expect(last).toEqual([large(5), large(6)]);
      const one = await store.entriesBefore('t1', 7, { entries: 5, chars: 10 });
      expect(one).toEqual([large(6)]);
    });

    test('tells which command led to which entry, however long ago', async () => {
      const store = await opened();
      await store.create(table(1), entry(1, 'made'), []);
      await store.append('t1', entry(2, 'one'));
      expect(await store.seqOf('t1', 'made')).toBe(1);
      expect(await store.seqOf('t1', 'one')).toBe(2);
      expect(await store.seqOf('t1', 'two')).toBeNull();
      expect(await store.seqOf('t2', 'one')).toBeNull();
    });

    test('can lose what an entry said, and keeps its place and its command', async () => {
      const store = await withTable(opened, []);
      await store.append('t1', entry(2, 'one'));
      await store.append('t1', entry(3, 'two'));
      await store.emptyEntry('t1', 2);
      await store.emptyEntry('t9', 2);
      const empty = { ...entry(2, 'one'), events: [] };
      expect(await store.entries('t1', 0)).toEqual([entry(1), empty, entry(3, 'two')]);
      expect(await store.append('t1', entry(4, 'one'))).toEqual({ kind: 'repeated', seq: 2 });
    });
  });

  describe(`${name}: snapshots`, () => {
    test('are the latest that was stored, whatever the order', async () => {
      const store = await withTable(opened, []);
      expect(await store.snapshot('t1')).toBeNull();
      await store.saveSnapshot('t1', { seq: 4, text: 'four' });
      await store.saveSnapshot('t1', { seq: 2, text: 'two' });
      await store.saveSnapshot('t9', { seq: 2, text: 'nowhere' });
      expect(await store.snapshot('t1')).toEqual({ seq: 4, text: 'four' });
      await store.saveSnapshot('t1', { seq: 5, text: 'fīve' });
      expect(await store.snapshot('t1')).toEqual({ seq: 5, text: 'fīve' });
      expect(await store.snapshot('t9')).toBeNull();
    });

    test('are gone when somebody is erased, and none from before comes back', async () => {
      const store = await withTable(opened, []);
      for (let seq = 2; seq <= 4; seq += 1) await store.append('t1', entry(seq));
      await store.saveSnapshot('t1', { seq: 3, text: 'with a name' });
      await store.eraseAt('t1', 'p1', []);
      expect(await store.snapshot('t1')).toBeNull();
      await store.saveSnapshot('t1', { seq: 3, text: 'with a name' });
      expect(await store.snapshot('t1')).toBeNull();
      await store.saveSnapshot('t1', { seq: 4, text: 'without' });
      expect(await store.snapshot('t1')).toEqual({ seq: 4, text: 'without' });
    });

    test('go with their table', async () => {
      const store = await opened();
      await store.create(table(1), entry(1, 'made', NOON), []);
      await store.saveSnapshot('t1', { seq: 1, text: 'one' });
      await store.sweep(NOON + 1, NOON);
      await store.create(table(1), entry(1), []);
      expect(await store.snapshot('t1')).toBeNull();
    });
  });
}
