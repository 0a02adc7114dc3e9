import { expect, test } from 'vitest';
import { openTableServer } from './table-server.ts';
import { memoryStore } from '../memory.ts';
import { testNetwork } from '../testing/cluster.ts';
import { settled, type TestClient, testClient, testTable, testPorts } from '../testing/ports.ts';

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };
const BOT = { kind: 'bot', bot: 'plain' };

const latest = ({ said }: TestClient) => said.findLast((message) => message.t === 'table');
const present = ({ said }: TestClient) => said.findLast((message) => message.t === 'presence');
/** The seqs of the entries that a client has been sent, in order. */
const told = ({ said }: TestClient) =>
  said
    .filter((message) => message.t === 'table')
    .reduce<readonly number[]>(
      (seqs, { from, entries }) => [...seqs.slice(0, from), ...entries.map(({ seq }) => seq)],
      [],
    );

/** Two nodes over one store, Anna at the one and Brutus at the other, at one table. */
async function twoNodes(seats: readonly object[] = [ME, OPEN]) {
  const store = memoryStore();
  const network = testNetwork();
  const ports = [
    testPorts({ store, cluster: network.node('one') }),
    testPorts({
      store,
      cluster: network.node('two'),
      randomBytes: (n) => new Uint8Array(n).fill(7),
    }),
  ] as const;
  const servers = [openTableServer(ports[0]), openTableServer(ports[1])] as const;
  const [anna, brutus] = [await testClient(servers[0]), await testClient(servers[1])];
  const table = await testTable(anna, seats);
  await brutus.ask({ t: 'open', table, seen: null });
  return { store, network, ports, servers, anna, brutus, table };
}

test('what is done at one node is told at the other at once', async () => {
  const { anna, brutus, table } = await twoNodes();
  await brutus.does(table, { do: 'sit', seat: 1 });
  await settled();
  expect(latest(anna)?.view.seats[1]).toMatchObject({ kind: 'person', person: brutus.person() });
  await anna.does(table, { do: 'say', text: 'salvē' });
  await settled();
  expect(latest(brutus)?.seq).toBe(latest(anna)?.seq);
});

test('reactions are limited for a person, whichever node they are at', async () => {
  const { anna, brutus, servers, table } = await twoNodes();
  await brutus.does(table, { do: 'sit', seat: 1 });
  await settled();
  const react = { do: 'react', reaction: 'optime' } as const;
  const code = await brutus.ask({ t: 'create-transfer-code' });
  const phone = await testClient(servers[0]);
  await phone.ask({ t: 'redeem-transfer-code', code: code?.t === 'done' ? (code.code ?? '') : '' });
  await phone.ask({ t: 'open', table, seen: null });
  for (const at of [brutus, phone, brutus]) {
    expect(await at.does(table, react)).toMatchObject({ t: 'done' });
    await settled();
  }
  expect(await phone.does(table, react)).toMatchObject({ t: 'refused', code: 'reacts-too-fast' });
  expect(told(anna)).toEqual(told(brutus));
});

test('a device that is signed out at one node is nobody at the other', async () => {
  const { anna, brutus, servers, table } = await twoNodes();
  const code = await anna.ask({ t: 'create-transfer-code' });
  const text = code?.t === 'done' ? (code.code ?? '') : '';
  const phone = await testClient(servers[1]);
  await phone.ask({ t: 'redeem-transfer-code', code: text });
  await phone.ask({ t: 'revoke', device: null });
  await settled();
  expect(anna.said.at(-1)).toMatchObject({ t: 'refused', id: null, code: 'unknown-token' });
  const heard = anna.said.length;
  await brutus.does(table, { do: 'sit', seat: 1 });
  await settled();
  expect(anna.said).toHaveLength(heard);
  expect((await phone.ask({ t: 'tables' }))?.t).toBe('tables');
});

test('what somebody has seen at another node is read there before they are answered; what nobody has is refused', async () => {
  const { anna, brutus, table, network } = await twoNodes();
  network.broken = true;
  await brutus.does(table, { do: 'sit', seat: 1 });
  await brutus.does(table, { do: 'say', text: 'ūnum' });
  // Anna seems to connect by the other node.
  const command = { do: 'say', text: 'duo' };
  expect(await anna.ask({ t: 'do', table, seen: 3, command })).toMatchObject({ t: 'done', seq: 4 });
  expect(told(anna)).toEqual([1, 2, 3, 4]);
  const refused = { t: 'refused', code: 'ahead' };
  expect(await anna.ask({ t: 'do', table, seen: 5, command })).toMatchObject(refused);
  expect(await anna.ask({ t: 'do', table, seen: 2 ** 40, command })).toMatchObject(refused);
});

