import { describe, expect, test } from 'vitest';
import { entry, type MakePlace, NOON, type OpenForTest, table } from './fixtures.ts';

/** Data that survive a restart of the store. */
export function durabilityConformance(
  name: string,
  opened: OpenForTest,
  makePlace: MakePlace,
): void {
  describe(`${name}: opened again`, () => {
    test('still has everything that was answered', async () => {
      const open = makePlace();
      const first = await open();
      const { store } = first;
      await store.addPerson({ id: 'p1', name: 'Gaius' }, 'hash 1', NOON);
      await store.addToken('p1', 'hash 2', NOON);
      await store.addTransferCode('code', 'p1', NOON + 10);
      await store.create(table(1), entry(1), ['p1']);
      await store.append('t1', entry(2, 'one'), { people: ['p1', 'p2'] });
      await store.saveNote('t1', 'p2', 'mine');
      await first.close();

      const again = await opened(open);
      expect(await again.personOf('hash 2', NOON)).toEqual({ id: 'p1', name: 'Gaius' });
      expect(await again.redeemTransferCode('code', NOON)).toEqual({ id: 'p1', name: 'Gaius' });
      expect(await again.entries('t1', 0)).toEqual([entry(1), entry(2, 'one')]);
      expect(await again.tablesOf('p2', 10)).toEqual([table(1)]);
      expect(await again.noteOf('t1', 'p2')).toBe('mine');
      expect(await again.append('t1', entry(3, 'one'))).toEqual({ kind: 'repeated', seq: 2 });
      expect(await again.append('t1', entry(3, 'two'))).toEqual({ kind: 'done' });
    });

    test('has kept what was asked before it was closed', async () => {
      const open = makePlace();
      const first = await open();
      await first.store.create(table(1), entry(1), ['p1']);
      const asked = Array.from({ length: 200 }, (_, i) => first.store.append('t1', entry(i + 2)));
      const [answers] = await Promise.all([Promise.all(asked), first.close()]);
      expect(answers.every(({ kind }) => kind === 'done')).toBe(true);
      await expect(first.store.find('t1')).rejects.toThrow(/closed|end/);
      expect(await (await opened(open)).entries('t1', 0)).toHaveLength(201);
    });
  });
}
