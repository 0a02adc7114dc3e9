import { isDeepStrictEqual } from 'node:util';
import type { Hint } from '@lusoria/table';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type NatsBus, connectNats } from './nats.ts';
import { migrateDatabase } from '../store/postgres/migrate.ts';
import { type Child, childServer } from '../testing/child.ts';
import { type Client, join } from '@lusoria/testing/people/client.ts';
import { testServer, NO_LIMITS } from '../testing/test-server.ts';
import { type Nats, openNats } from '@lusoria/testing/server/nats.ts';
import {
  botPlayer,
  codeOfTable,
  makeTable,
  play,
  PLAYED,
  tireless,
} from '@lusoria/testing/people/play.ts';
import { openPostgres, type Postgres } from '@lusoria/testing/server/postgres.ts';
import {
  askEvents,
  doEvent,
  joinEvent,
  makeClass,
  ownTable,
  playEventRound,
  untilEvent,
} from '@lusoria/testing/people/event.ts';
import { startWorker } from '../bots/worker-process.ts';

/** Workers of a busy machine answer late (milliseconds). */
const PATIENCE_MS = 60_000;

let postgres: Postgres;
let nats: Nats;
beforeAll(async () => {
  postgres = await openPostgres();
  nats = await openNats();
});
afterAll(async () => {
  await postgres.close();
  await nats.kill();
});

async function database(): Promise<string> {
  const url = await postgres.database();
  await migrateDatabase(url);
  return url;
}

/** Resolves when a condition holds; the test's own limit ends it otherwise. */
async function comes(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}

function bus(name: string): NatsBus {
  const opened = connectNats(nats.url, name);
  onTestFinished(() => opened.close());
  return opened;
}

/** Two people at two nodes, at one table. */
async function atTwoNodes(
  urls: readonly [string, string],
  seats: readonly object[] = [{ kind: 'me' }, { kind: 'open' }],
): Promise<{ anna: Client; brutus: Client; table: string }> {
  const anna = await join(urls[0], { name: 'Anna' });
  const brutus = await join(urls[1], { name: 'Brutus' });
  const table = await makeTable(anna, seats, { options: { rounds: 2 } });
  await brutus.open(codeOfTable(anna, table));
  await brutus.do(table, { do: 'sit', seat: 1 });
  await anna.until(() => anna.table(table).view.seats[1]?.kind === 'person');
  return { anna, brutus, table };
}

const SHARED = { log: 'fatal', limits: NO_LIMITS } as const;

/** Two nodes in processes of their own, over one database. */
async function twoProcesses(): Promise<readonly [Child, Child]> {
  const shared = { ...SHARED, port: 0, database: await database(), nats: nats.url };
  return [await childServer(shared), await childServer(shared)];
}

test('nodes hear of each other over NATS, and again when it was away', async () => {
  const [one, two] = [bus('one'), bus('two')];
  const heard: unknown[] = [];
  two.cluster.subscribe((from, hint) => heard.push([from, hint]));
  await comes(() => one.isConnected() && two.isConnected());
  /** Published until it is heard: a hint may go before the other's subscription has come. */
  const hears = async (hint: Hint) => {
    await comes(() => {
      one.cluster.publish(hint);
      return isDeepStrictEqual(heard.at(-1), ['one', hint]);
    });
  };
  const hint = { kind: 'moved', table: 't1', seq: 4 } as const;
  await hears(hint);
  expect(two.cluster.pollMs).toBeGreaterThan(5000);
  await nats.kill();
  await comes(() => !one.isConnected() && !two.isConnected());
  expect(two.cluster.pollMs).toBeLessThan(5000);
  one.cluster.publish({ ...hint, seq: 5 });
  await nats.start();
  await comes(() => one.isConnected() && two.isConnected());
  await hears({ ...hint, seq: 6 });
});

