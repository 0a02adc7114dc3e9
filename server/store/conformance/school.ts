import type { Store, StoredGrade } from '@lusoria/table';
import { describe, expect, test } from 'vitest';
import { DAY, entry, NOON, type OpenForTest, withTable } from './fixtures.ts';

const MINUTE = 60_000;
const HASH = 'h'.repeat(64);

const GRADE: StoredGrade = {
  person: 'p1',
  event: 't1',
  work: 'homework 0',
  platform: 'school',
  subject: 'pupil 7',
  item: 'https://school.example/item',
};

/** People whom a school's platform has sent, and their grades. */
export function schoolConformance(name: string, opened: OpenForTest): void {
  const withPeople = async (): Promise<Store> => {
    const store = await withTable(opened);
    for (const id of ['p1', 'p2'])
      await store.addPerson({ id, name: id }, id.padEnd(64, '0'), NOON);
    return store;
  };
  const due = async (store: Store, now: number) => store.leaseDueGrades(now, now + MINUTE);

  describe(`${name}: schools`, () => {
    test('somebody at a school is the person who was first, until that one is erased', async () => {
      const store = await withPeople();
      expect(await store.personAtSchool(HASH)).toBeNull();
      expect(await store.addPersonAtSchool(HASH, 'p1')).toBe('p1');
      expect(await store.addPersonAtSchool(HASH, 'p2')).toBe('p1');
      expect(await store.personAtSchool(HASH)).toEqual({ id: 'p1', name: 'p1' });
      await store.removePerson('p1');
      expect(await store.personAtSchool(HASH)).toBeNull();
      expect(await store.addPersonAtSchool(HASH, 'p2')).toBe('p2');
    });

    test('what counts once is used up by one caller, and forgotten after its time', async () => {
      const store = await opened();
      const uses = await Promise.all([1, 2].map(async () => store.useOnce(HASH, NOON)));
      expect(uses.filter((isFirst) => isFirst)).toHaveLength(1);
      await store.sweep(NOON - DAY, NOON);
      expect(await store.useOnce(HASH, NOON)).toBe(false);
      await store.sweep(NOON - DAY, NOON + 1);
      expect(await store.useOnce(HASH, NOON)).toBe(true);
    });

    test('a grade is due whenever its event has gone on, to one caller, and later after a failure', async () => {
      const store = await withPeople();
      await store.addGrade(GRADE);
      await store.addGrade({ ...GRADE, person: 'nobody' });
      await store.addGrade({ ...GRADE, event: 'nothing' });
      expect(await due(store, NOON)).toEqual([{ ...GRADE, seq: 1, sent: '', tries: 0 }]);
      expect(await due(store, NOON)).toEqual([]);
      // Its caller has died.
      expect(await due(store, NOON + MINUTE)).toHaveLength(1);
      const failed = { seen: 0, sent: '', tries: 1, due: NOON + 3 * MINUTE };
      await store.settleGrade(GRADE, failed);
      expect(await due(store, NOON + 2 * MINUTE)).toEqual([]);
      expect(await due(store, NOON + 3 * MINUTE)).toMatchObject([{ tries: 1 }]);
      await store.settleGrade(GRADE, { seen: 1, sent: '1/2', tries: 0, due: 0 });
      expect(await due(store, NOON + DAY)).toEqual([]);
      expect(await store.append('t1', entry(2))).toEqual({ kind: 'done' });
      expect(await due(store, NOON + DAY)).toMatchObject([{ seq: 2, sent: '1/2' }]);
      // Named again, it goes to where it was last named for.
      await store.addGrade(GRADE);
      expect(await due(store, NOON + DAY)).toMatchObject([{ sent: '1/2' }]);
      await store.addGrade({ ...GRADE, item: 'https://school.example/other' });
      expect(await due(store, NOON + DAY)).toMatchObject([{ sent: '' }]);
      await store.settleGrade(GRADE, null);
      expect(await due(store, NOON + 2 * DAY)).toEqual([]);
    });

    test('grades go with the person and with the event', async () => {
      const store = await withPeople();
      await store.addGrade(GRADE);
      await store.addGrade({ ...GRADE, person: 'p2' });
      await store.removePerson('p1');
      expect(await due(store, NOON)).toMatchObject([{ person: 'p2' }]);
      expect(await store.removeTable('t1', 1)).toBe(true);
      await store.create({ id: 't1', code: 'CODE9', game: 'a-game' }, entry(1), ['p2']);
      expect(await due(store, NOON + DAY)).toEqual([]);
    });
  });
}
