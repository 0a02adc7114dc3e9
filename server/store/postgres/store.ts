import { callbackify } from 'node:util';
import pg from 'pg';
import * as v from 'valibot';
import type { OpenStore } from '../open-store.ts';
import { appender } from './append.ts';
import { problemsOf } from './check.ts';
import { moderationStore } from './moderation.ts';
import { operatorStore } from './operator.ts';
import { peopleStore } from './people.ts';
import { queriesOf } from './queries.ts';
import { checkVersion } from './schema.ts';
import { schoolStore } from './school.ts';
import { onceStarted } from './starting.ts';
import { passkeyStore } from './passkeys.ts';
import { photoStore } from './photos.ts';
import { sharedStore } from './shared.ts';
import { contactStore } from './contacts.ts';
import { subscriptionStore } from './subscriptions.ts';
import { tableStore } from './tables.ts';
import { ratingStore } from './unrated.ts';

/** Connections to the database that a node holds at most. */
const MAX_CONNECTIONS = 8;
/** Timeouts for opening a connection, and for the answer to a query, in milliseconds. */
const CONNECT_MS = 5000;
const QUERY_MS = 10_000;
/** Statements that take longer are cancelled by the database, which then says so; milliseconds. */
const STATEMENT_MS = 8000;

/** Timeouts in milliseconds. */
interface Timeouts {
  readonly queryMs: number;
  readonly statementMs: number;
  /** For a server that is starting when the store is opened. */
  readonly startMs: number;
}

/**
 * A standby answers with what was true some time ago, so it is never asked, wherever the address leads for a moment.
 *
 * @throws if the server is a standby, or does not answer
 */
async function refuseStandby(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query('SELECT pg_is_in_recovery() AS standby');
  const [{ standby }] = v.parse(v.tuple([v.object({ standby: v.boolean() })]), rows);
  if (standby)
    throw new Error('This PostgreSQL is a standby: the address has to lead to the primary');
}

/**
 * Opens a database that `migrate` has made ready. When the database goes away for a while, what is
 * requested meanwhile is rejected; nothing is half done. An append of which it is not known whether it was done is
 * answered with `unknown`.
 *
 * @throws when it does not answer, is still starting after a minute, or is not up to date.
 */
export async function openPostgresStore(
  url: string,
  { queryMs = QUERY_MS, statementMs = STATEMENT_MS, startMs }: Partial<Timeouts> = {},
): Promise<OpenStore> {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: queryMs,
    statement_timeout: statementMs,
    application_name: 'lusoria',
    verify: callbackify(refuseStandby),
  });
  // An idle connection that breaks is replaced by the next query; one in use rejects what is asked on it. Both say so by
  // an event, too, which would end the process where nobody listens.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await onceStarted(async () => checkVersion(pool), startMs);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const entries = appender(pool);
  const queries = queriesOf(pool);
  let closing: Promise<void> | null = null;
  return {
    store: {
      ...peopleStore(queries),
      ...moderationStore(queries),
      ...subscriptionStore(queries),
      ...passkeyStore(queries),
      ...schoolStore(queries),
      ...sharedStore(queries),
      ...photoStore(queries),
      ...contactStore(queries),
      ...tableStore(queries),
      ...operatorStore(queries),
      ...ratingStore(queries),
      append: entries.append,
    },
    lost: new Promise(() => undefined),
    async probe() {
      await queries.rows('INSERT INTO probe VALUES (1, $1) ON CONFLICT (n) DO UPDATE SET at = $1', [
        Date.now(),
      ]);
    },
    check: async () => problemsOf(queries),
    async close() {
      closing ??= entries.settled().then(() => pool.end());
      await closing;
    },
  };
}
