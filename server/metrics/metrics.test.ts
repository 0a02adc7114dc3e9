import { memoryStore } from '@lusoria/table';
import { expect, test } from 'vitest';
import { deliveryTimer } from './delivery-timer.ts';
import { latencyHistogram } from './latency-histogram.ts';
import { withoutLoss } from '../store/open-store.ts';
import { codeOf, join } from '@lusoria/testing/people/client.ts';
import { testServer, NO_LIMITS } from '../testing/test-server.ts';
import { botPlayer, codeOfTable, makeTable, play, PLAYED } from '@lusoria/testing/people/play.ts';

/** Every figure of a server by its name with its labels. */
async function figures(url: string): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

test('a move raises the number of moves, and both latencies', async () => {
  const { url } = await testServer({ limits: NO_LIMITS });
  const anna = await join(url);
  const ben = await join(url);
  const table = await makeTable(anna, [{ kind: 'me' }, { kind: 'open' }]);
  await ben.open(codeOfTable(anna, table));
  const before = await figures(url);
  expect(before.get('lusoria_moves_total')).toBe(0);
  expect(before.get('lusoria_move_seconds_count')).toBe(0);
  for (let n = 0; n < 5; n += 1) await anna.do(table, { do: 'say', text: `${n}` });
  await ben.until(() => ben.table(table).seq === 6);
  const after = await figures(url);
  expect(after.get('lusoria_moves_total')).toBe(5);
  expect(after.get('lusoria_move_seconds_count')).toBe(5);
  expect(after.get('lusoria_move_seconds_bucket{le="+Inf"}')).toBe(5);
  expect(after.get('lusoria_delivery_seconds_count')).toBe(5);
  const commit = after.get('lusoria_move_seconds_sum') ?? 0;
  expect(commit).toBeGreaterThan(0);
  expect(after.get('lusoria_delivery_seconds_sum')).toBeGreaterThan(commit);
  const told = (at: typeof before) => at.get('lusoria_messages_total{direction="out"}') ?? 0;
  // Each move is answered once, and sent to two watchers.
  expect(told(after) - told(before)).toBe(15);
  expect(after.get('lusoria_tables')).toBe(1);
  expect(after.get('lusoria_people')).toBe(2);
  expect(after.get('lusoria_connections')).toBe(2);
});

test('the latency begins when a message comes in, and its commit is waited for', async () => {
  const memory = memoryStore();
  const store = async () =>
    withoutLoss({
      ...memory,
      async append(table, entry, people) {
        await new Promise((resolve) => setTimeout(resolve, 60));
        return memory.append(table, entry, people);
      },
    });
  const { url } = await testServer({}, { store });
  const anna = await join(url);
  const table = await makeTable(anna, [{ kind: 'me' }, { kind: 'open' }]);
  // The second waits for the first.
  await Promise.all([
    anna.do(table, { do: 'say', text: 'a' }),
    anna.do(table, { do: 'say', text: 'b' }),
  ]);
  const found = await figures(url);
  expect(found.get('lusoria_move_seconds_bucket{le="0.05"}')).toBe(0);
  expect(found.get('lusoria_move_seconds_bucket{le="0.1"}')).toBeLessThanOrEqual(1);
  expect(found.get('lusoria_move_seconds_sum')).toBeGreaterThan(0.17);
});

test('bots that are asked are counted and timed', async () => {
  const { url } = await testServer({ limits: NO_LIMITS });
  const anna = await join(url);
  const bot = { kind: 'bot', bot: PLAYED.bot };
  const table = await makeTable(anna, [{ kind: 'me' }, bot, bot]);
  await anna.do(table, { do: 'start' });
  const player = await botPlayer(PLAYED.bot, 'bots');
  await play(anna, table, player, ({ phase }) => phase === 'over');
  const found = await figures(url);
  expect(found.get('lusoria_bot_seconds_count')).toBeGreaterThan(3);
  expect(found.get('lusoria_bots_thinking')).toBe(0);
  expect(found.get('lusoria_bots_waiting')).toBe(0);
});

test('what is too much is counted by what there was too much of', async () => {
  const { url } = await testServer({
    limits: { messages: 1, messagesAtOnce: 3, peopleAnHour: 2, tablesAnHour: 1 },
  });
  const anna = await join(url);
  const create = {
    t: 'create',
    game: PLAYED.game,
    options: {},
    settings: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
  };
  expect(codeOf(await anna.ask(create))).toBe('done');
  expect(codeOf(await anna.ask(create))).toBe('too-fast');
  expect(codeOf(await anna.ask(create))).toBe('too-fast');
  await join(url);
  const found = await figures(url);
  expect(found.get('lusoria_limited_total{of="table"}')).toBe(1);
  expect(found.get('lusoria_limited_total{of="message"}')).toBe(1);
  expect(found.get('lusoria_limited_total{of="connection"}')).toBe(0);
  expect(found.get('lusoria_refused_total{code="too-fast"}')).toBe(2);
});

test('a spread knows how often, how much and what is usual', () => {
  const spread = latencyHistogram('x_seconds', 'How long.');
  expect(spread.typical()).toBeNull();
  for (let ms = 1; ms <= 2000; ms += 1) spread.add(ms);
  // The latest 1024 of them.
  expect(spread.typical()).toEqual({ p50: 1488, p99: 1990 });
  const text = spread.text();
  expect(text).toContain('# TYPE x_seconds histogram\n');
  expect(text).toContain('x_seconds_bucket{le="0.001"} 1\n');
  expect(text).toContain('x_seconds_bucket{le="0.5"} 500\n');
  expect(text).toContain('x_seconds_bucket{le="+Inf"} 2000\n');
  expect(text).toContain('x_seconds_count 2000\n');
});

test('what comes of a move is timed when its watchers have been written to', async () => {
  const order: string[] = [];
  const noted = deliveryTimer(() => order.push('timed'));
  noted(performance.now());
  // Like a connection, which writes in the next tick.
  process.nextTick(() => order.push('written'));
  noted(performance.now());
  process.nextTick(() => order.push('written'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(order).toEqual(['written', 'written', 'timed', 'timed']);
});
