// A client in sixty lines: `node examples/client.ts http://127.0.0.1:8080 CODE` watches a table, prints its events, and
// sends typed lines as chat, or as commands: {"do":"sit","seat":1}. See docs/PROTOCOL.md; a server's /api/asyncapi.json has the schemas.
import { createInterface } from 'node:readline';
interface Message {
  readonly t: string;
  readonly [key: string]: unknown;
}

const [server = 'http://127.0.0.1:8080', code = ''] = process.argv.slice(2);
let token: string | null = null;
let table: string | null = null;
/** Seq of the last log entry received. */
let seen: number | null = null;
let tries = 0;
let asked = 0;

const isObject = (value: unknown): value is Message => typeof value === 'object' && value !== null;
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const say = (text: string): boolean => process.stdout.write(`${text}\n`);
const newId = (): string => `client-${process.pid}-${(asked += 1)}`;

function connect(): WebSocket {
  const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/ws`);
  const send = (message: object): void => socket.send(JSON.stringify(message));
  socket.addEventListener('open', () => send({ t: 'hello', v: 3, token, name: 'Client' }));
  socket.addEventListener('message', ({ data }) => {
    const message: unknown = JSON.parse(String(data));
    if (!isObject(message)) return;
    tries = 0;
    if (message.t === 'welcome') {
      // Identifies the same person after a reconnect, which then receives only new entries.
      if (typeof message['token'] === 'string') token = message['token'];
      send({ t: 'open', id: newId(), table: code, seen });
    }
    if (message.t === 'table') tell(message);
    if (message.t === 'refused') say(`refused: ${String(message['code'])}`);
    if (message.t === 'gone') process.exit(0);
  });
  socket.addEventListener('close', () => {
    tries += 1;
    setTimeout(() => (line = connect()), Math.min(8000, 250 * 2 ** tries));
  });
  return socket;
}

function tell(message: Message): void {
  table = String(message['table']);
  seen = Number(message['seq']);
  const events = listIn(message['entries']).flatMap((entry) =>
    isObject(entry) ? listIn(entry['events']) : [],
  );
  for (const event of events) say(JSON.stringify(event));
}

let line = connect();
for await (const text of createInterface({ input: process.stdin })) {
  const command: unknown = text.startsWith('{') ? JSON.parse(text) : { do: 'say', text };
  line.send(JSON.stringify({ t: 'do', id: newId(), table, seen: seen ?? 0, command }));
}
process.exit(0);
