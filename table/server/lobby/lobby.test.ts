import { seeded } from '@lusoria/core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { STANDARD } from '../../model/types.ts';
import { memoryStore } from '../../memory.ts';
import { PATIENCE_MS } from '../../lobby/pairing.ts';
import type { ServerMessage } from '../../protocol/messages.ts';
import { type OpenTableEntry, openTableSchema } from '../../protocol/open-table.ts';
import { testNetwork } from '../../testing/cluster.ts';
import { fixtureGame } from '../../testing/fixture-game.ts';
import { settled, type TestClient, testClient, testPorts, testTable } from '../../testing/ports.ts';
import { REPEAT_MS } from '../views/presence.ts';
import { openTableServer } from '../table-server.ts';
import { MAX_OPEN } from '../limits.ts';

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };
const BOT = { kind: 'bot', bot: 'plain' };
const LISTED = { pace: 0, listed: true };
const WISH = { game: fixtureGame.id, options: { botWait: 0 }, bots: ['plain'] };

const codeOf = (answer: ServerMessage | null | undefined) =>
  answer?.t === 'refused' ? answer.code : (answer?.t ?? null);

async function twoPeople() {
  const ports = testPorts({ lobby: true });
  const server = openTableServer(ports);
  return { ports, server, anna: await testClient(server), otho: await testClient(server) };
}

/** The list as a client knows it. */
function listOf(client: TestClient): readonly OpenTableEntry[] {
  const known = new Map<string, OpenTableEntry>();
  for (const message of client.said) {
    if (message.t !== 'lobby') continue;
    if (message.reset) known.clear();
    for (const id of message.gone) known.delete(id);
    for (const raw of message.tables) {
      const one = v.parse(openTableSchema, raw);
      known.set(one.table, one);
    }
  }
  return [...known.values()];
}

function answerTo(client: TestClient, id: string) {
  return client.said.find((one) => 'id' in one && one.id === id);
}

function tableFor(client: TestClient, id: string): string {
  const answer = answerTo(client, id);
  if (answer?.t !== 'done' || answer.table === undefined) throw new Error(JSON.stringify(answer));
  return answer.table;
}

const lastView = (client: TestClient) =>
  client.said.findLast((message) => message.t === 'table')?.view;

/** A server where strangers meet, and somebody who looks at the list of its tables. */
async function watched() {
  const ports = testPorts({ lobby: true });
  const server = openTableServer(ports);
  const watcher = await testClient(server);
  await watcher.ask({ t: 'lobby', on: true });
  return { ports, server, watcher };
}

test('an open table is in the list while somebody waits at it, and changes there', async () => {
  const { ports, server, watcher } = await watched();
  expect(watcher.said.at(-1)).toEqual({ t: 'lobby', reset: true, tables: [], gone: [] });
  const host = await testClient(server);
  const table = await testTable(host, [ME, OPEN, BOT], LISTED);
  await ports.pass(1000);
  expect(listOf(watcher)).toMatchObject([
    { table, game: fixtureGame.id, phase: 'lobby', people: ['N'], bots: ['plain'], open: 1 },
  ]);
  // Somebody who comes later is told the same.
  const late = await testClient(server);
  await late.ask({ t: 'lobby', on: true });
  expect(listOf(late)).toEqual(listOf(watcher));
  await late.does(table, { do: 'sit', seat: 1 });
  await ports.pass(1000);
  expect(listOf(watcher)).toMatchObject([{ people: ['N', 'N 2'], open: 0, bots: ['plain'] }]);
  const settings = { ...lastView(host)?.settings, listed: false };
  await host.ask({ t: 'do', table, seen: 2, command: { do: 'settings', settings } });
  await ports.pass(1000);
  expect(listOf(watcher)).toEqual([]);
});

