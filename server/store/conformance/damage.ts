import { describe, expect, onTestFinished, test } from 'vitest';
import { DamagedLog, DamagedSnapshot } from '@lusoria/table';
import { entry, type OpenPlace, PERSON, table } from './fixtures.ts';

/** A place whose data can be changed behind the store's back. */
export interface DamagePlace {
  readonly open: OpenPlace;
  /** Executes SQL on the tables `tbl`, `event` and `snapshot`. */
  execute(sql: string): Promise<void>;
  /** SQL that leaves the logs as they were before there were checksums. */
  readonly withoutSums: string;
}

const OF_T1 = "tbl = (SELECT no FROM tbl WHERE id = 't1')";

/** Two tables of six entries each. */
async function tablesAt({ open, ...place }: DamagePlace) {
  const opened = await open();
  onTestFinished(() => opened.close());
  for (const n of [1, 2]) {
    await opened.store.create(table(n), entry(1), [PERSON]);
    for (let seq = 2; seq <= 6; seq += 1) await opened.store.append(`t${n}`, entry(seq));
    expect(await opened.store.entries(`t${n}`, 0)).toHaveLength(6);
  }
  return { ...opened, ...place, open };
}

type Make = () => ReturnType<typeof tablesAt>;

/** Damage of logs that is detected, and changes that are not damage. */
export function damageConformance(name: string, makePlace: () => DamagePlace): void {
  const made: Make = async () => tablesAt(makePlace());
  damage(name, made);
  noDamage(name, made);
}

function damage(name: string, made: Make): void {
  describe(`${name}: damage`, () => {
    test.each([
      ['a byte', `UPDATE event SET body = replace(body, 'text 3', 'text 8') WHERE seq = 3`],
      ['the time', 'UPDATE event SET at = at + 1 WHERE seq = 3'],
      ['the command', `UPDATE event SET command = 'another' WHERE seq = 3`],
      [
        'a checksum',
        'UPDATE event SET sum = (SELECT sum FROM event WHERE seq = 5 AND TABLE) WHERE seq = 3',
      ],
    ])('%s of an entry was altered', async (_, sql) => {
      const { store, check, execute } = await made();
      await execute(`${sql.replace('TABLE', OF_T1)} AND ${OF_T1}`);
      await expect(store.entries('t1', 0)).rejects.toThrow(DamagedLog);
      await expect(store.entries('t1', 2, 1)).rejects.toThrow(/t1 is damaged after entry 2/);
      const page = { entries: 4, chars: 100_000 };
      await expect(store.entriesBefore('t1', 7, page)).rejects.toThrow(DamagedLog);
      expect(await store.entries('t1', 4)).toEqual([entry(5), entry(6)]);
      expect(await store.entries('t2', 0)).toHaveLength(6);
      expect(await check()).toEqual(['the log of table t1 is damaged at entry 3']);
    });

    test('one was dropped in the middle', async () => {
      const { store, check, execute } = await made();
      await execute(`DELETE FROM event WHERE seq = 3 AND ${OF_T1}`);
      await expect(store.entries('t1', 0)).rejects.toThrow(DamagedLog);
      expect(await check()).toEqual([
        'the log of table t1 lacks entries',
        'the log of table t1 is damaged at entry 4',
      ]);
    });

    test('the last ones were dropped', async () => {
      const { store, check, execute } = await made();
      await execute(`DELETE FROM event WHERE seq > 4 AND ${OF_T1}`);
      expect(await check()).toEqual(['the log of table t1 lacks entries']);
      // A reader of the whole log knows its end.
      expect((await store.entries('t1', 0)).length).toBeLessThan(
        (await store.heads(['t1'])).get('t1') ?? 0,
      );
    });

    test('two were exchanged', async () => {
      const { store, check, execute } = await made();
      await execute(`UPDATE event SET seq = -seq WHERE seq IN (3, 4) AND ${OF_T1}`);
      await execute('UPDATE event SET seq = 7 + seq WHERE seq < 0');
      await expect(store.entries('t1', 0)).rejects.toThrow(DamagedLog);
      expect(await check()).toEqual(['the log of table t1 is damaged at entry 3']);
    });

    test.each([
      ['was altered', "body = replace(body, 'so', 'no')"],
      ['lacks its end', 'body = substr(body, 1, 36)'],
      ['lacks its checksum', 'body = substr(body, 34)'],
      ['says that it is later', 'seq = seq + 1'],
      ['is that of another table', 'seq = 4, body = (SELECT body FROM snapshot WHERE seq = 4)'],
    ])('a snapshot %s', async (_, change) => {
      const { store, check, execute } = await made();
      await store.saveSnapshot('t1', { seq: 3, text: 'so it was, sīc' });
      await store.saveSnapshot('t2', { seq: 4, text: 'so it was, sīc' });
      expect(await check()).toEqual([]);
      await execute(`UPDATE snapshot SET ${change} WHERE ${OF_T1}`);
      await expect(store.snapshot('t1')).rejects.toThrow(DamagedSnapshot);
      expect(await store.snapshot('t2')).toEqual({ seq: 4, text: 'so it was, sīc' });
      expect(await store.entries('t1', 0)).toHaveLength(6);
      expect(await check()).toEqual(['the snapshot of table t1 is damaged']);
      await store.saveSnapshot('t1', { seq: 6, text: 'as it is' });
      expect(await store.snapshot('t1')).toEqual({ seq: 6, text: 'as it is' });
      expect(await check()).toEqual([]);
    });

    test('the last one was put there from another table', async () => {
      const { store, check, execute } = await made();
      for (const n of [1, 2]) {
        await store.append(`t${n}`, entry(7, `only at t${n}`));
        await store.append(`t${n}`, entry(8));
        await store.entries(`t${n}`, 7);
      }
      await execute(`DELETE FROM event WHERE seq = 8 AND ${OF_T1}`);
      await execute(`UPDATE event SET tbl = (SELECT no FROM tbl WHERE id = 't1') WHERE seq = 8`);
      await expect(store.entries('t1', 7)).rejects.toThrow(DamagedLog);
      expect(await check()).toEqual([
        'the log of table t2 lacks entries',
        'the log of table t1 is damaged at entry 8',
      ]);
    });
  });
}

