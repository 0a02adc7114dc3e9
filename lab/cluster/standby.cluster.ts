import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Appended } from '@lusoria/table';
import { openReplicated, type Replicated } from './replicated.ts';
import { openSupervisor, type Supervisor } from './supervisor.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase } from '@lusoria/server/store/postgres/migrate.ts';
import { openPostgresStore } from '@lusoria/server/store/postgres/store.ts';

let folder: string;
let supervisor: Supervisor;
let servers: Replicated;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lusoria-standby-'));
  // PostgreSQL may have to run as somebody else, in a folder of its own in there.
  chmodSync(folder, 0o711);
  supervisor = openSupervisor(folder, () => undefined);
  const opened = await openReplicated(supervisor, join(folder, 'postgres'));
  if (!opened) throw new Error('There is no PostgreSQL here.');
  servers = opened;
  await servers.database.create();
  await migrateDatabase(withPassword(servers.database));
});
afterAll(async () => {
  await servers.close();
  await supervisor.close();
  rmSync(folder, { recursive: true, force: true });
});

function withPassword({ url, env }: Replicated['database']): string {
  return url.replace('@', `:${env.PGPASSWORD}@`);
}

const entry = (seq: number) => ({ seq, at: 0, command: `c${seq}`, events: [] });
const PLACE = { code: 'CODE', game: 'a-game' };

/** The store of the primary, with a new table. */
async function openWith(id: string, code: string) {
  const opened = await openPostgresStore(withPassword(servers.database));
  await opened.store.create({ id, ...PLACE, code }, entry(1), ['p1']);
  return opened;
}

test('a standby is never asked', async () => {
  await expect(openPostgresStore(withPassword(servers.standby().instance))).rejects.toThrow(
    /standby/,
  );
});

test('a standby takes over: what was acknowledged is there, and the store goes on by itself', async () => {
  const { store, close } = await openWith('t1', 'ONE');
  /** Asks again until it is acknowledged, as players' pages do. */
  const acknowledged = async (seq: number): Promise<Appended> => {
    for (;;) {
      const appended = await store.append('t1', entry(seq)).catch(() => null);
      if (appended && appended.kind !== 'unknown') return appended;
    }
  };
  const kinds = new Set<string>();
  for (let seq = 2; seq <= 60; seq += 1) {
    // Entries are under way when it dies.
    const over = seq === 20 || seq === 40 ? servers.failOver() : null;
    kinds.add((await acknowledged(seq)).kind);
    await over;
  }
  expect(kinds).not.toContain('behind');
  expect(await store.entries('t1', 0)).toEqual(Array.from({ length: 60 }, (_, i) => entry(i + 1)));
  await close();
});

test('a commit that no longer waits for the standby is unknown', async () => {
  const { store, close } = await openWith('t2', 'TWO');
  await servers.inStep();
  const back = Promise.withResolvers<void>();
  await servers.standby().supervised.kill(0, 'SIGKILL', async () => back.promise);
  const append = store.append('t2', entry(2));
  const cancelled = `SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'`;
  const { instance } = servers.primary();
  await expect.poll(async () => instance.ask(cancelled)).toHaveLength(1);
  expect(await append).toEqual({ kind: 'unknown' });
  back.resolve();
  expect(await store.append('t2', entry(2))).toEqual({ kind: 'repeated', seq: 2 });
  await close();
});