test('a table whose people have all closed the page is not shown until one is back', async () => {
  const { ports, server, watcher } = await watched();
  const host = await testClient(server);
  const table = await testTable(host, [ME, OPEN], LISTED);
  await ports.pass(1000);
  expect(listOf(watcher)).toHaveLength(1);
  host.connection.receive(JSON.stringify({ t: 'close', table }));
  await ports.pass(1000);
  expect(listOf(watcher)).toEqual([]);
  await host.ask({ t: 'open', table, seen: null });
  await ports.pass(1000);
  expect(listOf(watcher)).toHaveLength(1);
});

test('many changes are told together, and to nobody who has stopped watching', async () => {
  const ports = testPorts({ lobby: true });
  const server = openTableServer(ports);
  const [watcher, other] = [await testClient(server), await testClient(server)];
  await watcher.ask({ t: 'lobby', on: true });
  await other.ask({ t: 'lobby', on: true });
  await other.ask({ t: 'lobby', on: false });
  const before = [watcher.said.length, other.said.length];
  const host = await testClient(server);
  const table = await testTable(host, [ME, OPEN], LISTED);
  for (let i = 0; i < 20; i += 1) {
    await host.does(table, { do: 'seats', count: 2 + (i % 2) });
  }
  await ports.pass(5000);
  expect(watcher.said.length - (before[0] ?? 0)).toBe(1);
  expect(other.said.length).toBe(before[1]);
});

test('two who want the same sit down together, and the table is started', async () => {
  const { anna, otho } = await twoPeople();
  await anna.ask({ t: 'seek', wish: WISH }, 'a1');
  expect(answerTo(anna, 'a1')).toBeUndefined();
  await otho.ask({ t: 'seek', wish: WISH }, 'o1');
  await settled();
  const table = tableFor(anna, 'a1');
  expect(tableFor(otho, 'o1')).toBe(table);
  await otho.ask({ t: 'open', table, seen: null });
  const view = lastView(otho);
  expect(view).toMatchObject({ phase: 'playing', owner: anna.person(), seat: 1 });
  expect(view?.people.map(({ name }) => name)).toEqual(['N', 'N 2']);
  // The answer was lost: the same request leads to the same table.
  await otho.ask({ t: 'seek', wish: WISH }, 'o1');
  expect(otho.said.filter((one) => 'id' in one && one.id === 'o1')).toHaveLength(2);
});

test('when nobody comes, bots play, and a stranger takes the seat of one of them later', async () => {
  const ports = testPorts({ lobby: true });
  const server = openTableServer(ports);
  const anna = await testClient(server);
  await anna.ask({ t: 'seek', wish: { ...WISH, bots: ['plain', 'plain'] } }, 'a1');
  await ports.pass(PATIENCE_MS);
  const table = tableFor(anna, 'a1');
  await anna.ask({ t: 'open', table, seen: null });
  expect(lastView(anna)).toMatchObject({ phase: 'playing', seat: 0 });
  const third = await testClient(server);
  await third.ask({ t: 'lobby', on: true });
  expect(listOf(third)).toMatchObject([{ table, phase: 'playing', bots: ['plain', 'plain'] }]);
  await third.ask({ t: 'open', table, seen: null });
  expect(codeOf(await third.does(table, { do: 'sit', seat: 2 }))).toBe('done');
  expect(lastView(third)).toMatchObject({ seat: 2 });
  // Who leaves knows cards, and takes no other seat before the round is over.
  await third.does(table, { do: 'stand' });
  expect(codeOf(await third.does(table, { do: 'sit', seat: 1 }))).toBe('knows-cards');
});

test('whoever finds nobody joins others who play the same already, also at another node', async () => {
  const store = memoryStore();
  const network = testNetwork();
  const node = (name: string) => {
    const random = seeded(name);
    const randomBytes = (count: number) =>
      Uint8Array.from({ length: count }, () => random.int(256));
    return testPorts({ store, cluster: network.node(name), lobby: true, randomBytes });
  };
  const [one, two] = [node('one'), node('two')];
  const anna = await testClient(openTableServer(one));
  await anna.ask({ t: 'seek', wish: WISH }, 'a1');
  await one.pass(PATIENCE_MS);
  const table = tableFor(anna, 'a1');
  await anna.ask({ t: 'open', table, seen: null });
  const otho = await testClient(openTableServer(two));
  // Nodes repeat to each other who is present.
  await one.pass(REPEAT_MS);
  await otho.ask({ t: 'seek', wish: WISH }, 'o1');
  await two.pass(PATIENCE_MS);
  expect(tableFor(otho, 'o1')).toBe(table);
});

