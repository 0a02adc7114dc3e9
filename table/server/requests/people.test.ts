import { expect, test } from 'vitest';
import { memoryStore } from '../../memory.ts';
import type { ServerMessage } from '../../protocol/messages.ts';
import { type TestClient, testClient, testPorts, testTable } from '../../testing/ports.ts';
import { MAX_TABLES } from '../limits.ts';
import { openTableServer } from '../table-server.ts';

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };

const latest = ({ said }: TestClient) => said.findLast((message) => message.t === 'table');
const codeOf = (answer: ServerMessage | null) =>
  answer?.t === 'refused' ? answer.code : (answer?.t ?? null);

test('people of one name are told apart at a table', async () => {
  const server = openTableServer(testPorts());
  const [one, two] = [await testClient(server), await testClient(server)];
  const table = await testTable(one, [ME, OPEN]);
  await two.does(table, { do: 'sit', seat: 1 });
  expect(latest(one)?.view.people.map(({ name }) => name)).toEqual(['N', 'N 2']);
  await two.does(table, { do: 'rename', name: 'n' });
  expect(latest(one)?.view.people[1]?.name).toBe('n 2');
});

test('whom the owner has removed sees the table no more, nor opens it again', async () => {
  const server = openTableServer(testPorts());
  const [owner, other] = [await testClient(server), await testClient(server)];
  const table = await testTable(owner, [ME, OPEN]);
  await other.ask({ t: 'open', table, seen: null });
  await other.does(table, { do: 'sit', seat: 1 });
  await owner.does(table, { do: 'remove', seat: 1 });
  expect(other.said.at(-1)).toEqual({ t: 'gone', table, code: 'removed' });
  expect(codeOf(await other.ask({ t: 'open', table, seen: null }))).toBe('removed');
  expect(codeOf(await other.ask({ t: 'history', table, before: 9 }))).toBe('removed');
});

test('nobody sits at more tables than they may have', async () => {
  const store = memoryStore();
  const server = openTableServer(testPorts({ store }));
  const [owner, other] = [await testClient(server), await testClient(server)];
  const table = await testTable(owner, [ME, OPEN]);
  for (let n = 0; n < MAX_TABLES; n += 1) {
    const first = { seq: 1, at: 0, command: 'c', events: [] };
    await store.create({ id: `t${n}`, code: `C${n}`, game: 'g' }, first, [other.person()]);
  }
  expect(await other.does(table, { do: 'sit', seat: 1 })).toMatchObject({
    code: 'too-many-tables',
    params: { most: MAX_TABLES },
  });
});

test('a code is a code in capitals or not, whatever is asked of the table', async () => {
  const server = openTableServer(testPorts());
  const client = await testClient(server);
  await testTable(client, [ME, OPEN]);
  const code = latest(client)?.view.code ?? '';
  for (const table of [code, code.toLowerCase()]) {
    expect(codeOf(await client.ask({ t: 'open', table, seen: null }))).toBe('done');
    expect(codeOf(await client.does(table, { do: 'say', text: 'salve' }))).toBe('done');
    expect(codeOf(await client.ask({ t: 'history', table, before: 9 }))).toBe('history');
    expect(codeOf(await client.ask({ t: 'export', table }))).toBe('record');
  }
});
