import { expect, test } from 'vitest';
import { memoryStore } from '../../memory.ts';
import { BOT_TOKEN, MAX_BOTS, type ServerMessage } from '../../protocol/messages.ts';
import { type TestClient, testClient, testPorts, testTable } from '../../testing/ports.ts';
import { openTableServer } from '../table-server.ts';

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };
const codeOf = (answer: ServerMessage | null) =>
  answer?.t === 'refused' ? answer.code : (answer?.t ?? null);

async function made(owner: TestClient, name = 'Otto', id?: string) {
  const answer = await owner.ask({ t: 'create-bot', name }, id);
  if (answer?.t !== 'bot') throw new Error(JSON.stringify(answer));
  return answer;
}

test('a bot is somebody of its own, whom its owner lists and removes', async () => {
  const store = memoryStore();
  const server = openTableServer(testPorts({ store }));
  const owner = await testClient(server);
  const { bot, token } = await made(owner);
  expect(token.startsWith(BOT_TOKEN)).toBe(true);
  const there = await testClient(server, token);
  expect(there.person()).toBe(bot);
  const table = await testTable(owner, [ME, OPEN]);
  expect(codeOf(await there.does(table, { do: 'sit', seat: 1 }))).toBe('done');
  expect(await owner.ask({ t: 'bots' })).toMatchObject({ bots: [{ bot, name: 'Otto' }] });
  expect(codeOf(await owner.ask({ t: 'remove-bot', bot }))).toBe('done');
  expect(there.said.at(-1)).toMatchObject({ t: 'refused', id: null, code: 'unknown-token' });
  expect(await owner.ask({ t: 'bots' })).toMatchObject({ bots: [] });
  expect(await store.botsOf(owner.person())).toEqual([]);
  await expect(testClient(server, token)).rejects.toThrow('not welcome');
  const view = owner.said.findLast((message) => message.t === 'table')?.view;
  expect(view?.seats[1]).toEqual({ kind: 'open' });
  // Again, because the answer was lost.
  expect(codeOf(await owner.ask({ t: 'remove-bot', bot }))).toBe('done');
});

test('what only people may is refused to bots', async () => {
  const server = openTableServer(testPorts());
  const bot = await testClient(server, (await made(await testClient(server))).token);
  for (const message of [
    { t: 'create-bot', name: 'Child' },
    { t: 'bots' },
    { t: 'remove-bot', bot: bot.person() },
    { t: 'create-transfer-code' },
    { t: 'redeem-transfer-code', code: 'ABCDEFGH' },
    { t: 'devices' },
    { t: 'revoke', device: null },
    { t: 'event', request: {} },
    { t: 'erase' },
  ]) {
    expect(codeOf(await bot.ask(message))).toBe('not-for-bots');
  }
});

test('nobody removes the bot of somebody else, nor a person', async () => {
  const server = openTableServer(testPorts());
  const [owner, other] = [await testClient(server), await testClient(server)];
  const { bot, token } = await made(owner);
  await other.ask({ t: 'remove-bot', bot });
  await owner.ask({ t: 'remove-bot', bot: other.person() });
  expect((await testClient(server, token)).person()).toBe(bot);
  expect(codeOf(await other.ask({ t: 'bots' }))).toBe('bots');
});

test('asked again with the same id there is one bot still, with the latest token', async () => {
  const server = openTableServer(testPorts());
  const owner = await testClient(server);
  const first = await made(owner, 'Otto', 'same');
  const second = await made(owner, 'Otto', 'same');
  expect(second.bot).toBe(first.bot);
  expect((await testClient(server, second.token)).person()).toBe(first.bot);
  await expect(testClient(server, first.token)).rejects.toThrow('not welcome');
  expect(await owner.ask({ t: 'bots' })).toMatchObject({ bots: [{ bot: first.bot }] });
});

test('there are no more than so many, none without a name, and none whose owner is erased', async () => {
  const server = openTableServer(testPorts());
  const owner = await testClient(server);
  expect(codeOf(await owner.ask({ t: 'create-bot', name: '\u0001' }))).toBe('bad-name');
  const { token } = await made(owner);
  for (let n = 1; n < MAX_BOTS; n += 1) await made(owner);
  expect(await owner.ask({ t: 'create-bot', name: 'More' })).toMatchObject({
    code: 'too-many-bots',
    params: { most: MAX_BOTS },
  });
  await owner.ask({ t: 'erase' });
  await expect(testClient(server, token)).rejects.toThrow('not welcome');
});
