import pg from 'pg';
import { migrate } from './schema.ts';
import { onceStarted } from './starting.ts';

/**
 * Prepares a database, or brings it up to date.
 *
 * @returns the version it had and the one it has.
 * @throws when it does not answer, or was written by a later version of this program.
 */
export async function migrateDatabase(
  url: string,
): Promise<{ readonly from: number; readonly to: number }> {
  const db = await onceStarted(async () => connected(url));
  try {
    return await migrate(db);
  } finally {
    await db.end();
  }
}

async function connected(url: string): Promise<pg.Client> {
  const db = new pg.Client({ connectionString: url, application_name: 'lusoria migrate' });
  // A query rejects when the connection breaks; the event needs no handling of its own.
  db.on('error', () => undefined);
  await db.connect();
  return db;
}
