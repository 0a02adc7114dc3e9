import { connect, createServer } from 'node:net';
import { portOf } from '@lusoria/testing/server/ports.ts';
import { COLUMNS } from '@lusoria/print/papers/stored.ts';
import type { Changes } from '@lusoria/table';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres, type Postgres } from '@lusoria/testing/server/postgres.ts';
import { lossyLine } from '../../testing/lossy-line.ts';
import type { FrailPlace } from '../conformance/cut-off.ts';
import type { DamagePlace } from '../conformance/damage.ts';
import { storeConformance } from '../conformance/index.ts';
import { migrate } from './schema.ts';
import { openPostgresStore } from './store.ts';

/** The driver's messages when the database does not answer. */
const GONE = /ECONNREFUSED|ECONNRESET|EPIPE|terminat|connection/i;

let postgres: Postgres;
beforeAll(async () => {
  postgres = await openPostgres();
});
afterAll(async () => postgres.close());

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** A new database, migrated. */
async function ready(): Promise<string> {
  const url = await postgres.database();
  await withClient(url, migrate);
  return url;
}

function frailPostgres(): FrailPlace {
  let url: Promise<string> | null = null;
  const make = async (): Promise<string> => (url ??= ready());
  return {
    open: async () => openPostgresStore(await make()),
    async openFrail() {
      const through = new URL(await make());
      const line = await lossyLine(Number(through.port));
      through.port = `${line.port}`;
      return { ...(await openPostgresStore(through.href)), cut: line.cut };
    },
  };
}

function damagedPostgres(): DamagePlace {
  let url: Promise<string> | null = null;
  const make = async (): Promise<string> => (url ??= ready());
  return {
    open: async () => openPostgresStore(await make()),
    execute: async (sql) => {
      await withClient(await make(), async (client) => client.query(sql));
    },
    withoutSums: 'UPDATE event SET sum = NULL; UPDATE tbl SET sum = NULL, summed = NULL',
  };
}

storeConformance(
  'PostgreSQL',
  () => {
    let url: Promise<string> | null = null;
    return async () => openPostgresStore(await (url ??= ready()));
  },
  { survives: true, makeFrail: frailPostgres, makeDamaged: damagedPostgres },
);

test('the papers about data protection know every column', async () => {
  const url = await ready();
  const { rows } = await withClient(url, async (client) =>
    client.query<{ table: string; column: string }>(
      `SELECT table_name AS table, column_name AS column FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name <> 'lusoria_version'`,
    ),
  );
  const unknown = rows.filter(({ table, column }) => COLUMNS[table]?.[column] === undefined);
  expect(unknown).toEqual([]);
});

/** Before a real server: refuses the first connections as one does that is still starting; its port. */
async function startingServer(port: number, refusals: number) {
  let left = refusals;
  const field = (type: string, text: string) => Buffer.from(`${type}${text}\0`);
  const fields = Buffer.concat([
    field('S', 'FATAL'),
    field('C', '57P03'),
    field('M', 'the database system is starting up'),
    Buffer.from([0]),
  ]);
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (left > 0) {
      left -= 1;
      socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, fields])));
      return;
    }
    const behind = connect(port, '127.0.0.1');
    behind.on('error', () => socket.destroy());
    behind.pipe(socket).pipe(behind);
  });
  return { port: await portOf(server), left: () => left, close: () => void server.close() };
}

test('a server that is starting is waited for, but not for ever', async () => {
  const url = new URL(await ready());
  const starting = await startingServer(Number(url.port), 3);
  url.port = `${starting.port}`;
  await expect(openPostgresStore(url.href, { startMs: 0 })).rejects.toThrow(/starting up/);
  expect(starting.left()).toBe(2);
  const { probe, close } = await openPostgresStore(url.href);
  expect(starting.left()).toBe(0);
  await probe();
  await close();
  starting.close();
});

test('a database that was not made ready is not opened', async () => {
  await expect(openPostgresStore(await postgres.database())).rejects.toThrow(/not up to date/);
});

test('what a later version has written is left alone', async () => {
  const url = await ready();
  await withClient(url, async (client) => client.query('UPDATE lusoria_version SET version = 99'));
  await expect(withClient(url, migrate)).rejects.toThrow(/later version/);
});

test('many may make a database ready at the same time', async () => {
  const url = await postgres.database();
  const done = await Promise.all([1, 2, 3].map(async () => withClient(url, migrate)));
  expect(done.map(({ from }) => from).toSorted((a, b) => a - b)).toEqual([0, 16, 16]);
});

