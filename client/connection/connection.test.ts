import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { type WebSocket as Socket, WebSocketServer } from 'ws';
import { webSocket } from './connection.ts';
import { openSession } from '../session.ts';
import { keepIn, valueOf } from '../testing/guest.ts';
import { openTestServer, TABLE } from '../testing/test-server.ts';
import { fakeTime } from '../testing/time.ts';
import type { Session, Status } from '../types.ts';

const http = createServer();
const sockets = new WebSocketServer({ server: http });
afterEach(() => {
  for (const socket of sockets.clients) socket.terminate();
  sockets.close();
  http.close();
});

async function untilStatus(session: Session, status: Status): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (session.status() === status) resolve();
    };
    session.subscribe(look);
    look();
  });
}

it('a session goes on over a real WebSocket that is torn', async () => {
  const server = await openTestServer(fakeTime(), 'socket');
  const lines: Socket[] = [];
  sockets.on('connection', (socket) => {
    lines.push(socket);
    const connection = server.tables.connect((message) => socket.send(JSON.stringify(message)));
    socket.on('message', (data: Buffer) => connection.receive(data.toString()));
    socket.on('close', () => connection.close());
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('no port');

  const session = openSession({
    connect: webSocket(`ws://127.0.0.1:${address.port}`),
    credentials: keepIn({ credentials: null }),
    name: 'Ada',
  });
  const table = valueOf(await session.open(valueOf(await session.create(TABLE))));
  const me = session.me();
  expect(valueOf(await table.do({ do: 'say', text: 'salvete' }))).toBe(2);

  lines[0]?.terminate();
  await untilStatus(session, 'reconnecting');
  // Requested without a connection, and answered on the next one.
  expect(valueOf(await table.do({ do: 'say', text: 'adsum' }))).toBe(3);
  expect(session.status()).toBe('online');
  expect(session.me()).toEqual(me);

  // A session cannot read binary data.
  lines[1]?.send(new Uint8Array([1, 2, 3]));
  await untilStatus(session, 'reconnecting');
  session.close();
});
