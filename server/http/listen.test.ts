import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTurns } from '../connections/in-turns.ts';
import { answerBy, closeHttp, createHttpServer, listen } from './listen.ts';

const server = createHttpServer(inTurns());
answerBy(server, async ({ url }) => new Response(new URL(url).pathname), '/');
let port = 0;

beforeAll(async () => {
  port = await listen(server, { port: 0, bindAddress: '127.0.0.1' });
});
afterAll(async () => closeHttp(server));

/** Opens a socket and sends a request for a path without waiting for anything. */
function request(path: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  return socket;
}

test('everyone of a crowd is answered, though many of them go before their turn', async () => {
  const crowd = Array.from({ length: 300 }, (_, n) => ({
    path: `/${n}`,
    socket: request(`/${n}`),
  }));
  const gone = crowd.filter((_, n) => n % 3 === 0);
  for (const { socket } of gone) socket.once('connect', () => socket.resetAndDestroy());
  const patient = crowd.filter((one) => !gone.includes(one));
  const answers = await Promise.all(patient.map(async ({ socket }) => text(socket)));
  for (const [n, answer] of answers.entries()) {
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer).toContain(patient[n]?.path);
  }
});

test('it closes though sockets wait for their turn, and accepts no more', async () => {
  const waiting: (() => void)[] = [];
  const other = createHttpServer({ add: (task) => void waiting.push(task) });
  const at = await listen(other, { port: 0, bindAddress: '127.0.0.1' });
  const idle = Array.from({ length: 3 }, () => connect(at, '127.0.0.1'));
  const gone = idle.map(async (socket) => new Promise((resolve) => socket.on('close', resolve)));
  await expect.poll(() => waiting).toHaveLength(idle.length);
  const closed = closeHttp(other);
  for (const task of waiting) task();
  await Promise.all([closed, ...gone]);
  const socket = connect(at, '127.0.0.1');
  const error = new Promise((resolve) => socket.once('error', resolve));
  expect(await error).toMatchObject({ code: 'ECONNREFUSED' });
});
