import { describe, expect, test } from 'vitest';
import { entry, NOON, type OpenForTest, table, withTable } from './fixtures.ts';

/** Notes of people at tables. */
export function noteConformance(name: string, opened: OpenForTest): void {
  describe(`${name}: notes`, () => {
    test('are given back to whoever made them, at that table', async () => {
      const store = await withTable(opened, ['p1', 'p2']);
      await store.create(table(2), entry(1), ['p1']);
      await store.saveNote('t1', 'p1', 'first');
      await store.saveNote('t1', 'p2', 'ā "\u{1F984}" \n');
      await store.saveNote('t1', 'p1', 'second');
      expect(await store.noteOf('t1', 'p1')).toBe('second');
      expect(await store.noteOf('t1', 'p2')).toBe('ā "\u{1F984}" \n');
      expect(await store.entries('t1', 0)).toEqual([entry(1)]);
      expect(await store.noteOf('t2', 'p1')).toBe('');
      expect(await store.noteOf('t1', 'p3')).toBe('');
    });

    test('go with their table', async () => {
      const store = await opened();
      await store.create(table(1), entry(1, 'made', NOON), ['p1']);
      await store.saveNote('t1', 'p1', 'mine');
      await store.saveNote('t9', 'p1', 'nowhere');
      await store.sweep(NOON + 1, NOON);
      await store.create(table(1), entry(1), ['p1']);
      expect(await store.noteOf('t1', 'p1')).toBe('');
      expect(await store.noteOf('t9', 'p1')).toBe('');
    });
  });
}
