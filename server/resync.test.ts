import { STANDARD } from '@lusoria/table';
import { expect, test } from 'vitest';
import { codeOf, join } from '@lusoria/testing/people/client.ts';
import { testServer, NO_LIMITS, temporaryFolder } from './testing/test-server.ts';
import {
  botPlayer,
  codeOfTable,
  makeTable,
  play,
  PLAYED,
  tireless,
} from '@lusoria/testing/people/play.ts';

const SWIFT = { ...STANDARD, pace: 0 };
const TWO = [{ kind: 'me' }, { kind: 'open' }];

test('a repeated command is carried out once: at once, on another line, after a restart', async () => {
  const config = { database: 'sqlite', dataDir: temporaryFolder(), limits: NO_LIMITS } as const;
  const first = await testServer(config);
  const client = await join(first.url);
  const table = await makeTable(client, TWO);
  const say = { do: 'say', text: 'semel' } as const;
  const [one, two] = await Promise.all([
    client.do(table, say, 'once'),
    client.ask({ t: 'tables' }).then(async () => client.do(table, say, 'once')),
  ]);
  expect(two).toEqual(one);
  const second = await join(first.url, { token: client.token() });
  await second.open(table);
  expect(await second.do(table, say, 'once')).toEqual(one);
  // An id belongs to one request, of one person.
  expect(codeOf(await second.do(table, { do: 'start' }, 'once'))).toBe('id-used');
  const other = await join(first.url);
  await other.open(table);
  expect(codeOf(await other.do(table, say, 'once'))).toBe('not-seated');
  await first.close();

  const { url } = await testServer(config);
  const later = await join(url, { token: client.token() });
  await later.open(table);
  expect(await later.do(table, say, 'once')).toEqual(one);
  expect(
    later.table(table).entries.filter(({ events }) => events[0]?.type === 'said'),
  ).toHaveLength(1);
});

test('a repeated `create` makes one table, also when both come at the same time', async () => {
  const { url } = await testServer();
  const client = await join(url);
  const again = await join(url, { token: client.token() });
  const create = { t: 'create', game: PLAYED.game, options: {}, settings: {}, seats: TWO };
  const answers = await Promise.all([
    client.ask(create, 'mine'),
    again.ask(create, 'mine'),
    client.ask(create, 'mine').catch(() => null),
  ]);
  expect(new Set(answers.map((answer) => answer?.t === 'done' && answer.table)).size).toBe(1);
  const other = { ...create, settings: { pace: 1 } };
  expect(codeOf(await client.ask(other, 'mine'))).toBe('id-used');
  const list = await client.ask({ t: 'tables' });
  expect(list.t === 'tables' && list.tables).toHaveLength(1);
});

test('whoever comes back is told what is missing, whatever that is', async () => {
  const { url } = await testServer({
    database: 'sqlite',
    dataDir: temporaryFolder(),
    limits: NO_LIMITS,
  });
  const [anna, brutus] = [await join(url), await join(url)];
  const table = await makeTable(anna, TWO);
  await brutus.open(codeOfTable(anna, table));
  await brutus.do(table, { do: 'sit', seat: 1 });
  await anna.do(table, { do: 'start' });
  await Promise.all(
    [anna, brutus].map(async (client, seat) =>
      play(
        client,
        table,
        tireless(await botPlayer('pupil:60', `gap ${seat}`)),
        () => client.table(table).seq >= 25,
      ),
    ),
  );
  const seq = Math.max(anna.table(table).seq, brutus.table(table).seq);
  for (const client of [anna, brutus]) {
    await client.until(() => client.table(table).seq === seq);
    const { view, entries } = client.table(table);
    const back = await join(url, { token: client.token() });
    for (const seen of [...entries.keys(), seq, seq + 1, seq + 1000, null]) {
      const before = back.messages.length;
      await back.ask({ t: 'open', table, seen });
      const message = await back.until(() =>
        back.messages.slice(before).find((one) => one.t === 'table'),
      );
      if (message.t !== 'table') throw new Error('no table');
      const from = seen !== null && seen <= seq ? seen : 0;
      expect(message).toMatchObject({ from, seq });
      expect(message.entries).toEqual(entries.slice(from));
      expect(message.view).toEqual(view);
    }
  }
});

test('what two devices of a person are told is the same', async () => {
  const { url } = await testServer({ limits: NO_LIMITS });
  const desk = await join(url);
  const table = await makeTable(desk, [{ kind: 'me' }, { kind: 'bot', bot: PLAYED.bot }]);
  const phone = await join(url, { token: desk.token() });
  await phone.open(table);
  await desk.do(table, { do: 'start' });
  await play(desk, table, await botPlayer(PLAYED.bot, 'desk'), ({ phase }) => phase === 'over');
  await phone.until(() => phone.table(table).seq === desk.table(table).seq);
  expect(phone.table(table)).toEqual(desk.table(table));
});

test('tables outlive a restart, and bots go on when somebody looks', async () => {
  const config = { database: 'sqlite', dataDir: temporaryFolder(), limits: NO_LIMITS } as const;
  const first = await testServer(config);
  const host = await join(first.url);
  const bot = { kind: 'bot', bot: PLAYED.bot };
  const table = await makeTable(host, [{ kind: 'me' }, bot, bot], { settings: { pace: 5000 } });
  await host.do(table, { do: 'start' });
  const player = await botPlayer(PLAYED.bot, 'restart');
  const botsTurn = (): boolean => !(host.table(table).view.round?.play?.must.includes(0) ?? true);
  await play(host, table, player, botsTurn);
  await first.close();

  const { url } = await testServer(config);
  const again = await join(url, { token: host.token() });
  const list = await again.ask({ t: 'tables' });
  expect(list.t === 'tables' && list.tables).toMatchObject([
    { table, phase: 'playing', yourTurn: false },
  ]);
  await again.open(table);
  await again.do(table, { do: 'settings', settings: SWIFT });
  await play(again, table, player, ({ phase }) => phase === 'over');
});
