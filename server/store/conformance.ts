import {
  type Entry,
  SEEN_MS,
  type StoredTable,
  SWEEP_BATCH,
  type TableEvent,
} from '@lusoria/table';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { OpenStore } from './open-store.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOON = 1_700_000_000_000;

/** A place where data stay, and how it is opened; opening it again finds them. */
export type MakePlace = () => () => Promise<OpenStore>;

/**
 * What every store must do, as tests.
 *
 * @param makePlace makes a new, empty place.
 * @param survives whether the data are still there when it is opened again.
 */
export function storeConformance(
  name: string,
  makePlace: MakePlace,
  { survives }: { readonly survives: boolean },
): void {
  const opened = async (open = makePlace()) => {
    const one = await open();
    onTestFinished(() => one.close());
    return one.store;
  };

  describe(`${name}: people`, () => {
    test('are known by the hash of their token', async () => {
      const store = await opened();
      await store.addPerson({ id: 'p1', name: 'Gāius' }, 'hash 1', NOON);
      await store.addPerson({ id: 'p2', name: '' }, 'hash 2', NOON);
      expect(await store.personOf('hash 1', NOON)).toEqual({ id: 'p1', name: 'Gāius' });
      expect(await store.personOf('hash 2', NOON)).toEqual({ id: 'p2', name: '' });
      expect(await store.personOf('hash 3', NOON)).toBeNull();
    });

    test('have as many tokens as they have devices', async () => {
      const store = await opened();
      await store.addPerson({ id: 'p1', name: 'Gaius' }, 'hash 1', NOON);
      await store.addToken('p1', 'hash 2');
      expect(await store.personOf('hash 1', NOON)).toEqual({ id: 'p1', name: 'Gaius' });
      expect(await store.personOf('hash 2', NOON)).toEqual({ id: 'p1', name: 'Gaius' });
    });

    test('change their names', async () => {
      const store = await opened();
      await store.addPerson({ id: 'p1', name: 'Gaius' }, 'hash 1', NOON);
      await store.rename('p1', "Robert'); DROP TABLE person;--");
      await store.rename('p2', 'nobody');
      expect((await store.personOf('hash 1', NOON))?.name).toBe("Robert'); DROP TABLE person;--");
    });

    test('lend a code, which can be claimed once and in time', async () => {
      const store = await opened();
      await store.addPerson({ id: 'p1', name: 'Gaius' }, 'hash 1', NOON);
      await store.addTransferCode('code 1', 'p1', NOON + 10);
      await store.addTransferCode('code 2', 'p1', NOON + 10);
      expect(await store.redeemTransferCode('code 3', NOON)).toBeNull();
      expect(await store.redeemTransferCode('code 1', NOON + 10)).toEqual({
        id: 'p1',
        name: 'Gaius',
      });
      expect(await store.redeemTransferCode('code 1', NOON)).toBeNull();
      expect(await store.redeemTransferCode('code 2', NOON + 11)).toBeNull();
      expect(await store.redeemTransferCode('code 2', NOON)).toBeNull();
    });

    test('claim a code once, however many try at the same time', async () => {
      const store = await opened();
      await store.addPerson({ id: 'p1', name: 'Gaius' }, 'hash 1', NOON);
      await store.addTransferCode('code', 'p1', NOON);
      const claims = await Promise.all(
        Array.from({ length: 8 }, () => store.redeemTransferCode('code', NOON)),
      );
      expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
    });
  });

  describe(`${name}: tables`, () => {
    test('are found by id and by code', async () => {
      const store = await opened();
      expect(await store.create(table(1), entry(1), ['p1'])).toBe(true);
      expect(await store.find('t1')).toEqual(table(1));
      expect(await store.find('CODE1')).toEqual(table(1));
      expect(await store.find('t2')).toBeNull();
      expect(await store.find('')).toBeNull();
    });

    test('are not made when their id or their code is taken', async () => {
      const store = await opened();
      expect(await store.create(table(1), entry(1), ['p1'])).toBe(true);
      expect(await store.create({ ...table(2), id: 't1' }, entry(1), ['p2'])).toBe(false);
      expect(await store.create({ ...table(2), code: 'CODE1' }, entry(1), ['p2'])).toBe(false);
      expect(await store.find('CODE2')).toBeNull();
      expect(await store.tablesOf('p2', 10)).toEqual([]);
      expect(await store.entries('t1', 0)).toEqual([entry(1)]);
    });

    test('keep their entries in order', async () => {
      const store = await opened();
      await store.create(table(1), entry(1), ['p1']);
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
      const store = await opened();
      await store.create(table(1), entry(1), ['p1']);
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
      const store = await opened();
      await store.create(table(1), entry(1), []);
      await store.create(table(2), entry(1), []);
      await store.append('t2', entry(2));
      const heads = await store.heads(['t1', 't2', 't3', "x' OR 1=1"]);
      expect(Object.fromEntries(heads)).toEqual({ t1: 1, t2: 2 });
      expect((await store.heads([])).size).toBe(0);
    });

    test('can be rewritten and removed, and so can people', async () => {
      const store = await opened();
      for (const n of [1, 2]) {
        await store.addPerson({ id: `p${n}`, name: 'N' }, `hash ${n}`, NOON);
        await store.addTransferCode(`code ${n}`, `p${n}`, NOON);
        await store.create(table(n), entry(1), ['p1', 'p2']);
        await store.append(`t${n}`, entry(2));
        for (const m of [1, 2]) await store.saveNote(`t${n}`, `p${m}`, 'note');
      }
      const less: Entry = { ...entry(1), events: [{ type: 'said', person: PERSON, text: '' }] };
      expect(await store.peopleToErase()).toEqual([]);
      await store.removeTokens('p1');
      expect(await store.peopleToErase()).toEqual(['p1']);
      await store.eraseAt('t1', 'p1', [less]);
      await store.eraseAt('t1', 'p9', []);
      await store.eraseAt('t9', 'p2', [less]);
      expect(await store.entries('t1', 0)).toEqual([less, entry(2)]);
      expect(await store.entries('t2', 0)).toEqual([entry(1), entry(2)]);
      expect(await store.noteOf('t1', 'p1')).toBe('');
      expect(await store.tablesOf('p1', 9)).toEqual([table(2)]);
      // It has gone on meanwhile.
      expect(await store.removeTable('t2', 1)).toBe(false);
      expect(await store.removeTable('t2', 2)).toBe(true);
      expect(await store.removeTable('t9', 1)).toBe(false);
      expect([await store.find('t2'), await store.find('CODE2')]).toEqual([null, null]);
      expect(await store.entries('t2', 0)).toEqual([]);
      await store.removePerson('p1');
      expect(await store.peopleToErase()).toEqual([]);
      expect(await store.personOf('hash 1', NOON)).toBeNull();
      expect(await store.redeemTransferCode('code 1', NOON)).toBeNull();
      expect(await store.noteOf('t1', 'p1')).toBe('');
      expect(await store.tablesOf('p1', 9)).toEqual([]);
      // Nobody else has lost anything.
      expect(await store.personOf('hash 2', NOON)).toEqual({ id: 'p2', name: 'N' });
      expect(await store.noteOf('t1', 'p2')).toBe('note');
      expect(await store.tablesOf('p2', 9)).toEqual([table(1)]);
      expect(await store.create(table(2), entry(1), [])).toBe(true);
    });

    test('are given to one caller at a time when somebody is to look after them', async () => {
      const store = await opened();
      for (const n of [1, 2, 3, 4]) await store.create(table(n), entry(1), []);
      const at = NOON + 1000;
      await store.append('t1', entry(2), { deadline: at });
      await store.append('t2', entry(2), { deadline: at - 1 });
      await store.append('t3', entry(2), { deadline: at + 1 });
      await store.append('t4', entry(2), { deadline: at });
      await store.append('t4', entry(3), { deadline: null });
      expect(await store.leaseDueTables(at - 2, at)).toEqual([]);
      const claims = await Promise.all([
        store.leaseDueTables(at, at + 10),
        store.leaseDueTables(at, at + 10),
        store.leaseDueTables(at, at + 10),
      ]);
      expect(claims.flat().toSorted()).toEqual(['t1', 't2']);
      expect(await store.leaseDueTables(at + 9, at + 30)).toEqual(['t3']);
      // Whoever was given them has done nothing: others try.
      expect((await store.leaseDueTables(at + 10, at + 40)).toSorted()).toEqual(['t1', 't2']);
      // An entry that says nothing of it leaves it as it is.
      await store.append('t1', entry(3));
      await store.setDeadline('t2', at + 1000);
      await store.setDeadline('t3', null);
      await store.setDeadline('t9', at);
      expect(await store.leaseDueTables(at + 50, at + 60)).toEqual(['t1']);
      // What is refused changes nothing.
      expect((await store.append('t4', entry(9), { deadline: 0 })).kind).toBe('behind');
      expect(await store.leaseDueTables(at + 60, at + 70)).toEqual(['t1']);
    });

    test('answer a repeated command with the seq it had', async () => {
      const store = await opened();
      await store.create(table(1), entry(1), ['p1']);
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
      const store = await opened();
      await store.create(table(1), entry(1), ['p1']);
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
      const store = await opened();
      await store.create(table(1), entry(1), ['p1']);
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
      // Whoever lost at one table is nobody's affair at another.
      expect(others.every(({ kind }) => kind === 'done')).toBe(true);
      expect(await store.entries('t1', 0)).toHaveLength(2);
      expect(await store.entries('t2', 0)).toHaveLength(21);
    });

    test('append a command once, however often it comes at the same time', async () => {
      const store = await opened();
      await store.create(table(1), entry(1), ['p1']);
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => store.append('t1', entry(2, 'once'))),
      );
      expect(answers.map(({ kind }) => kind).toSorted()).toEqual([
        'done',
        ...Array.from({ length: 4 }, () => 'repeated'),
      ]);
      expect(await store.entries('t1', 0)).toHaveLength(2);
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
  });

  describe(`${name}: notes`, () => {
    test('are given back to whoever made them, at that table', async () => {
      const store = await opened();
      await store.create(table(1), entry(1), ['p1', 'p2']);
      await store.create(table(2), entry(1), ['p1']);
      await store.saveNote('t1', 'p1', 'first');
      await store.saveNote('t1', 'p2', 'ā "\u{1F984}" \n');
      await store.saveNote('t1', 'p1', 'second');
      expect(await store.noteOf('t1', 'p1')).toBe('second');
      expect(await store.noteOf('t1', 'p2')).toBe('ā "\u{1F984}" \n');
      expect(await store.noteOf('t2', 'p1')).toBe('');
      expect(await store.noteOf('t1', 'p3')).toBe('');
      expect(await store.entries('t1', 0)).toEqual([entry(1)]);
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
      expect(await store.entries('t2', 0)).toEqual([]);
      expect(await store.append('t2', entry(2))).toEqual({ kind: 'behind' });
      // The code is free again.
      expect(await store.create(table(2), entry(1), ['p1'])).toBe(true);
      expect(await store.entries('t2', 0)).toEqual([entry(1)]);
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

  if (!survives) return;

  describe(`${name}: opened again`, () => {
    test('still has everything that was answered', async () => {
      const open = makePlace();
      const first = await open();
      const { store } = first;
      await store.addPerson({ id: 'p1', name: 'Gaius' }, 'hash 1', NOON);
      await store.addToken('p1', 'hash 2');
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

const PERSON = 'p0123456789abcdef';

function table(n: number): StoredTable {
  return { id: `t${n}`, code: `CODE${n}`, game: 'agreement' };
}

function entry(seq: number, command = `command ${seq}`, at = NOON + seq): Entry {
  return { seq, at, command, events: [{ type: 'said', person: PERSON, text: `text ${seq}` }] };
}
