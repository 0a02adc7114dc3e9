import { refused, reject } from '@lusoria/core';
import { expect, test } from 'vitest';
import type { DecidedEvents } from '../model/decision.ts';
import { decideSlowly, type SlowJob } from '../model/slow.ts';
import { Undecided } from '../undecided.ts';
import { fixtureGame } from '../testing/fixture-game.ts';
import { settled, testClient, testPorts, testTable } from '../testing/ports.ts';
import { PROTOCOL, type ServerMessage } from '../protocol/messages.ts';
import type { Quota } from './connection.ts';
import { openTableServer } from './table-server.ts';
import { FIRST_ROUND } from '../rounds/round-number.ts';

const slow = { ...fixtureGame, isSlow: () => true };

/** A server whose slow decisions are made elsewhere, as plain data. */
function withThread(answer: (job: SlowJob) => DecidedEvents = (job) => decideSlowly(job, slow)) {
  const jobs: SlowJob[] = [];
  const ports = testPorts({
    games: async () => slow,
    async decide(job) {
      jobs.push(job);
      return structuredClone(answer(structuredClone(job)));
    },
  });
  return { ports, server: openTableServer(ports), jobs };
}

const SEATS = [{ kind: 'me' }, { kind: 'bot', bot: 'plain' }];

test('draws that take long are made elsewhere, and the table goes on with them', async () => {
  const { ports, server, jobs } = withThread();
  const client = await testClient(server);
  const table = await testTable(client, SEATS);
  await client.does(table, { do: 'start' });
  expect(jobs).toEqual([]);
  await client.does(table, { do: 'contribute', round: FIRST_ROUND, bytes: 'c0'.repeat(32) });
  expect(jobs.map((job) => job.kind === 'request' && job.request.kind)).toEqual(['person']);
  const dealt = client.said.findLast((message) => message.t === 'table');
  expect(dealt?.view.round?.play).not.toBeNull();
  // The rest is decided here.
  await ports.pass(10_000);
  expect(jobs).toHaveLength(1);
});

test('large options are checked elsewhere', async () => {
  const { server, jobs } = withThread();
  const client = await testClient(server);
  const table = await testTable(client, SEATS);
  const large = { rounds: 2, pad: 'x'.repeat(5000) };
  expect(await client.does(table, { do: 'options', options: large })).toMatchObject({
    code: 'bad-options',
  });
  expect(await client.does(table, { do: 'options', options: { rounds: 2 } })).toMatchObject({
    t: 'done',
  });
  const made = { t: 'create', game: slow.id, options: large, settings: {}, seats: SEATS };
  expect(await client.ask(made)).toMatchObject({ code: 'bad-options' });
  expect(jobs.map(({ kind }) => kind)).toEqual(['request', 'open']);
});

test('large options in the midst of a round are refused here: nothing has to be checked', async () => {
  const { server, jobs } = withThread();
  const client = await testClient(server);
  const table = await testTable(client, SEATS);
  await client.does(table, { do: 'start' });
  await client.does(table, { do: 'contribute', round: FIRST_ROUND, bytes: 'c0'.repeat(32) });
  const before = jobs.length;
  const large = { rounds: 2, pad: 'x'.repeat(5000) };
  expect(await client.does(table, { do: 'options', options: large })).toMatchObject({
    code: 'not-now',
  });
  expect(jobs).toHaveLength(before);
});

test('what is nested too deeply is refused at once', async () => {
  const { server, jobs } = withThread();
  const client = await testClient(server);
  const table = await testTable(client, SEATS);
  const deep = Array.from({ length: 3000 }).reduce<unknown>((inner) => [inner], []);
  expect(await client.does(table, { do: 'options', options: deep })).toMatchObject({
    code: 'bad-message',
  });
  expect(jobs).toEqual([]);
});

test('where too many wait for the thread a request is refused, and can be made again', async () => {
  let busy = true;
  const { ports, server } = withThread((job) =>
    busy ? refused(reject('try-again')) : decideSlowly(job, slow),
  );
  const client = await testClient(server);
  const table = await testTable(client, SEATS);
  await client.does(table, { do: 'start' });
  const bytes = 'c0'.repeat(32);
  const contribute = { do: 'contribute', round: FIRST_ROUND, bytes } as const;
  expect(await client.does(table, contribute, 'mine')).toMatchObject({ code: 'try-again' });
  busy = false;
  expect(await client.does(table, contribute, 'mine')).toMatchObject({ t: 'done' });
  await ports.pass(5000);
  expect(client.said.findLast((message) => message.t === 'table')?.view.round?.play).not.toBeNull();
});

test('what the thread had no time for has not happened, and can be made again', async () => {
  let stuck = true;
  const { server } = withThread((job) => {
    if (stuck) throw new Undecided('took longer than 10000 ms');
    return decideSlowly(job, slow);
  });
  const client = await testClient(server);
  const large = { pad: 'x'.repeat(5000) };
  const create = {
    t: 'create',
    game: slow.id,
    options: large,
    settings: {},
    seats: SEATS,
  } as const;
  expect(await client.ask(create)).toMatchObject({ t: 'refused', code: 'try-again' });
  const table = await testTable(client, SEATS);
  const options = { do: 'options', options: large } as const;
  expect(await client.does(table, options, 'mine')).toMatchObject({ code: 'try-again' });
  stuck = false;
  // The rules do not know these options: now they have been looked at.
  expect(await client.does(table, options, 'mine')).toMatchObject({ code: 'bad-options' });
  expect(await client.ask(create)).toMatchObject({ code: 'bad-options' });
});

test('whoever has had so much worked out waits; what is quick is done meanwhile', async () => {
  const { server } = withThread();
  const owner = await testClient(server);
  const table = await testTable(owner, SEATS);
  const said: ServerMessage[] = [];
  let left = 1;
  const quota: Quota = (resource) => resource !== 'slow' || (left -= 1) >= 0;
  const connection = server.connect((message) => said.push(message), quota);
  connection.receive(JSON.stringify({ t: 'hello', v: PROTOCOL, token: null, name: 'N' }));
  const answer = async (id: string, message: object): Promise<unknown> => {
    connection.receive(JSON.stringify({ ...message, id }));
    await settled();
    return said.find((one) => 'id' in one && one.id === id);
  };
  const create = { t: 'create', game: slow.id, options: {}, settings: {}, seats: SEATS };
  const made = await answer('c', create);
  expect(made).toMatchObject({ t: 'done' });
  const mine = said.findLast((one) => one.t === 'done')?.table;
  const does = (id: string, command: object) =>
    answer(id, { t: 'do', table: mine, seen: 1, command });
  expect(await does('s', { do: 'start' })).toMatchObject({ t: 'done' });
  expect(await does('e', { do: 'consent', to: 'end', give: true })).toMatchObject({ t: 'done' });
  expect(await does('r', { do: 'rematch' })).toMatchObject({ code: 'too-fast' });
  expect(await does('o', { do: 'reopen' })).toMatchObject({ t: 'done' });
  const large = { pad: 'x'.repeat(5000) };
  expect(await does('p', { do: 'options', options: large })).toMatchObject({ code: 'too-fast' });
  expect(await answer('l', { ...create, options: large })).toMatchObject({ code: 'too-fast' });
  expect(await does('q', { do: 'options', options: {} })).toMatchObject({ t: 'done' });
  // Others are not held up.
  expect(await owner.does(table, { do: 'start' })).toMatchObject({ t: 'done' });
});
