import pg from 'pg';
import { migrate } from './schema.ts';

/**
 * Makes a database ready, or brings it up to date.
 *
 * @returns the version it had and the one it has.
 * @throws when it does not answer, or a later version of this program has written it.
 */
export async function migrateDatabase(
  url: string,
): Promise<{ readonly from: number; readonly to: number }> {
  const db = new pg.Client({ connectionString: url, application_name: 'lusoria migrate' });
  // What is asked is rejected when the connection breaks; here nobody else is to be told.
  db.on('error', () => undefined);
  await db.connect();
  try {
    return await migrate(db);
  } finally {
    await db.end();
  }
}
