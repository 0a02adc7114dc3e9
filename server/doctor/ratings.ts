import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checkRatings } from '@lusoria/tournaments/ratings-check';
import { type Config, isPostgres } from '../config.ts';
import type { OpenStore } from '../store/open-store.ts';
import { openPostgresStore } from '../store/postgres/store.ts';
import { backUp, restore } from '../store/sqlite/backup.ts';
import { FILE } from '../store/sqlite/database.ts';
import { openSqlite } from '../store/sqlite/store.ts';
import type { Finding } from './finding.ts';
import { reasonOf } from './reason.ts';

/**
 * Whether the ratings are what the stored results say, each of them computed once more. Changes nothing: of a folder,
 * which a server may have open, a copy is read.
 */
export async function examineRatings(
  { database, dataDir }: Pick<Config, 'database' | 'dataDir'>,
  now: () => number = Date.now,
): Promise<readonly Finding[]> {
  const folder = resolve(dataDir);
  // Without results there is nothing to be computed.
  if (database === 'memory' || (!isPostgres(database) && !existsSync(join(folder, FILE))))
    return [];
  const check = async ({ store }: OpenStore) => checkRatings(store, now());
  try {
    const found = isPostgres(database)
      ? await withStore(await openPostgresStore(database), check)
      : await withCopy(folder, check);
    if (found.length === 0) return [{ subject: 'database', state: 'good', code: 'ratings-right' }];
    return found.map((reason) => ({
      subject: 'database',
      state: 'warning',
      code: 'ratings-differ',
      params: { reason },
    }));
  } catch (error) {
    const params = { reason: reasonOf(error) };
    return [{ subject: 'database', state: 'bad', code: 'ratings-unread', params }];
  }
}

async function withStore<T>(open: OpenStore, use: (open: OpenStore) => Promise<T>): Promise<T> {
  try {
    return await use(open);
  } finally {
    await open.close();
  }
}

async function withCopy<T>(folder: string, use: (open: OpenStore) => Promise<T>): Promise<T> {
  const copies = await mkdtemp(join(tmpdir(), 'lusoria-ratings-'));
  try {
    const file = join(copies, 'backup');
    await backUp(folder, file);
    restore(file, join(copies, 'data'));
    return await withStore(await openSqlite(join(copies, 'data')), use);
  } finally {
    await rm(copies, { recursive: true, force: true, maxRetries: 10 });
  }
}
