// The minimum a server over `ws` must do: it reads a message and sends one to both clients of a
// table. The address a client connects to names its table.
import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { answerFigures } from '../../driver/server/figures.ts';

/** Bytes of each message sent. */
const size = Number(process.argv[2] ?? 0);

const server = createServer();
const wss = new WebSocketServer({ server, perMessageDeflate: false, clientTracking: false });
const tables = new Map<string, WebSocket[]>();
const padding = 'x'.repeat(Math.max(0, size - JSON.stringify({ seq: 1000, padding: '' }).length));

wss.on('connection', (ws, { url = '' }) => {
  const table = tables.get(url) ?? [];
  tables.set(url, table);
  table.push(ws);
  ws.on('message', (data: Buffer) => {
    const said: unknown = JSON.parse(data.toString());
    const seq = typeof said === 'object' && said !== null && 'seen' in said ? said.seen : 0;
    const text = JSON.stringify({ seq, padding });
    for (const other of table) other.send(text);
  });
});
process.on('SIGTERM', () => process.exit());
server.listen(0, '127.0.0.1', () => {
  const at = server.address();
  answerFigures(typeof at === 'object' && at ? at.port : 0);
});
