import { appendFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { seeded } from '@lusoria/core';
import { memoryStore, type Store } from '@lusoria/table';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../testing/test-server.ts';
import type { FrailPlace } from '../conformance/cut-off.ts';
import type { DamagePlace } from '../conformance/damage.ts';
import { storeConformance } from '../conformance/index.ts';
import { problemsIn } from './check.ts';
import { FILE, openDatabase } from './database.ts';
import { holdData } from '../../processes/held-data.ts';
import { type OpenStore, withoutLoss } from '../open-store.ts';
import type { FromThread } from './jobs.ts';
import { openOver, openSqlite, sqliteThread, STORE_THREAD } from './store.ts';

storeConformance('memory', () => async () => withoutLoss(memoryStore()), { survives: false });
storeConformance(
  'SQLite',
  () => {
    const folder = temporaryFolder();
    return async () => openSqlite(folder);
  },
  { survives: true, makeFrail: frailSqlite, makeDamaged: damagedSqlite },
);

storeConformance(
  'SQLite held for several processes',
  () => {
    const folder = temporaryFolder();
    return async () => openHeld(folder);
  },
  { survives: true },
);

/** A store as a process has it; what is said travels as it would between processes. */
async function openHeld(folder: string): Promise<OpenStore> {
  const data = holdData(folder);
  let hear: (message: FromThread) => void = () => undefined;
  return openOver(
    {
      post: (message) =>
        data.take(structuredClone(message), (answer) => hear(structuredClone(answer))),
      listen(received) {
        hear = received;
        received({ kind: 'open' });
      },
      end: async () => data.close(),
    },
    async () => [],
  );
}

const NOON = 1_700_000_000_000;

/** A thread that can end before it receives a message, or before its answer is received. */
class FrailThread extends Worker {
  lost: 'question' | 'answer' | null = null;

  override postMessage(message: unknown): void {
    if (this.lost === 'question') void this.terminate();
    else super.postMessage(message);
  }

  override emit(event: string | symbol, ...values: unknown[]): boolean {
    const isLost = this.lost === 'answer' && event === 'message';
    if (!isLost) return super.emit(event, ...values);
    void this.terminate();
    return false;
  }
}

function frailSqlite(): FrailPlace {
  const folder = temporaryFolder();
  return {
    open: async () => openSqlite(folder),
    async openFrail() {
      const thread = new FrailThread(STORE_THREAD, { workerData: folder });
      const opened = await openSqlite(folder, thread);
      return { ...opened, cut: (before) => (thread.lost = before) };
    },
  };
}

function damagedSqlite(): DamagePlace {
  const folder = temporaryFolder();
  return {
    open: async () => openSqlite(folder),
    execute: async (sql) => {
      const db = new DatabaseSync(join(folder, FILE));
      db.exec(sql);
      db.close();
    },
    withoutSums: 'UPDATE event SET sum = NULL',
  };
}

test('the data folder is for its owner alone', async () => {
  const folder = join(temporaryFolder(), 'new', 'data');
  const { close } = await openSqlite(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  await close();
});

test('a folder is opened by one server at a time', async () => {
  const folder = temporaryFolder();
  const first = await openSqlite(folder);
  await expect(openSqlite(folder)).rejects.toThrow(/another server has the data/);
  // The refused process has done no harm.
  await first.store.addPerson({ id: 'p1', name: '' }, 'hash', NOON);
  await first.close();
  const second = await openSqlite(folder);
  expect(await second.store.personOf('hash', NOON)).not.toBeNull();
  await second.close();
});

test('what a later version has written is left alone', async () => {
  const folder = temporaryFolder();
  await (await openSqlite(folder)).close();
  const db = new DatabaseSync(join(folder, FILE));
  db.exec('PRAGMA user_version = 99');
  db.close();
  await expect(openSqlite(folder)).rejects.toThrow(/later version/);
});

test('what is no database is not opened', async () => {
  const folder = temporaryFolder();
  appendFileSync(
    join(folder, FILE),
    'these are not the tables that you are looking for'.repeat(100),
  );
  await expect(openSqlite(folder)).rejects.toThrow(/not a database/);
});

test('everything is there to be copied while the server runs', async () => {
  const folder = temporaryFolder();
  const { store, close } = await openSqlite(folder);
  await store.addPerson({ id: 'p1', name: 'Gaius' }, 'hash', NOON);
  const copy = join(folder, 'copy.db');
  const db = new DatabaseSync(join(folder, FILE));
  db.exec(`VACUUM INTO '${copy}'`);
  db.close();
  await close();
  const copied = new DatabaseSync(copy);
  expect(copied.prepare('SELECT name FROM person').all()).toEqual([{ name: 'Gaius' }]);
  copied.close();
});

const person = 'p0123456789abcdef';
const said = (seq: number, text: string) => ({
  seq,
  at: NOON,
  command: `c${seq}`,
  events: [{ type: 'said', person, text } as const],
});

test.each<[string, (store: Store) => Promise<unknown>]>([
  ['erased', async (store) => store.eraseAt('t1', person, [said(1, ''), said(2, '')])],
  ['removed with the table', async (store) => store.removeTable('t1', 2)],
  ['expired with the table', async (store) => store.sweep(NOON + 1, NOON)],
])('what was %s is in no file of the folder, while the server runs on', async (_, remove) => {
  const folder = temporaryFolder();
  const { store, close } = await openSqlite(folder);
  onTestFinished(close);
  // Enough text that pages become free.
  const words = 'verba Evanidi '.repeat(500);
  await store.create({ id: 't1', code: 'CODE1', game: 'g' }, said(1, words), [person]);
  await store.append('t1', said(2, words));
  await store.saveSnapshot('t1', { seq: 2, text: words });
  await store.saveNote('t1', person, words);
  await store.addPerson({ id: 'gone', name: 'Evanidus' }, 'hash', NOON);
  expect(naming(folder)).not.toEqual([]);
  await remove(store);
  await store.removePerson('gone');
  expect(naming(folder)).toEqual([]);
});

/** The files in which a person is still named. */
function naming(folder: string): readonly string[] {
  return readdirSync(folder).filter((file) => readFileSync(join(folder, file)).includes('Evanid'));
}

test('people who expire are in no file of the folder, while the server runs on', async () => {
  const folder = temporaryFolder();
  const { store, close } = await openSqlite(folder);
  onTestFinished(close);
  await store.addPerson({ id: 'p1', name: 'Evanidus' }, 'hash', NOON);
  await store.sweep(NOON + 1, NOON);
  expect(naming(folder)).toEqual([]);
});

test('what is deleted leaves no copies behind in pages whose rows were moved', async () => {
  const folder = temporaryFolder();
  const { store, close } = await openSqlite(folder);
  onTestFinished(close);
  const random = seeded('remains');
  const id = () => String(random.int(1e9));
  for (let k = 0; k < 150; k += 1) {
    const name = `${k % 5 === 0 ? 'Evanidus' : 'x'} ${'y'.repeat(random.int(400))}`;
    await store.addPerson({ id: id(), name }, id(), k % 5 === 0 ? NOON : NOON + 2);
  }
  await store.sweep(NOON + 1, NOON);
  expect(naming(folder)).toEqual([]);
});

test('of a large file copies are gone, too, once nothing has been played for a while', () => {
  const folder = temporaryFolder();
  let clock = 0;
  const db = openDatabase(folder, { now: () => clock });
  onTestFinished(() => db.close());
  const random = seeded('remains');
  const id = () => String(random.int(1e9));
  const poll = { op: 'setting', name: 'large' } as const;
  db.run([{ op: 'save-setting', name: 'large', text: 'x'.repeat(20_000_000) }]);
  for (let k = 0; k < 150; k += 1) {
    const name = `${k % 5 === 0 ? 'Evanidus' : 'x'} ${'y'.repeat(random.int(400))}`;
    const now = k % 5 === 0 ? NOON : NOON + 2;
    db.run([{ op: 'add-person', id: id(), name, hash: id(), now }]);
  }
  db.run([{ op: 'sweep', before: NOON + 1, now: NOON }]);
  clock = 2000;
  db.run([poll]);
  expect(naming(folder)).toEqual([FILE]);
  clock = 20_000;
  db.run([poll]);
  expect(naming(folder)).toEqual([]);
});

test('damage is found: a file that was written over, a log that was cut short', async () => {
  const folder = temporaryFolder();
  const { store, check, close } = await openSqlite(folder);
  await store.create({ id: 't1', code: 'CODE1', game: 'g' }, said(1, 'one'), []);
  for (let seq = 2; seq < 40; seq += 1) await store.append('t1', said(seq, 'x'.repeat(900)));
  expect(await check()).toEqual([]);
  // Reading it moves it to where it is counted.
  expect(await store.entries('t1', 0)).toHaveLength(39);
  const db = new DatabaseSync(join(folder, FILE));
  db.exec('DELETE FROM event WHERE seq > 35');
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
  expect(await check()).toEqual(['the log of table t1 lacks entries']);
  await close();
  const bytes = readFileSync(join(folder, FILE));
  writeFileSync(join(folder, FILE), bytes.fill(0xa5, 4096 * 4, 4096 * 9));
  expect(problemsIn(folder).length).toBeGreaterThan(0);
});

test('nobody else reads the files', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, FILE), '', { mode: 0o644 });
  const { store, probe, close } = await openSqlite(folder);
  onTestFinished(close);
  await store.addPerson({ id: 'p1', name: '' }, 'hash', NOON);
  await probe();
  const modes = readdirSync(folder).map((file) => statSync(join(folder, file)).mode & 0o777);
  expect(modes.length).toBeGreaterThan(2);
  expect(new Set(modes)).toEqual(new Set([0o600]));
});

