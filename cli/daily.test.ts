import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { defined } from '@lusoria/core';
import { dailyAnswerSchema } from '@lusoria/tournaments/daily';
import { type Client, join } from '@lusoria/testing/people/client.ts';
import { botPlayer, play, PLAYED, tireless } from '@lusoria/testing/people/play.ts';
import { openServer } from '@lusoria/testing/server/server.ts';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { folder } from './testing/folder.ts';
import { inside } from './testing/inside.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const files = folder();
afterAll(() => files.remove());

async function ask(client: Client, request: object) {
  const answer = await client.ask({ t: 'event', request });
  if (answer.t !== 'event-answer') throw new Error(JSON.stringify(answer));
  return v.parse(dailyAnswerSchema, answer.answer);
}

/** Plays a deal to its end, and returns what is stored of it. */
async function played(client: Client, day: string) {
  const made = await ask(client, { ask: 'daily-play', day });
  if (made.to !== 'daily-play') throw new Error(made.to);
  const table = await client.open(made.table);
  const player = tireless(await botPlayer(PLAYED.bot, 'daily'));
  await play(client, table, player, ({ phase }) => phase === 'over');
  const stored = await client.ask({ t: 'export', table });
  if (stored.t !== 'record') throw new Error(stored.t);
  return stored.record;
}

/** A beacon with a number each three seconds since 2023, made of its signature as drand does it. */
async function openDrand(): Promise<{ url: string; round: number; close(): void }> {
  const GENESIS = 1_692_803_367;
  const asked = { round: 0 };
  const server = createServer((request, response) => {
    const [, number] = /^\/chain\/public\/(\d+)$/u.exec(request.url ?? '') ?? [];
    asked.round = Number(number ?? asked.round);
    const signature = createHash('sha256').update(`${number}`).digest('hex');
    const randomness = createHash('sha256').update(signature, 'hex').digest('hex');
    const info = { public_key: 'ab', period: 3, genesis_time: GENESIS, hash: 'cd' };
    const isInfo = request.url === '/chain/info';
    if (!isInfo && number === undefined) response.statusCode = 404;
    response.end(JSON.stringify(isInfo ? info : { round: asked.round, randomness, signature }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : address;
  return {
    url: `http://127.0.0.1:${port}/chain`,
    get round() {
      return asked.round;
    },
    close: () => void server.close(),
  };
}

test('a day that is over, and a game of it, are recomputed; a game that was changed is told', async () => {
  let passed = 0;
  const now = () => Date.now() + passed * DAY_MS;
  const drand = await openDrand();
  const server = await openServer(undefined, undefined, 0, { beacon: drand.url }, { now });
  const client = await join(server.url, { name: 'Livia' });
  // The seeds of the next day are fixed today.
  await ask(client, { ask: 'daily' });
  passed = 1;
  const date = new Date(now()).toISOString().slice(0, 10);
  const listed = await ask(client, { ask: 'daily' });
  if (listed.to !== 'daily') throw new Error(listed.to);
  const { day } = defined(
    listed.days.find((one) => one.date === date && one.game === PLAYED.game),
    'the deal of the day',
  );
  const record = await played(client, day);
  const file = files.file('game.json', JSON.stringify(record));
  const verify = async (...more: readonly string[]) =>
    inside(['daily', '--verify', date, ...more, '--server', server.url]);
  const early = await verify();
  expect(early.stdout).toContain('still secret');
  expect(early.code).toBe(1);

  passed = 2;
  const whole = await verify(file);
  expect(whole.stdout).toContain('fixed before the day began, and the number fits');
  // The first number of the day: rounds come every three seconds.
  const number = drand.round;
  const midnight = Date.parse(date) / 1000;
  const out = 1_692_803_367 + (number - 1) * 3;
  expect(out - midnight).toBeGreaterThanOrEqual(0);
  expect(out - midnight).toBeLessThan(3);
  expect(whole.stdout).toContain(`with the public random number ${number} of ${drand.url}:`);
  expect(whole.stdout).toContain('without a flaw');
  // The other deals of the day were played by nobody.
  expect(whole.stdout).toContain('nobody has played');
  expect(whole.code).toBe(0);
  const [round] = record.rounds;
  const changed = { ...record, rounds: [{ ...round, secret: '00'.repeat(32) }] };
  const wrong = await verify(files.file('changed.json', JSON.stringify(changed)));
  expect(wrong.stdout).toContain('has a flaw, or was not dealt');
  expect(wrong.code).toBe(1);
  expect(await verify(files.file('none.json', '{}'))).toMatchObject({ code: 2 });
  drand.close();
  expect((await verify()).stderr).toContain('the beacon does not answer');
  await client.close();
  await server.close();
});