test('whoever opens a table at another node sees all that was acknowledged, although no hint of it came', async () => {
  const { anna, brutus, table, network, servers } = await twoNodes();
  network.broken = true;
  await brutus.does(table, { do: 'sit', seat: 1 });
  expect(
    (await brutus.ask({ t: 'do', table, seen: 2, command: { do: 'say', text: 'ūnum' } }))?.t,
  ).toBe('done');
  const code = await brutus.ask({ t: 'create-transfer-code' });
  const again = await testClient(servers[0]);
  await again.ask({ t: 'redeem-transfer-code', code: code?.t === 'done' ? code.code : '' });
  await again.ask({ t: 'open', table, seen: 2 });
  expect(latest(again)?.seq).toBe(3);
  expect(told(anna)).toEqual([1, 2, 3]);
});

test('a table that was deleted at another node is not shown, although no hint of it came', async () => {
  const { anna, brutus, table, network, store } = await twoNodes();
  network.broken = true;
  const head = latest(brutus)?.seq ?? 0;
  expect(await store.removeTable(table, head)).toBe(true);
  const gone = { t: 'refused', code: 'no-such-table' };
  expect(await brutus.ask({ t: 'export', table })).toMatchObject(gone);
  expect(brutus.said.at(-2)).toMatchObject({ t: 'gone', table });
  expect(await brutus.ask({ t: 'open', table, seen: null })).toMatchObject(gone);
  expect((await anna.ask({ t: 'open', table, seen: head }))?.t).toBe('refused');
});

test('a hint that is lost costs a moment and nothing else', async () => {
  const { anna, brutus, table, network, ports } = await twoNodes();
  network.broken = true;
  await brutus.does(table, { do: 'sit', seat: 1 });
  await brutus.does(table, { do: 'say', text: 'ūnum' });
  await settled();
  expect(latest(anna)?.seq).toBe(1);
  await ports[0].pass(ports[0].cluster?.pollMs ?? 0);
  expect(latest(anna)?.seq).toBe(3);
  expect(told(anna)).toEqual([1, 2, 3]);
});

test('a hint that comes twice, late or from nowhere changes nothing', async () => {
  const { anna, brutus, table, network } = await twoNodes();
  await brutus.does(table, { do: 'sit', seat: 1 });
  await settled();
  const before = anna.said.length;
  const ghost = network.node('ghost');
  for (const seq of [1, 2, 2, 0]) ghost.publish({ kind: 'moved', table, seq });
  ghost.publish({ kind: 'moved', table: 'nowhere', seq: 5 });
  ghost.publish({ kind: 'moved', table, seq: 99 });
  await settled();
  expect(anna.said.slice(before)).toEqual([]);
  expect(told(anna)).toEqual([1, 2]);
});

test('who is connected at another node is connected', async () => {
  const { anna, brutus, table, ports } = await twoNodes();
  await brutus.does(table, { do: 'sit', seat: 1 });
  await settled();
  const both = [anna.person(), brutus.person()].toSorted();
  expect(present(anna)?.people.toSorted()).toEqual(both);
  expect(present(brutus)?.people.toSorted()).toEqual(both);
  brutus.connection.close();
  await settled();
  expect(present(anna)).toMatchObject({ people: [anna.person()], watching: 0 });
  // A client that joins the other node later learns of those who were here before.
  await ports[0].pass(10_000);
  const cato = await testClient(openTableServer(ports[1]));
  await cato.ask({ t: 'open', table, seen: null });
  await ports[0].pass(10_000);
  expect(present(cato)?.people).toContain(anna.person());
});

test('a node that has died is forgotten, with those who were there', async () => {
  const { anna, brutus, table, network, ports } = await twoNodes();
  await brutus.does(table, { do: 'sit', seat: 1 });
  await settled();
  network.broken = true;
  await ports[0].pass(31_000);
  await anna.ask({ t: 'open', table, seen: null });
  expect(present(anna)?.people).toEqual([anna.person()]);
});

test('bots act once, however many nodes have the table', async () => {
  const { anna, brutus, table, store, ports } = await twoNodes([ME, OPEN, BOT, BOT]);
  await brutus.does(table, { do: 'sit', seat: 1 });
  await anna.does(table, { do: 'start' });
  for (let second = 0; second < 20; second += 1) {
    await ports[0].pass(500);
    await ports[1].pass(500);
  }
  const log = await store.entries(table, 0);
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
  expect(new Set(log.map(({ command }) => command)).size).toBe(log.length);
  expect(latest(anna)?.seq).toBe(log.length);
  expect(latest(brutus)?.seq).toBe(log.length);
  expect(told(brutus)).toEqual(told(anna));
});
