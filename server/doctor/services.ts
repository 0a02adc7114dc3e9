import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { connect } from '@nats-io/transport-node';
import pg from 'pg';
import * as v from 'valibot';
import { type Config, isPostgres } from '../config.ts';
import { checkVersion } from '../store/postgres/schema.ts';
import { FILE } from '../store/sqlite/database.ts';
import { checkInThread } from '../store/sqlite/check.ts';
import type { Finding } from './finding.ts';
import { reasonOf } from './reason.ts';

/** Timeout of a service. */
export const TIMEOUT_MS = 5000;
/** Clocks further apart than this let deadlines pass too early or too late. */
const MAX_SECONDS = 5;

/** Whether the database answers, is up to date and is sound; nothing is changed. */
export async function database(
  { database: kind, dataDir }: Pick<Config, 'database' | 'dataDir'>,
  now: () => number,
): Promise<readonly Finding[]> {
  if (kind === 'memory')
    return [{ subject: 'database', state: 'warning', code: 'database-memory' }];
  return isPostgres(kind) ? postgres(kind, now) : [await sqlite(resolve(dataDir))];
}

async function sqlite(folder: string): Promise<Finding> {
  const place = join(folder, FILE);
  if (!existsSync(place)) return { subject: 'database', state: 'good', code: 'database-new' };
  const [reason] = await checkInThread(folder);
  if (reason === undefined) {
    return { subject: 'database', state: 'good', code: 'database-sound', params: { place } };
  }
  return { subject: 'database', state: 'bad', code: 'database-damaged', params: { place, reason } };
}

async function postgres(url: string, now: () => number): Promise<readonly Finding[]> {
  const place = placeOf(url);
  const db = new pg.Client({
    connectionString: url,
    application_name: 'lusoria doctor',
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  // A query rejects when the connection breaks; the event needs no handling of its own.
  db.on('error', () => undefined);
  try {
    await db.connect();
    await checkVersion(db);
    const { rows } = await db.query('SELECT extract(epoch from now())::float8 AS seconds');
    const [{ seconds }] = v.parse(v.tuple([v.object({ seconds: v.number() })]), rows);
    return [
      { subject: 'database', state: 'good', code: 'database-ready', params: { place } },
      ...clocks(place, seconds * 1000, now()),
    ];
  } catch (error) {
    const params = { place, reason: reasonOf(error) };
    return [{ subject: 'database', state: 'bad', code: 'database-away', params }];
  } finally {
    await db.end().catch(() => undefined);
  }
}

/**
 * Findings about another machine's clock; none when it agrees with this one's.
 *
 * @param there milliseconds since 1970, like `here`
 */
export function clocks(place: string, there: number, here: number): readonly Finding[] {
  const seconds = Math.round(Math.abs(there - here) / 1000);
  if (seconds <= MAX_SECONDS) return [];
  return [
    { subject: 'clock', state: 'warning', code: 'clock-differs', params: { seconds, place } },
  ];
}

/** Whether NATS answers, where servers use it for hints. */
export async function nats({
  nats: url,
  database: kind,
}: Pick<Config, 'nats' | 'database'>): Promise<Finding> {
  if (url === null) {
    return isPostgres(kind)
      ? { subject: 'nats', state: 'warning', code: 'nats-missing' }
      : { subject: 'nats', state: 'good', code: 'nats-unused' };
  }
  const place = placeOf(url);
  try {
    const connection = await connect({ servers: url, timeout: TIMEOUT_MS, reconnect: false });
    await connection.flush();
    await connection.close();
    return { subject: 'nats', state: 'good', code: 'nats-answers', params: { place } };
  } catch (error) {
    return {
      subject: 'nats',
      state: 'bad',
      code: 'nats-away',
      params: { place, reason: reasonOf(error) },
    };
  }
}

/** A URL without name and password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname.replace(/\/$/, '')}`;
}
