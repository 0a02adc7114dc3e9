import type { StoredReport } from '@lusoria/table';
import { describe, expect, test } from 'vitest';
import { NOON, type OpenForTest } from './fixtures.ts';

const REPORT: StoredReport = {
  table: 't1',
  person: 'p2',
  name: 'Otho',
  by: 'p1',
  at: NOON,
  reason: 'chat',
  texts: ['ā "\u{1F984}"', ''],
};

/** Blocks and reports. */
export function moderationConformance(name: string, opened: OpenForTest): void {
  const withPeople = async () => {
    const store = await opened();
    for (const [i, called] of ['Anna', 'Otho', 'Titus'].entries())
      await store.addPerson({ id: `p${i + 1}`, name: called }, `h${i + 1}`, NOON);
    return store;
  };
  describe(`${name}: blocks and reports`, () => {
    test('a block is known to whoever made it, and keeps both apart until it is lifted', async () => {
      const store = await withPeople();
      await store.setBlock('p1', 'p2', true);
      await store.setBlock('p1', 'p2', true);
      await store.setBlock('p3', 'p1', true);
      await store.setBlock('p1', 'nobody', true);
      expect(await store.blocksOf('p1')).toEqual([{ id: 'p2', name: 'Otho' }]);
      expect(await store.blocksOf('p2')).toEqual([]);
      expect(await store.blockedWith('p2')).toEqual(['p1']);
      expect((await store.blockedWith('p1')).toSorted()).toEqual(['p2', 'p3']);
      await store.setBlock('p1', 'p2', false);
      expect(await store.blockedWith('p2')).toEqual([]);
    });

    test('reports queue, the latest first, each once until it is dealt with', async () => {
      const store = await withPeople();
      await store.addReport(REPORT);
      await store.addReport({ ...REPORT, by: 'p3', at: NOON + 1 });
      await store.addReport({ ...REPORT, reason: 'name', at: NOON + 2 });
      await store.addReport({ ...REPORT, person: 'nobody' });
      const again = { ...REPORT, reason: 'name', at: NOON + 2 };
      expect(await store.reports(9)).toEqual([again, { ...REPORT, by: 'p3', at: NOON + 1 }]);
      expect(await store.reports(1)).toEqual([again]);
      await store.removeReport(REPORT);
      expect(await store.reports(9)).toEqual([{ ...REPORT, by: 'p3', at: NOON + 1 }]);
    });

    test('both go with the people whom they name', async () => {
      const store = await withPeople();
      await store.setBlock('p1', 'p2', true);
      await store.setBlock('p3', 'p1', true);
      await store.addReport(REPORT);
      await store.addReport({ ...REPORT, by: 'p3' });
      await store.removePerson('p1');
      expect(await store.blockedWith('p2')).toEqual([]);
      expect(await store.blockedWith('p3')).toEqual([]);
      expect(await store.reports(9)).toEqual([{ ...REPORT, by: 'p3' }]);
      await store.removePerson('p2');
      expect(await store.reports(9)).toEqual([]);
    });
  });
}
