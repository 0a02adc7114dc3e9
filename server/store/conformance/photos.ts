import { MAX_PHOTOS, type Store, type StoredPhotos } from '@lusoria/table';
import { expect, test } from 'vitest';
import { DAY, entry, NOON, type OpenForTest, table } from './fixtures.ts';

const kept = (
  at: number,
  photos: readonly string[],
  more: Partial<StoredPhotos> = {},
): StoredPhotos => ({
  table: 't1',
  person: 'p1',
  name: 'leaves',
  at,
  photos,
  ...more,
});

/** Photos on the cards of decks. */
export function photoConformance(name: string, opened: OpenForTest): void {
  const withTwo = async (): Promise<Store> => {
    const store = await opened();
    for (const id of ['p1', 'p2'])
      await store.addPerson({ id, name: id }, id.padEnd(64, '0'), NOON);
    for (const n of [1, 2]) await store.create(table(n), entry(1, 'made', NOON), ['p1', 'p2']);
    return store;
  };

  test(`${name}: photos are kept in their places, once however often they come, by each table`, async () => {
    const store = await withTwo();
    expect(await store.photosAt('t1', 'leaves')).toEqual([]);
    expect(await store.addPhotos(kept(2, ['c', 'd']))).toBe(true);
    expect(await store.addPhotos(kept(0, ['a', 'b']))).toBe(true);
    expect(await store.addPhotos(kept(1, ['x', 'y']))).toBe(true);
    expect(await store.addPhotos(kept(0, ['w'], { table: 't2', person: 'p2' }))).toBe(true);
    expect(await store.countPhotos('t1', 'leaves')).toBe(4);
    expect(await store.countPhotos('t1', 'others')).toBe(0);
    expect(await store.countPhotos('t9', 'leaves')).toBe(0);
    expect(await store.photosAt('t1', 'leaves')).toEqual(['a', 'b', 'c', 'd']);
    expect(await store.photosAt('t2', 'leaves')).toEqual(['w']);
    expect(await store.addPhotos(kept(0, ['a'], { table: 't9' }))).toBe(false);
    expect(await store.addPhotos(kept(0, ['a'], { person: 'nobody' }))).toBe(false);
    await store.removePhotos('t1', 'others');
    expect(await store.countPhotos('t1', 'leaves')).toBe(4);
    await store.removePhotos('t1', 'leaves');
    expect(await store.countPhotos('t1', 'leaves')).toBe(0);
    expect(await store.countPhotos('t2', 'leaves')).toBe(1);
  });

  test(`${name}: a table that has all photos of a name is found, others are not`, async () => {
    const store = await withTwo();
    await store.addPhotos(kept(0, ['w']));
    await store.addPhotos(kept(0, ['a', 'b'], { table: 't2' }));
    expect(await store.tableOfPhotos('leaves')).toBe(null);
    // One more has come since they were counted.
    await store.finishPhotos('t2', 'leaves', 1);
    expect(await store.tableOfPhotos('leaves')).toBe(null);
    await store.finishPhotos('t2', 'leaves', 2);
    expect(await store.tableOfPhotos('leaves')).toBe('t2');
    expect(await store.tableOfPhotos('others')).toBe(null);
    await store.removePhotos('t2', 'leaves');
    expect(await store.tableOfPhotos('leaves')).toBe(null);
  });

  test(`${name}: a table has so many photos at most, of all its decks`, async () => {
    const store = await withTwo();
    const many = Array.from({ length: MAX_PHOTOS - 1 }, (_, i) => `${i}`);
    expect(await store.addPhotos(kept(0, many))).toBe(true);
    expect(await store.addPhotos(kept(0, ['a', 'b'], { name: 'others' }))).toBe(false);
    expect(await store.addPhotos(kept(0, ['a'], { name: 'others' }))).toBe(true);
    expect(await store.addPhotos(kept(0, ['a'], { table: 't2' }))).toBe(true);
  });

  test(`${name}: photos go with their table, however it goes, and with whoever gave them`, async () => {
    const store = await withTwo();
    const whole = async (table: string, person: string): Promise<void> => {
      await store.addPhotos(kept(0, ['a'], { table, person }));
      await store.finishPhotos(table, 'leaves', 1);
      expect(await store.tableOfPhotos('leaves')).toBe(table);
    };
    await whole('t1', 'p1');
    expect(await store.removeTable('t1', 1)).toBe(true);
    expect(await store.tableOfPhotos('leaves')).toBe(null);
    await whole('t2', 'p2');
    await store.removePerson('p2');
    expect(await store.tableOfPhotos('leaves')).toBe(null);
    await whole('t2', 'p1');
    await store.sweep(NOON + DAY, NOON + DAY);
    expect(await store.tableOfPhotos('leaves')).toBe(null);
  });
}