test('cancelling, another page of the same person and a closed page end the search', async () => {
  const ports = testPorts({ lobby: true });
  const server = openTableServer(ports);
  const anna = await testClient(server);
  await anna.ask({ t: 'seek', wish: WISH }, 'a1');
  expect(codeOf(await anna.ask({ t: 'seek', wish: null }))).toBe('done');
  expect(codeOf(answerTo(anna, 'a1'))).toBe('seek-over');
  await anna.ask({ t: 'seek', wish: WISH }, 'a2');
  await anna.ask({ t: 'seek', wish: WISH }, 'a3');
  expect(codeOf(answerTo(anna, 'a2'))).toBe('seek-over');
  anna.connection.close();
  await ports.pass(2 * PATIENCE_MS);
  expect(answerTo(anna, 'a3')).toBeUndefined();
  expect(await ports.store.tablesOf(anna.person(), 9)).toEqual([]);
});

test('people who have blocked each other do not meet, and do not see the other’s open table', async () => {
  const { ports, anna, otho } = await twoPeople();
  const table = await testTable(otho, [ME, OPEN], LISTED);
  await anna.ask({ t: 'lobby', on: true });
  expect(listOf(anna)).toHaveLength(1);
  expect(codeOf(await anna.ask({ t: 'block', person: otho.person(), on: true }))).toBe('done');
  expect(listOf(anna)).toEqual([]);
  await anna.ask({ t: 'open', table, seen: null });
  expect(codeOf(await anna.does(table, { do: 'sit', seat: 1 }))).toBe('unwelcome');
  await anna.ask({ t: 'seek', wish: WISH }, 'a1');
  await otho.ask({ t: 'seek', wish: WISH }, 'o1');
  await ports.pass(PATIENCE_MS);
  expect(tableFor(anna, 'a1')).not.toBe(tableFor(otho, 'o1'));
  expect(await anna.ask({ t: 'blocks' })).toMatchObject({ people: [{ person: otho.person() }] });
  await anna.ask({ t: 'block', person: otho.person(), on: false });
  expect(listOf(anna).map((one) => one.table)).toContain(table);
  // Erasing a person erases whom they have blocked.
  await anna.ask({ t: 'block', person: otho.person(), on: true });
  await otho.ask({ t: 'erase' });
  expect(await ports.store.blocksOf(anna.person())).toEqual([]);
});

test('strangers write to each other only when all at the table want it', async () => {
  const { server, anna, otho } = await twoPeople();
  const table = await testTable(anna, [ME, OPEN, OPEN], LISTED);
  await otho.ask({ t: 'open', table, seen: null });
  await otho.does(table, { do: 'sit', seat: 1 });
  const say = async (who: TestClient) => codeOf(await who.does(table, { do: 'say', text: 'hi' }));
  const consent = async (who: TestClient, give: boolean) =>
    codeOf(await who.does(table, { do: 'consent', to: 'chat', give }));
  expect(await say(otho)).toBe('no-consent');
  expect(codeOf(await otho.does(table, { do: 'react', reaction: 'salve' }))).toBe('done');
  expect(await consent(anna, true)).toBe('done');
  expect(await say(anna)).toBe('no-consent');
  expect(await consent(otho, true)).toBe('done');
  expect(await say(otho)).toBe('done');
  // A newcomer has not been asked yet.
  const third = await testClient(server);
  await third.ask({ t: 'open', table, seen: null });
  await third.does(table, { do: 'sit', seat: 2 });
  expect(await say(anna)).toBe('no-consent');
  await third.does(table, { do: 'stand' });
  expect(await say(anna)).toBe('done');
  expect(await consent(otho, false)).toBe('done');
  expect(await say(anna)).toBe('no-consent');
});