function noDamage(name: string, made: Make): void {
  describe(`${name}: no damage`, () => {
    test('where an entry was emptied; whatever comes after it is watched as before', async () => {
      const { store, check, execute } = await made();
      await store.emptyEntry('t1', 2);
      await store.append('t1', entry(7));
      expect(await store.entries('t1', 0)).toHaveLength(7);
      expect(await check()).toEqual([]);
      await execute(`UPDATE event SET at = at + 1 WHERE seq = 3 AND ${OF_T1}`);
      expect(await check()).toEqual(['the log of table t1 is damaged at entry 3']);
    });

    test('where somebody was erased, or an entry was emptied, and the log goes on', async () => {
      const { store, execute, close, open } = await made();
      await store.emptyEntry('t1', 5);
      await store.append('t1', entry(7));
      const erased = [2, 4].map((seq) => ({ ...entry(seq), events: [] }));
      await store.eraseAt('t1', PERSON, erased);
      await store.eraseAt('t2', PERSON, []);
      expect(await store.append('t1', entry(8))).toEqual({ kind: 'done' });
      await close();
      const again = await open();
      onTestFinished(() => again.close());
      expect(await again.store.append('t1', entry(9))).toEqual({ kind: 'done' });
      const log = await again.store.entries('t1', 0);
      expect(log.map(({ seq, events }) => (events.length === 0 ? -seq : seq))).toEqual([
        1, -2, 3, -4, -5, 6, 7, 8, 9,
      ]);
      expect(await again.check()).toEqual([]);
      // An entry with a new checksum is covered, too; an emptied one has only its place.
      await execute(`UPDATE event SET command = 'another' WHERE seq = 3 AND ${OF_T1}`);
      expect(await again.check()).toEqual(['the log of table t1 is damaged at entry 3']);
    });

    test('in snapshots from before there were checksums', async () => {
      const { store, check, execute } = await made();
      await store.saveSnapshot('t1', { seq: 3, text: '' });
      await execute(`UPDATE snapshot SET body = '{"format":1}' WHERE ${OF_T1}`);
      expect(await store.snapshot('t1')).toEqual({ seq: 3, text: '{"format":1}' });
      expect(await check()).toEqual([]);
    });

    test('in logs from before there were checksums; what is added to them has one', async () => {
      const { close, open, execute, withoutSums } = await made();
      await close();
      await execute(withoutSums);
      const again = await open();
      onTestFinished(() => again.close());
      for (const seq of [7, 8]) await again.store.append('t1', entry(seq));
      expect(await again.store.entries('t1', 0)).toHaveLength(8);
      expect(await again.check()).toEqual([]);
      await execute(`UPDATE event SET at = at + 1 WHERE seq IN (3, 8) AND ${OF_T1}`);
      await expect(again.store.entries('t1', 0)).rejects.toThrow(/after entry 7/);
      expect(await again.check()).toEqual(['the log of table t1 is damaged at entry 8']);
    });
  });
}