test('a worker thinks for all; where there is none, nobody answers', async () => {
  const asking = bus('asking');
  await comes(() => asking.isConnected());
  const player = await import('@lusoria/games').then(({ loadGame }) => loadGame(PLAYED.game));
  const options = player?.options({});
  const round = options?.ok ? player?.open(options.value, 2, 0) : null;
  const turn = round?.turn();
  const size = turn?.kind === 'chance' && turn.request.kind === 'shuffle' ? turn.request.size : 0;
  const view = round?.chance(Array.from({ length: size }, (_, i) => i)).round.view(0);
  const question = {
    game: PLAYED.game,
    bot: PLAYED.bot,
    view,
    seed: new Uint8Array(32).fill(3),
    thinkMs: 100,
  };
  expect(await asking.ask(question, 5000)).toBe('nobody');
  const workers = [startWorker(nats.url, 1), startWorker(nats.url, 1)];
  onTestFinished(async () => {
    for (const worker of workers) await worker.close();
  });
  const answer = async () => {
    for (;;) {
      // A thread of a busy machine may be given up; nobody is there while a worker starts.
      const found = await asking.ask(question, PATIENCE_MS).catch((error: unknown) => {
        if (String(error).includes('took longer')) return 'nobody' as const;
        throw error;
      });
      if (found !== 'nobody') return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  await answer();
  const answers = await Promise.all(Array.from({ length: 20 }, answer));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  await expect(asking.ask({ ...question, bot: 'nobody' }, PATIENCE_MS)).rejects.toThrow(/no bot/);
});

test.each([{ hears: true }, { hears: false }])(
  'two nodes play one game, whether they hear of each other ($hears) or have to look',
  async ({ hears }) => {
    const shared = {
      ...SHARED,
      database: await database(),
      ...(hears ? { nats: nats.url } : {}),
    };
    const nodes = [await testServer(shared), await testServer(shared)] as const;
    const told = async (url: string): Promise<unknown> => (await fetch(`${url}/healthz`)).json();
    const expected = { status: 'ok', nodes: hears ? 'connected' : 'polling' };
    await comes(async () => JSON.stringify(await told(nodes[0].url)) === JSON.stringify(expected));
    const { anna, brutus, table } = await atTwoNodes(
      [nodes[0].url, nodes[1].url],
      [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: PLAYED.bot }],
    );
    await anna.do(table, { do: 'start' });
    await Promise.all(
      [anna, brutus].map(async (client, seat) => {
        const player = tireless(await botPlayer(PLAYED.bot, `cluster ${seat}`));
        await play(client, table, player, () => client.table(table).seq > (hears ? 60 : 16));
      }),
    );
    await brutus.until(() => brutus.table(table).seq >= anna.table(table).seq);
    const both = Math.min(anna.table(table).seq, brutus.table(table).seq);
    const log = (client: Client) =>
      client
        .table(table)
        .entries.slice(0, both)
        .map(({ seq, at }) => [seq, at]);
    expect(log(brutus)).toEqual(log(anna));
  },
);

test('a node is killed in mid-game: its people go on at the other, and nothing is lost', async () => {
  const [first, second] = await twoProcesses();
  const { anna, brutus, table } = await atTwoNodes([first.url, second.url]);
  await anna.do(table, { do: 'start' });
  const playing = Promise.allSettled(
    [anna, brutus].map(async (client, seat) => {
      const player = tireless(await botPlayer(PLAYED.bot, `killed ${seat}`));
      await play(client, table, player, () => client.table(table).seq > 200);
    }),
  );
  await anna.until(() => anna.table(table).seq > 30);
  first.process.kill('SIGKILL');
  await anna.closed;
  const again = await join(second.url, { token: anna.token() });
  expect(again.person()).toBe(anna.person());
  await again.open(table);
  const seen = anna.table(table).entries;
  expect(again.table(table).entries.slice(0, seen.length)).toEqual(seen);
  const before = again.table(table).seq;
  const player = tireless(await botPlayer(PLAYED.bot, 'again'));
  await play(again, table, player, () => again.table(table).seq > before + 20);
  await brutus.close();
  await playing;
  expect(again.table(table).seq).toBeGreaterThan(before + 20);
});

test('a class is spread over two nodes; the one of its teacher is killed, and nothing is lost', async () => {
  const [first, second] = await twoProcesses();
  const teacher = await join(first.url, { name: 'Magistra' });
  const { code } = await makeClass(teacher, { size: 3 });
  // Two at the node of the teacher, four at the other.
  const pupils = await Promise.all(
    [first, first, second, second, second, second].map(async ({ url }) => join(url)),
  );
  for (const [i, one] of pupils.entries()) await joinEvent(one, code, `Pupil ${i}`);
  await untilEvent(teacher, ({ here }) => here === 6);
  expect(await doEvent(teacher, code, { do: 'start' })).toBe('done');
  for (const one of pupils) await untilEvent(one, (now) => ownTable(now) !== null);

  first.process.kill('SIGKILL');
  await first.ended;
  const again = await join(second.url, { token: teacher.token() });
  await askEvents(again, { ask: 'open', event: code });
  const moved = await Promise.all(
    pupils.map(async (one, i) => (i < 2 ? join(second.url, { token: one.token() }) : one)),
  );
  for (const one of moved.slice(0, 2)) await askEvents(one, { ask: 'open', event: code });
  const tables = await Promise.all(
    moved.map(async (one, i) => playEventRound(one, 1, await botPlayer(PLAYED.bot, `class ${i}`))),
  );
  expect(new Set(tables).size).toBe(2);
  const end = await untilEvent(again, ({ round }) => round?.ended === true);
  expect(end.standings).toHaveLength(6);
  // The standings are those of the tables' records.
  const points = new Map<string, number>();
  for (const table of new Set(tables)) {
    const answer = await again.ask({ t: 'export', table });
    if (answer.t !== 'record') throw new Error(answer.t);
    for (const { who, outcome } of answer.record.rounds) {
      for (const [seat, name] of who.entries()) points.set(name, outcome?.points[seat] ?? 0);
    }
  }
  for (const { member, points: sum } of end.standings ?? []) {
    expect(points.get(end.members[member]?.name ?? '')).toBe(sum);
  }
});