test('one job that fails does not hinder the others', () => {
  const db = openDatabase(temporaryFolder());
  onTestFinished(() => db.close());
  const add = (id: string) => ({ op: 'add-person', id, name: '', hash: id, now: NOON }) as const;
  // The second fails half-way: the person is new, the token is not.
  const outcomes = db.run([add('p1'), { ...add('p2'), hash: 'p1' }, add('p3')]);
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, false, true]);
  const [one, two, three] = db.run(
    ['p1', 'p2', 'p3'].map((hash) => ({ op: 'person-of', hash, now: NOON })),
  );
  expect(one).toMatchObject({ value: { id: 'p1' } });
  expect(two).toMatchObject({ value: null });
  expect(three).toMatchObject({ value: { id: 'p3' } });
  expect(db.run([add('p2')])).toMatchObject([{ ok: true }]);
});

test('when the disk is full, whatever was asked is refused, and what was kept stays', () => {
  const db = openDatabase(temporaryFolder(), { mostPages: 64 });
  onTestFinished(() => db.close());
  const person = (id: number) =>
    ({
      op: 'add-person',
      id: `p${id}`,
      name: 'x'.repeat(3000),
      hash: `h${id}`,
      now: NOON,
    }) as const;
  const kept: number[] = [];
  for (let id = 0; id < 100; id += 1) {
    if (db.run([person(id)])[0]?.ok) kept.push(id);
  }
  expect(kept.length).toBeGreaterThan(5);
  expect(kept.length).toBeLessThan(100);
  const found = db.run(kept.map((id) => ({ op: 'person-of', hash: `h${id}`, now: NOON })));
  expect(found.every((outcome) => outcome.ok && outcome.value !== null)).toBe(true);
});

test('what cannot be kept is rejected, and what was asked along with it is kept', async () => {
  const { store, close } = await openSqlite(temporaryFolder());
  const add = async (id: string, hash: string) => store.addPerson({ id, name: '' }, hash, NOON);
  const results = await Promise.allSettled([add('p1', 'h1'), add('p2', 'h1'), add('p3', 'h3')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await store.personOf('h1', NOON)).toMatchObject({ id: 'p1' });
  expect(await store.personOf('h3', NOON)).toMatchObject({ id: 'p3' });
  await close();
});

test('when its thread dies, everybody who waits is told, and whoever asks later', async () => {
  const thread = sqliteThread(temporaryFolder());
  const { store, lost, close } = await openSqlite('', thread);
  await store.addPerson({ id: 'p1', name: '' }, 'hash', NOON);
  const waiting = store.personOf('hash', NOON);
  await Promise.all([expect(waiting).rejects.toThrow(/has ended/), thread.terminate()]);
  expect((await lost).message).toMatch(/has ended/);
  await expect(store.find('t1')).rejects.toThrow(/has ended/);
  await close();
});
