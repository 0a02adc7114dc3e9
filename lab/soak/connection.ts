import { PROTOCOL, type ServerMessage, serverMessageSchema } from '@lusoria/table';
import * as v from 'valibot';
import { openWire } from '../bench/server/wire.ts';

type Of<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;
export type Answer = Of<'done' | 'refused'>;

/** A client connection for the soak test, which parses only the needed part of each message. */
export interface SoakConnection {
  /** Last seq received for the watched table. */
  readonly seq: () => number;
  /** Last message received about that table. */
  readonly told: () => Buffer;
  /** Called on every message about the table. */
  onTold: () => void;
  /** Sends a message with an id of its own; resolves with the response, without a timeout. */
  ask(message: object): Promise<Answer>;
  /** Watches a table instead of the previous one. */
  watch(table: string): Promise<void>;
  /** Number of requests without a response. */
  readonly unanswered: () => number;
  /** Whether the server has closed it. */
  readonly closed: () => boolean;
  close(): void;
}

/** Offset of the kind in a message: after `{"t":"` comes `table` (but not `tables`), `done`, `refused`, … */
const KIND_AT = 6;
const SEQ = /^\{"t":"table","table":"([^"]*)","from":\d+,"seq":(\d+),/;
/** Upper bound for the length of the head of a message about a table. */
const HEAD = 120;

let ids = 0;

/** Connects as a new person. */
export async function openConnection(port: number, name: string): Promise<SoakConnection> {
  let table = '';
  let seq = 0;
  let told: Buffer = Buffer.alloc(0);
  let closed = false;
  const answers = new Map<string, (answer: Answer) => void>();
  const welcomed = Promise.withResolvers<void>();

  const hear = (message: Buffer): void => {
    const kind = message.toString('latin1', KIND_AT, KIND_AT + 6);
    if (kind === 'table"') {
      const [, id = '', said] = SEQ.exec(message.toString('latin1', 0, HEAD)) ?? [];
      // Messages already in flight when the connection switched tables are ignored.
      if (id !== table) return;
      seq = Number(said);
      told = message;
      connection.onTold();
    } else if (kind === 'welcom') welcomed.resolve();
    else if (kind.startsWith('done') || kind === 'refuse') {
      const answer = v.parse(serverMessageSchema, JSON.parse(message.toString()));
      if (answer.t !== 'done' && answer.t !== 'refused') return;
      const settle = answers.get(answer.id ?? '');
      answers.delete(answer.id ?? '');
      settle?.(answer);
    }
  };
  const wire = await openWire(port, '/ws', hear, () => (closed = true));
  const connection: SoakConnection = {
    seq: () => seq,
    told: () => told,
    onTold: () => undefined,
    ask: async (message) =>
      new Promise((resolve) => {
        ids += 1;
        const id = `s${ids.toString(36)}`;
        answers.set(id, resolve);
        wire.send(JSON.stringify({ ...message, id }));
      }),
    async watch(id) {
      if (table !== '') wire.send(JSON.stringify({ t: 'close', table }));
      table = id;
      seq = 0;
      const shown = new Promise<void>((resolve) => {
        connection.onTold = resolve;
      });
      await connection.ask({ t: 'open', table: id, seen: null });
      await shown;
      connection.onTold = () => undefined;
    },
    unanswered: () => answers.size,
    closed: () => closed,
    close: () => wire.close(),
  };
  wire.send(JSON.stringify({ t: 'hello', v: PROTOCOL, token: null, name }));
  await welcomed.promise;
  return connection;
}
