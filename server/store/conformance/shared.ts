import type { Store, StoredShare } from '@lusoria/table';
import { expect, test } from 'vitest';
import { NOON, type OpenForTest } from './fixtures.ts';

const DAY = 24 * 60 * 60 * 1000;

const share = (code: string, person: string, at = NOON): StoredShare => ({
  code,
  person,
  game: 'toy',
  title: `title of ${code}`,
  at,
  until: at + 365 * DAY,
});

/** Rounds that people show to others by a link. */
export function sharedConformance(name: string, opened: OpenForTest): void {
  const withTwo = async (): Promise<Store> => {
    const store = await opened();
    await Promise.all(
      ['p1', 'p2'].map(async (id) => store.addPerson({ id, name: id }, id.padEnd(64, '0'), NOON)),
    );
    return store;
  };

  test(`${name}: a shared round is its owner’s, who alone changes and deletes it`, async () => {
    const store = await withTwo();
    expect(await store.saveShared(share('A', 'p1'), 'one')).toBe(true);
    expect(await store.saveShared(share('B', 'p1', NOON + 1), 'two')).toBe(true);
    expect(await store.saveShared(share('A', 'p2'), 'taken')).toBe(false);
    expect(await store.saveShared(share('C', 'nobody'), 'lost')).toBe(false);
    expect(await store.shared('C')).toBeNull();
    expect(await store.saveShared(share('A', 'p1', NOON + 2), '„drei“ 𝄞')).toBe(true);
    expect(await store.shared('A')).toEqual({ ...share('A', 'p1', NOON + 2), text: '„drei“ 𝄞' });
    expect(await store.sharedOf('p1')).toEqual([
      share('A', 'p1', NOON + 2),
      share('B', 'p1', NOON + 1),
    ]);
    expect(await store.removeShared('A', 'p2')).toBe(false);
    expect(await store.removeShared('A', 'p1')).toBe(true);
    expect(await store.removeShared('A', 'p1')).toBe(false);
    expect(await store.removeShared('B', null)).toBe(true);
    expect(await store.sharedOf('p1')).toEqual([]);
  });

  test(`${name}: a shared round has an end, until which its owner stays; and it goes with them`, async () => {
    const store = await withTwo();
    await store.saveShared(share('A', 'p1'), 'one');
    await store.saveShared(share('B', 'p2'), 'two');
    await store.removePerson('p2');
    expect(await store.shared('B')).toBeNull();
    await store.sweep(NOON + 100 * DAY, NOON + 130 * DAY);
    expect(await store.sharedOf('p1')).toHaveLength(1);
    await store.sweep(NOON + 340 * DAY, NOON + 366 * DAY);
    expect(await store.shared('A')).toBeNull();
    expect(await store.personOf('p1'.padEnd(64, '0'), NOON + 366 * DAY)).toBeNull();
  });
}
