import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ServerMessage } from '@lusoria/table';
import { expect, onTestFinished, test } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { type Line, Outbox } from './outbox.ts';

const MANY = 1 << 24;
const note = (text: string): ServerMessage => ({ t: 'note', table: 't', text });

/** A line to a client, and the messages that the client receives until it is closed. */
async function connected(): Promise<{
  readonly line: Line;
  readonly heard: Promise<readonly unknown[]>;
}> {
  const http = createServer();
  const wss = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const opened = new Promise<Line>((resolve) => {
    http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      wss.handleUpgrade(request, socket, head, (ws) => resolve(new Outbox().line(ws, socket))),
    );
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void http.close());
  const address = http.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const messages: unknown[] = [];
  client.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString())));
  const heard = new Promise<readonly unknown[]>((resolve, reject) => {
    client.on('close', () => resolve(messages));
    client.on('error', reject);
  });
  return { line: await opened, heard };
}

test('texts of every length and script arrive as they were, in their order, before the end', async () => {
  const { line, heard } = await connected();
  const around = JSON.stringify(note('')).length;
  const lengths = [0, 1, 124, 125, 126, 127, 0xfffe, 0xffff, 0x10000, 300_000];
  const texts = [
    ...lengths.map((length) => 'x'.repeat(Math.max(0, length - around))),
    'Līvia',
    'ā'.repeat(40_000),
    '🂡\u0000\u2028é',
  ];
  for (const text of texts) expect(line.send(note(text), MANY)).toBeGreaterThan(text.length);
  line.close(1001);
  expect(await heard).toEqual(texts.map(note));
});

test('one message is sent whatever its size, and then none that would make too much wait', async () => {
  const { line, heard } = await connected();
  const large = 'x'.repeat(1000);
  expect(line.send(note(large), 100)).toBeGreaterThan(large.length);
  expect(line.send(note('a'), 100)).toBeNull();
  expect(line.send(note('b'), 2000)).toBeGreaterThan(0);
  line.close(1001);
  expect(await heard).toEqual([note(large), note('b')]);
});

test('a message for many is written once', async () => {
  const { line, heard } = await connected();
  let written = 0;
  const message: ServerMessage = {
    ...note(''),
    get text() {
      written += 1;
      return 'a';
    },
  };
  for (let i = 0; i < 3; i += 1) line.send(message, MANY);
  line.close(1001);
  expect(await heard).toEqual([note('a'), note('a'), note('a')]);
  expect(written).toBe(1);
});