test('a report has the table and the last texts of the reported person, for the operator', async () => {
  const { ports, anna, otho } = await twoPeople();
  const table = await testTable(otho, [ME, OPEN]);
  await anna.ask({ t: 'open', table, seen: null });
  const report = { t: 'report', table, person: otho.person(), reason: 'chat' };
  expect(codeOf(await anna.ask(report))).toBe('no-such-person');
  await anna.does(table, { do: 'sit', seat: 1 });
  for (let i = 0; i < 12; i += 1) await otho.does(table, { do: 'say', text: `bad ${i}` });
  await anna.does(table, { do: 'say', text: 'mine' });
  expect(codeOf(await anna.ask(report))).toBe('done');
  expect(codeOf(await anna.ask(report))).toBe('done');
  const [kept, ...more] = await ports.store.reports(9);
  expect(more).toEqual([]);
  expect(kept).toMatchObject({ table, person: otho.person(), by: anna.person(), reason: 'chat' });
  expect(kept?.texts).toEqual(Array.from({ length: 10 }, (_, i) => `bad ${i + 2}`));
  await otho.ask({ t: 'erase' });
  expect(await ports.store.reports(9)).toEqual([]);
});

test('a server without a lobby shows, opens and pairs nothing', async () => {
  const server = openTableServer(testPorts());
  const anna = await testClient(server);
  const create = { t: 'create', game: fixtureGame.id, options: {}, seats: [ME, OPEN] };
  expect(codeOf(await anna.ask({ ...create, settings: LISTED }))).toBe('lobby-closed');
  expect(codeOf(await anna.ask({ t: 'lobby', on: true }))).toBe('lobby-closed');
  expect(codeOf(await anna.ask({ t: 'seek', wish: WISH }))).toBe('lobby-closed');
  const table = await testTable(anna, [ME, OPEN]);
  const settings = { ...STANDARD, listed: true };
  expect(codeOf(await anna.does(table, { do: 'settings', settings }))).toBe('lobby-closed');
});

test('one person opens only so many tables, and wishes must make sense', async () => {
  const server = openTableServer(testPorts({ lobby: true }));
  const anna = await testClient(server);
  for (let i = 0; i < MAX_OPEN; i += 1) await testTable(anna, [ME, OPEN], LISTED);
  const create = { t: 'create', game: fixtureGame.id, options: {}, seats: [ME, OPEN] };
  expect(codeOf(await anna.ask({ ...create, settings: LISTED }))).toBe('too-many-open');
  const seek = async (wish: object) => codeOf(await anna.ask({ t: 'seek', wish }));
  expect(await seek({ ...WISH, game: 'chess' })).toBe('no-such-game');
  expect(await seek({ ...WISH, options: 7 })).toBe('bad-options');
  expect(await seek({ ...WISH, bots: ['nobody'] })).toBe('no-such-bot');
  expect(await seek({ ...WISH, bots: [] })).toBe('bad-message');
  expect(await seek({ ...WISH, bots: Array.from({ length: 12 }, () => 'plain') })).toBe(
    'bad-seats',
  );
});

test('what everybody would be sent is small: a table with large options is not opened to strangers', async () => {
  const server = openTableServer(testPorts({ lobby: true }));
  const anna = await testClient(server);
  const options = { filler: 'x'.repeat(3000) };
  const create = { t: 'create', game: fixtureGame.id, options, seats: [ME, OPEN] };
  expect(codeOf(await anna.ask({ ...create, settings: LISTED }))).toBe('options-too-large');
  const table = await testTable(anna, [ME, OPEN], LISTED);
  expect(codeOf(await anna.does(table, { do: 'options', options }))).toBe('options-too-large');
});
