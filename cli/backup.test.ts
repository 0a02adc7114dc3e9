import { appendFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSqlite } from '@lusoria/server';
import { afterAll, expect, it } from 'vitest';
import { folder } from './testing/folder.ts';
import { inside } from './testing/inside.ts';

const files = folder();
afterAll(() => files.remove());

it('what a server that runs has stored is in its backup, for its user alone, and comes back from it', async () => {
  const data = join(files.path, 'data');
  const file = join(files.path, 'backup.db');
  const there = join(files.path, 'restored');
  const running = await openSqlite(data);
  await running.store.addPerson({ id: 'p1', name: 'Iulia' }, 'hash', 1);
  expect((await inside(['backup', file, '--data', data])).code).toBe(0);
  await running.close();
  expect(statSync(file).mode & 0o777).toBe(0o600);

  expect((await inside(['backup', file, '--data', data])).stderr).toContain('is there already');
  const done = await inside(['restore', file, '--data', there]);
  expect(done.code).toBe(0);
  expect(done.stdout).toContain(`lusoria serve --data ${there}`);
  const again = await inside(['restore', file, '--data', there]);
  expect(again.code).toBe(1);
  expect(again.stderr).toContain('choose an empty folder with --data');
  const missing = await inside([
    'restore',
    join(files.path, 'none.db'),
    '--data',
    join(files.path, 'other'),
  ]);
  expect(missing.stderr).toContain('say which file lusoria backup has written');
  const restored = await openSqlite(there);
  expect(await restored.store.personOf('hash', 1)).toEqual({ id: 'p1', name: 'Iulia' });
  expect(await restored.check()).toEqual([]);
  await restored.close();

  const broken = join(files.path, 'broken.db');
  writeFileSync(broken, readFileSync(file).fill(7, 4096, 12_000));
  appendFileSync(broken, 'x');
  const refused = await inside(['restore', broken, '--data', join(files.path, 'other')]);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain(
    'is no backup, or it is damaged, so nothing was restored; take another one',
  );

  // A server's data that are damaged are no backup, and none is left half done.
  const spoilt = join(files.path, 'spoilt');
  await inside(['restore', file, '--data', spoilt]);
  const stored = join(spoilt, 'lusoria.db');
  writeFileSync(stored, readFileSync(stored).fill(7, 4096, 12_000));
  const copy = join(files.path, 'copy.db');
  const failed = await inside(['backup', copy, '--data', spoilt]);
  expect(failed.code).toBe(1);
  expect(failed.stderr).toContain('so no backup was written; lusoria doctor says what is wrong');
  expect(readdirSync(files.path).filter((name) => name.startsWith('copy'))).toEqual([]);
});