test('two nodes that race append once each, and nobody waits for ever', async () => {
  const url = await ready();
  const nodes = [await openPostgresStore(url), await openPostgresStore(url)];
  const tables = Array.from({ length: 20 }, (_, n) => ({
    id: `t${n}`,
    code: `CODE${n}`,
    game: 'a-game',
  }));
  const entry = (seq: number, command: string) => ({ seq, at: seq, command, events: [] });
  for (const table of tables) await nodes[0]?.store.create(table, entry(1, 'made'), []);
  const asked = Array.from({ length: 10 }, (_, round) =>
    nodes.flatMap(({ store }, node) =>
      tables.map(async ({ id }) => store.append(id, entry(round + 2, `${node} ${round}`))),
    ),
  );
  for (const round of asked) {
    const kinds = (await Promise.all(round)).map(({ kind }) => kind).toSorted();
    expect(kinds.filter((kind) => kind === 'done').length).toBeLessThanOrEqual(tables.length);
  }
  const logs = await Promise.all(tables.map(async ({ id }) => nodes[1]?.store.entries(id, 0)));
  expect(logs.map((log) => log?.map(({ seq }) => seq))).toEqual(
    logs.map((log) => log?.map((_, i) => i + 1)),
  );
  for (const { close } of nodes) await close();
});

test('an append that is not answered in time is unknown, and asking again tells', async () => {
  const url = await ready();
  const { store, close } = await openPostgresStore(url, { queryMs: 2000, statementMs: 60_000 });
  const again = await openPostgresStore(url);
  const table = { id: 't1', code: 'CODE', game: 'a-game' };
  const entry = (seq: number) => ({ seq, at: 0, command: `c${seq}`, events: [] });
  await store.create(table, entry(1), ['p1']);
  /** Outcome of an append while another transaction locks the table for as long as it is waited for. */
  const heldUp = async (seq: number, changes: Changes): Promise<string> =>
    withClient(url, async (client) => {
      await client.query('BEGIN');
      await client.query("SELECT FROM tbl WHERE id = 't1' FOR UPDATE");
      const kind = await store.append('t1', entry(seq), changes).then((one) => one.kind, String);
      await client.query('COMMIT');
      return kind;
    });
  expect(await heldUp(2, {})).toBe('unknown');
  // It was on its way, so it is done in the end, whoever comes first now.
  await expect.poll(async () => again.store.entries('t1', 1)).toEqual([entry(2)]);
  expect(await again.store.append('t1', entry(2))).toEqual({ kind: 'repeated', seq: 2 });
  // Where something changes beside the log it was never committed.
  expect(await heldUp(3, { deadline: 1 })).toMatch(/timeout/);
  expect(await again.store.append('t1', entry(3))).toEqual({ kind: 'done' });
  const { close: closeSlow, ...slow } = await openPostgresStore(url, { statementMs: 200 });
  await withClient(url, async (client) => {
    await client.query('BEGIN');
    await client.query("SELECT FROM tbl WHERE id = 't1' FOR UPDATE");
    // The database itself gives up: then nothing has happened.
    await expect(slow.store.append('t1', entry(4))).rejects.toThrow(/statement timeout/);
    await client.query('COMMIT');
  });
  expect(await again.store.append('t1', entry(4))).toEqual({ kind: 'done' });
  for (const end of [close, again.close, closeSlow]) await end();
});

test('when it goes away, what is asked is rejected; when it is back, everything is there', async () => {
  const url = await ready();
  const { store, close } = await openPostgresStore(url);
  const table = { id: 't1', code: 'CODE', game: 'a-game' };
  const entry = (seq: number) => ({ seq, at: 0, command: `c${seq}`, events: [] });
  await store.create(table, entry(1), ['p1']);
  expect(await store.append('t1', entry(2))).toEqual({ kind: 'done' });
  await postgres.kill();
  const cut = await store.append('t1', entry(3)).then(({ kind }) => kind, String);
  expect(cut).toMatch(new RegExp(`^unknown$|${GONE.source}`, 'i'));
  await expect(store.find('t1')).rejects.toThrow(GONE);
  await postgres.start();
  expect(await store.entries('t1', 0)).toEqual([entry(1), entry(2)]);
  expect(await store.append('t1', entry(3))).toEqual({ kind: 'done' });
  expect(await store.append('t1', entry(3))).toEqual({ kind: 'repeated', seq: 3 });
  await close();
  // It recovers first, which takes a while on a busy machine.
});
