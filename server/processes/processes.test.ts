import { type Client, connect, join } from '@lusoria/testing/people/client.ts';
import {
  botPlayer,
  codeOfTable,
  makeTable,
  play,
  PLAYED,
  tireless,
} from '@lusoria/testing/people/play.ts';
import { openSession, type Session, webSocket } from '@lusoria/client';
import { lobbyOver } from '@lusoria/client/lobby';
import { accepted } from '@lusoria/core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { backUp } from '../store/sqlite/backup.ts';
import { problemsOf } from '../store/sqlite/check.ts';
import { type Child, childServer } from '../testing/child.ts';
import { NO_LIMITS, temporaryFolder } from '../testing/test-server.ts';
import { homeOf } from './home.ts';
import { labelled } from './labelled.ts';

const KEY = 'clavis-processuum.12345';
const PROCESSES = 2;

/** Places with their homes at the first and at the second process. */
const [HERE, THERE] = [0, 1].map((slot) =>
  ['a', 'b', 'c', 'd', 'e'].find((place) => homeOf(place, PROCESSES) === slot),
);

async function admin(server: Child, path: string, init: RequestInit = {}): Promise<unknown> {
  const headers = { authorization: `Bearer ${KEY}` };
  return (await fetch(`${server.url}/api/admin${path}`, { headers, ...init })).json();
}

/** Ids of the processes that have had a number so far. */
function pidsOf({ errors }: Child, slot: number): readonly number[] {
  return errors()
    .split('\n')
    .filter((line) => line.includes(`"process":${slot},`) && line.includes('"listening"'))
    .map((line) => Number(/"pid":(\d+)/.exec(line)?.[1]));
}

/** Somebody who came to the other process than that of a table, and was asked to come again. */
async function sentElsewhere(server: Child, code: string): Promise<Client> {
  for (;;) {
    const client = await join(server.url, { name: 'Brutus', place: '' });
    const opening = client.open(code).then(
      () => 'open' as const,
      () => 'closed' as const,
    );
    if ((await opening) === 'closed') return client;
    await client.close();
  }
}

/** Somebody with a client as the page has it, whose connection may be replaced. */
function visit({ url }: Child, name: string): Session {
  let token = '';
  return openSession({
    connect: webSocket(`${url.replace('http', 'ws')}/ws`, () => ''),
    name,
    credentials: {
      load: () => (token ? { token } : null),
      save: (credentials) => {
        token = credentials.token;
      },
      clear: () => {
        token = '';
      },
    },
  });
}

async function connections(server: Child): Promise<number> {
  return v.parse(v.object({ connections: v.number() }), await admin(server, '')).connections;
}

test('several processes are one server: tables, limits, bans, figures, and what a crash of one leaves', async () => {
  const folder = temporaryFolder();
  const server = await childServer({
    port: 0,
    dataDir: folder,
    processes: PROCESSES,
    adminKey: KEY,
    openMetrics: true,
    lobby: true,
    limits: { ...NO_LIMITS, addressConnections: 5 },
  });
  const anna = await join(server.url, { name: 'Anna', place: `${HERE}` });

  // Whoever comes by the code of a table comes to whoever made it; whoever has come to the other process is asked to.
  const table = await makeTable(anna, [{ kind: 'me' }, { kind: 'open' }], {
    options: { rounds: 2 },
  });
  const code = codeOfTable(anna, table);
  expect(homeOf(code, PROCESSES)).toBe(0);
  const brutus = await sentElsewhere(server, code);
  expect(await brutus.closed).toBe(4100);
  const guest = await join(server.url, { token: brutus.token(), place: code });
  await guest.open(code);
  await guest.do(table, { do: 'sit', seat: 1 });
  // Whoever stays at the other process sees the same.
  const watcher = await join(server.url, { name: 'Cassia', place: `${THERE}` });
  await watcher.open(code);
  await anna.do(table, { do: 'start' });
  const playing = Promise.allSettled(
    [anna, guest].map(async (client, seat) => {
      const player = tireless(await botPlayer(PLAYED.bot, `processes ${seat}`));
      await play(client, table, player, () => client.table(table).seq > 500);
    }),
  );
  await watcher.until(() => watcher.table(table).seq > 20);

  // Strangers meet, at whichever process they have come; their connections are replaced on the way.
  const strangers = ['Livia', 'Marcus'].map((name) => visit(server, name));
  const wish = { game: PLAYED.game, options: { rounds: 1 }, bots: [PLAYED.bot] };
  const found = await Promise.all(strangers.map(async (one) => lobbyOver(one).seek(wish)));
  const [met] = found.flatMap((one) => (one.ok ? [one.value] : []));
  expect(found).toEqual([accepted(met), accepted(met)]);
  for (const stranger of strangers) {
    const opened = await stranger.open(met ?? '');
    expect(opened.ok && opened.value.get().view.phase).toBe('playing');
    stranger.close();
  }

  // One address has as many connections as it would have with one process.
  await expect.poll(async () => connections(server)).toBe(3);
  const more = await Promise.allSettled(
    Array.from({ length: 6 }, async (_, i) =>
      connect(server.url, { place: `${i % 2 === 0 ? HERE : THERE}` }),
    ),
  );
  const open = more.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  await expect.poll(async () => connections(server)).toBe(5);
  for (const client of open) await client.close();
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toMatch(/^lusoria_connections\{process="0"\} \d/m);
  expect(metrics).toMatch(/^lusoria_connections\{process="1"\} \d/m);
  expect(metrics.match(/^# TYPE lusoria_connections gauge$/gm)).toHaveLength(1);

  // A backup while it runs is whole.
  await backUp(folder, `${folder}/copy.db`);
  expect(problemsOf(`${folder}/copy.db`)).toEqual([]);

  // The process of the table is killed; the other one goes on, and nothing is lost.
  const known = anna.table(table).entries;
  const [killed = Number.NaN] = pidsOf(server, 0);
  process.kill(killed, 'SIGKILL');
  await Promise.all([anna.closed, guest.closed, playing]);
  await expect.poll(() => pidsOf(server, 0).length).toBe(2);
  const again = await join(server.url, { token: anna.token(), place: code });
  await again.open(table);
  expect(again.table(table).entries).toEqual(expect.arrayContaining(known.slice(-10)));
  expect((await watcher.ask({ t: 'tables' })).t).toBe('tables');

  // A ban ends the connections at every process at once.
  const body = JSON.stringify({ do: 'ban', of: 'address', who: '127.0.0.1', minutes: 5 });
  await admin(server, '/act', { method: 'POST', body });
  expect(await Promise.all([again.closed, watcher.closed])).toEqual([1008, 1008]);

  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test('metrics of several processes are one text, each sample with its process', () => {
  const text = (n: number): string =>
    `# HELP a_total A.\n# TYPE a_total counter\na_total{of="x"} ${n}\n\n# HELP b B.\n# TYPE b gauge\nb ${n}\n`;
  expect(
    labelled([
      [1, text(5)],
      [0, text(4)],
    ]),
  ).toBe(
    `# HELP a_total A.
# TYPE a_total counter
a_total{process="0",of="x"} 4
a_total{process="1",of="x"} 5
# HELP b B.
# TYPE b gauge
b{process="0"} 4
b{process="1"} 5
`,
  );
});
