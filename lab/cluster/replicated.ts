import { execFile } from 'node:child_process';
import { appendFileSync, chownSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { POSTGRES_USER } from '@lusoria/testing/server/postgres-programs.ts';
import { freePort } from '@lusoria/testing/server/ports.ts';
import { openForwarder } from './forwarder.ts';
import {
  type Database,
  databaseAt,
  findPostgres,
  initialize,
  type Installation,
  type Instance,
  instanceOf,
  replicationFrom,
} from './postgres.ts';
import type { Supervised, Supervisor } from './supervisor.ts';

interface Server {
  readonly instance: Instance;
  readonly supervised: Supervised;
}

/** A primary and a standby, which has every commit on its disk before the commit is acknowledged. */
export interface Replicated {
  /** Reached by one address, whichever server is the primary. */
  readonly database: Database;
  /** The server that is the primary now. */
  primary(): Server;
  standby(): Server;
  /**
   * Kills the primary once the standby is in step, promotes the standby, and forwards the address to it. The
   * former primary comes back as the standby of the new one.
   *
   * @returns when the primary is dead
   */
  failOver(): Promise<boolean>;
  /** Resolves when a standby is in step. */
  inStep(): Promise<void>;
  close(): Promise<void>;
}

/** Enough for a standby that was away to catch up without an archive. */
const SETTINGS = ['wal_keep_size=512MB'];
const LOOK_MS = 50;

const run = promisify(execFile);

/**
 * Starts both servers.
 *
 * @param folder for their data, created if missing
 * @returns null if there is no PostgreSQL
 */
export async function openReplicated(
  supervisor: Supervisor,
  folder: string,
): Promise<Replicated | null> {
  const installation = findPostgres(folder);
  if (!installation) return null;
  const one = instanceOf(
    installation,
    'postgres 1',
    join(folder, 'one'),
    await freePort(),
    SETTINGS,
  );
  const two = instanceOf(
    installation,
    'postgres 2',
    join(folder, 'two'),
    await freePort(),
    SETTINGS,
  );
  initialize(installation, one.data);
  const first = { instance: one, supervised: supervisor.start(one.program) };
  await first.supervised.up();
  await follow(installation, one, two);
  const second = { instance: two, supervised: supervisor.start(two.program) };
  let [primary, standby] = [first, second];
  await waitForStandby(primary.instance);
  const forwarder = await openForwarder(0, [one.port]);
  let inStep = Promise.resolve();
  return {
    database: databaseAt(forwarder.port, installation.password),
    primary: () => primary,
    standby: () => standby,
    inStep: async () => inStep,
    async failOver() {
      await inStep;
      const [old, next] = [primary, standby];
      const comesBack = Promise.withResolvers<void>();
      inStep = comesBack.promise;
      const meanwhile = async (): Promise<void> => {
        await query(next.instance, 'SELECT pg_promote()');
        [primary, standby] = [next, old];
        forwarder.to(next.instance.port);
        await untilDone(async () => follow(installation, next.instance, old.instance));
      };
      const wasUp = await old.supervised.kill(0, 'SIGKILL', meanwhile);
      if (!wasUp) {
        comesBack.resolve();
        return false;
      }
      void waitForStandby(next.instance).then(comesBack.resolve);
      return true;
    },
    close: forwarder.close,
  };
}

/** Replaces the data of a stopped server by a copy of another's, which it follows after its next start. */
async function follow(
  { password }: Installation,
  primary: Instance,
  standby: Instance,
): Promise<void> {
  await primary.connected(async (client) => {
    await client.query(`SELECT pg_backup_start('standby', true)`);
    rmSync(standby.data, { recursive: true, force: true });
    await run('cp', ['-a', primary.data, standby.data], { ...POSTGRES_USER });
    const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(false)');
    const [{ labelfile }] = v.parse(labelSchema, rows);
    writeOwned(join(standby.data, 'backup_label'), labelfile);
  });
  for (const file of readdirSync(join(standby.data, 'pg_wal'), { withFileTypes: true }))
    if (file.isFile()) rmSync(join(standby.data, 'pg_wal', file.name));
  rmSync(join(standby.data, 'postmaster.pid'), { force: true });
  writeOwned(join(standby.data, 'standby.signal'), '');
  const from = replicationFrom(primary.port, password);
  appendFileSync(join(standby.data, 'postgresql.auto.conf'), `primary_conninfo = '${from}'\n`);
}

function writeOwned(path: string, text: string): void {
  writeFileSync(path, text, { mode: 0o600 });
  if (POSTGRES_USER) chownSync(path, POSTGRES_USER.uid, POSTGRES_USER.gid);
}

const labelSchema = v.tuple([v.object({ labelfile: v.string() })]);

/** Waits until a standby follows, and makes commits wait for it from then on. */
async function waitForStandby(primary: Instance): Promise<void> {
  const state = async (): Promise<string | undefined> => {
    const rows = await query(primary, 'SELECT state, sync_state FROM pg_stat_replication');
    const [row] = v.parse(stateSchema, rows);
    return row && `${row.state} ${row.sync_state}`;
  };
  await untilDone(async () => expectTo((await state())?.startsWith('streaming')));
  await untilDone(async () => query(primary, `ALTER SYSTEM SET synchronous_standby_names = '*'`));
  await untilDone(async () => {
    await query(primary, 'SELECT pg_reload_conf()');
    expectTo((await state()) === 'streaming sync');
  });
}

async function query(instance: Instance, text: string): Promise<readonly unknown[]> {
  return instance.connected(async (client) => (await client.query<object>(text)).rows);
}

const stateSchema = v.array(v.object({ state: v.string(), sync_state: v.string() }));

function expectTo(holds: boolean | undefined): void {
  if (holds !== true) throw new Error('not yet');
}

/** Retries until it succeeds; a primary may be killed at any time. */
async function untilDone(work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }
}
