import {
  type Command,
  PROTOCOL,
  type ServerMessage,
  serverMessageSchema,
  type TableView,
  tableViewSchema,
} from '@lusoria/table';
import { patched } from '@lusoria/table/patch';

import * as v from 'valibot';
import WebSocket from 'ws';

/** However busy the machine is, what must happen and takes longer hangs. */
const PATIENCE_MS = 120_000;

/** What a client knows of a table that it watches. */
export interface Seen {
  readonly view: TableView;
  readonly seq: number;
  /** The end of the log, as far as it was sent. */
  readonly entries: readonly Entry[];
}

type Of<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;
type Entry = Of<'table'>['entries'][number];

/** An answer that carries the id of what was asked. */
export type Answer = Of<
  'done' | 'refused' | 'tables' | 'record' | 'history' | 'devices' | 'bot' | 'bots' | 'event-answer'
>;

/** A client that speaks the bare protocol, and reads every message strictly by its schema. */
export interface Client {
  /** Everything that came in, as it came. */
  readonly raw: readonly string[];
  readonly messages: readonly ServerMessage[];
  readonly person: () => string;
  readonly token: () => string;
  /** Sends a text, or a message as JSON. */
  send(message: string | object): void;
  /** Sends a message with an id of its own and resolves with the answer to it. */
  ask(message: object, id?: string): Promise<Answer>;
  /** A command to a table, for what the client has seen. */
  do(table: string, command: Command, id?: string): Promise<Answer>;
  /** Opens a table, by id or by code, and resolves with its id when there is something to see. */
  open(table: string, seen?: number | null): Promise<string>;
  /** A table as the client has last been told. */
  table(id: string): Seen;
  /** Resolves when something is so, looked at after every message. */
  until<T>(look: () => T | null | undefined | false, what?: string): Promise<T>;
  /** Resolves with the code with which the line was closed. */
  readonly closed: Promise<number>;
  close(): Promise<void>;
}

/** How a client comes in. */
export interface Coming {
  readonly token?: string | null;
  readonly name?: string | null;
  /** Whether it asks for what has changed of views. */
  readonly deltas?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

let lines = 0;

/** Connects, without saying who it is. Rejects with the HTTP status when it is not let in. */
export async function connect(url: string, { headers = {} }: Coming = {}): Promise<Client> {
  const ws = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`, { headers });
  const raw: string[] = [];
  const messages: ServerMessage[] = [];
  const tables = new Map<string, Seen>();
  const waiting = new Set<() => void>();
  const closing = Promise.withResolvers<number>();
  let code: number | null = null;
  // A person's ids are not to be used again on another line.
  const line = (lines += 1);
  let asked = 0;
  let welcome: Of<'welcome'> | null = null;
  let token: string | null = null;

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
    if (message.t === 'delta') {
      const before = tables.get(message.table);
      if (before?.seq !== message.from) throw new Error(`a change of ${message.from}`);
      const view = v.parse(tableViewSchema, patched(before.view, message.patch));
      tables.set(message.table, grown(before, { ...message, t: 'table', view }));
    }
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
      ws.close();
      await closing.promise;
    },
  };
  return client;
}

/** Connects and says hello. */
export async function join(url: string, coming: Coming = {}): Promise<Client> {
  const client = await connect(url, coming);
  const { token = null, name = null, deltas = false } = coming;
  client.send({ t: 'hello', v: PROTOCOL, token, name, deltas });
  const answer = await client.until(() => client.messages.find(({ t }) => t !== 'presence'));
  if (answer.t !== 'welcome') throw new Error(JSON.stringify(answer));
  return client;
}

/** The answer's code when it is a refusal, otherwise `done`. */
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
