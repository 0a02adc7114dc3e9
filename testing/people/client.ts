import {
  type Command,
  PROTOCOL,
  type ServerMessage,
  serverMessageSchema,
  type TableView,
} from '@lusoria/table';
import * as v from 'valibot';
import WebSocket from 'ws';

/** Timeout of expected events: anything slower hangs, even on a busy machine. */
const PATIENCE_MS = 120_000;

/** A client's knowledge of a table that it watches. */
interface Seen {
  readonly view: TableView;
  readonly seq: number;
  /** The tail of the log received so far. */
  readonly entries: readonly Entry[];
}

type Of<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;
/** An entry of a table's log, as a client receives it. */
export type Entry = Of<'table'>['entries'][number];

/** A response, which carries the id of its request. */
export type Answer = Of<
  | 'done'
  | 'refused'
  | 'tables'
  | 'record'
  | 'history'
  | 'devices'
  | 'bot'
  | 'bots'
  | 'push-key'
  | 'passkeys'
  | 'shared'
  | 'photos'
  | 'contacts'
  | 'event-answer'
>;

/** A client that speaks the bare protocol, and validates every message strictly against its schema. */
export interface Client {
  /** All messages received, unparsed. */
  readonly raw: readonly string[];
  readonly messages: readonly ServerMessage[];
  readonly person: () => string;
  readonly token: () => string;
  /** Sends a text, or a message as JSON. */
  send(message: string | object): void;
  /** Sends a message with an id of its own; resolves with its response. */
  ask(message: object, id?: string): Promise<Answer>;
  /** Sends a command to a table, based on the state the client has seen. */
  do(table: string, command: Command, id?: string): Promise<Answer>;
  /** Opens a table, by id or by code; resolves with its id when its view has arrived. */
  open(table: string, seen?: number | null): Promise<string>;
  /** The latest state of a table received. */
  table(id: string): Seen;
  /** Resolves with the result of `look` once it is truthy; evaluated after every message. */
  until<T>(look: () => T | null | undefined | false, what?: string): Promise<T>;
  /** Resolves with the close code of the connection. */
  readonly closed: Promise<number>;
  close(): Promise<void>;
  /** As a device without a battery: takes in nothing more and answers nothing, and tells nobody so. */
  vanish(): void;
}

/** Options of a connection. */
export interface Coming {
  readonly token?: string | null;
  readonly name?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** Code of what it comes for, as a page says it in the address of its WebSocket. */
  readonly place?: string;
}

let lines = 0;

/** Connects without a hello. Rejects with the HTTP status if refused. */
export async function connect(url: string, { headers = {}, place }: Coming = {}): Promise<Client> {
  const query = place === undefined ? '' : `?at=${place}`;
  const ws = new WebSocket(`${url.replace(/^http/, 'ws')}/ws${query}`, { headers });
  const raw: string[] = [];
  const messages: ServerMessage[] = [];
  const tables = new Map<string, Seen>();
  const waiting = new Set<() => void>();
  const closing = Promise.withResolvers<number>();
  let code: number | null = null;
  // A person's ids must not be reused on another connection.
  const line = (lines += 1);
  let asked = 0;
  let welcome: Of<'welcome'> | null = null;
  let token: string | null = null;
  let isVanished = false;

  const wake = (): void => {
    for (const call of waiting) call();
  };

  ws.on('message', (data: Buffer) => {
    const text = data.toString();
    raw.push(text);
    const message = v.parse(serverMessageSchema, JSON.parse(text));
    messages.push(message);
    if (message.t === 'welcome') {
      welcome = message;
      token = message.token ?? token;
    }
    if (message.t === 'table') tables.set(message.table, grown(tables.get(message.table), message));
    wake();
  });
  ws.on('close', (with_) => {
    code = with_;
    closing.resolve(with_);
    wake();
  });

  await new Promise<void>((resolve, reject) => {
    ws.once('open', () => resolve());
    ws.once('unexpected-response', (_request, { statusCode = 0 }) => {
      reject(new Error(`HTTP ${statusCode}`));
    });
    ws.once('error', reject);
  });
  ws.on('error', () => undefined);

  const until: Client['until'] = async (look, what = String(look)) =>
    new Promise((resolve, reject) => {
      const check = (): void => {
        const found = look();
        if (found === null || found === undefined || found === false) {
          if (code !== null) over(() => reject(new Error(`closed (${code}) before: ${what}`)));
          return;
        }
        over(() => resolve(found));
      };
      const timer = setTimeout(() => {
        const last = raw.slice(-3).map((text) => text.slice(0, 600));
        over(() => reject(new Error(`waited in vain for: ${what}\n${last.join('\n')}`)));
      }, PATIENCE_MS);
      const over = (end: () => void): void => {
        clearTimeout(timer);
        waiting.delete(check);
        end();
      };
      waiting.add(check);
      check();
    });

  const client: Client = {
    raw,
    messages,
    person: () => welcome?.person ?? '',
    token: () => token ?? '',
    send: (message) => ws.send(typeof message === 'string' ? message : JSON.stringify(message)),
    async ask(message, id = `${line}-${(asked += 1)}`) {
      const from = messages.length;
      client.send({ ...message, id });
      return until(
        () => messages.slice(from).find((m): m is Answer => 'id' in m && m.id === id),
        `an answer to ${JSON.stringify(message)}`,
      );
    },
    async do(table, command, id) {
      const seen = tables.get(table)?.seq ?? 0;
      return client.ask({ t: 'do', table, seen, command }, id);
    },
    async open(table, seen = null) {
      const answer = await client.ask({ t: 'open', table, seen });
      if (answer.t !== 'done') throw new Error(JSON.stringify(answer));
      const id = answer.table ?? '';
      await until(() => tables.has(id));
      return id;
    },
    table(id) {
      const seen = tables.get(id);
      if (!seen) throw new Error(`${id} is not open`);
      return seen;
    },
    until,
    closed: closing.promise,
    async close() {
      if (isVanished) return ws.terminate();
      ws.close();
      await closing.promise;
    },
    vanish() {
      isVanished = true;
      ws.pause();
    },
  };
  return client;
}

/** Connects and says hello. */
export async function join(url: string, coming: Coming = {}): Promise<Client> {
  const client = await connect(url, coming);
  const { token = null, name = null } = coming;
  client.send({ t: 'hello', v: PROTOCOL, token, name });
  const answer = await client.until(() => client.messages.find(({ t }) => t !== 'presence'));
  if (answer.t !== 'welcome') throw new Error(JSON.stringify(answer));
  return client;
}

/** The code of a rejection, otherwise `done`. */
export function codeOf(answer: Answer): string {
  return answer.t === 'refused' ? answer.code : 'done';
}

function grown(before: Seen | undefined, message: Of<'table'>): Seen {
  const { view, seq, from, reset, entries } = message;
  const known = reset ? [] : (before?.entries ?? []);
  if (!reset && from > (before?.seq ?? 0)) throw new Error(`a gap: entries from ${from}`);
  const all = [...known.filter((entry) => entry.seq <= from), ...entries];
  const first = all[0]?.seq ?? 1;
  if (all.some((entry, i) => entry.seq !== first + i)) throw new Error('the log is out of order');
  return { view, seq, entries: all };
}
