import { type Command, PROTOCOL, type ServerMessage, serverMessageSchema } from '@lusoria/table';
import { patched } from '@lusoria/table/patch';
import { roundNumberSchema } from '@lusoria/table/round-number';
import * as v from 'valibot';
import { openWire } from './wire.ts';

export type Answer = Extract<ServerMessage, { t: 'done' | 'refused' }>;

/** The part of a table's view that is needed to play on. */
const viewSchema = v.object({
  phase: v.string(),
  round: v.nullable(
    v.object({
      number: roundNumberSchema,
      awaited: v.array(v.number()),
      play: v.nullable(v.object({ must: v.array(v.number()), view: v.unknown() })),
    }),
  ),
});
type SeenTable = v.InferOutput<typeof viewSchema>;

/** One of thousands of people, who parses only the needed part of each message: the server is measured, not the client. */
export interface LoadClient {
  /** Last seq received for the watched table. */
  seq(): number;
  /** The latest view of that table. */
  view(): SeenTable;
  /** Called on every message about the table. */
  onTold: () => void;
  /**
   * Sends a command to the table.
   *
   * @param answered called with the response; without it, a rejection throws unless the table has advanced by itself
   */
  tell(command: Command, answered?: (answer: Answer) => void): void;
  /** Sends a message with an id of its own; resolves with the response, without a timeout. */
  ask(message: object): Promise<Answer>;
  /** Watches a table instead of the previous one. */
  watch(table: string): Promise<void>;
  /** Number of requests without a response. */
  unanswered(): number;
  /** Whether the server has closed the connection. */
  closed(): boolean;
  close(): void;
}

/** Offset of the kind in a message: after `{"t":"` comes `table` (but not `tables`), `done`, `refused`, … */
const KIND_AT = 6;
const WHOLE = 't'.charCodeAt(0);
const HEAD = /^\{"t":"(?:table|patch)","table":"([^"]*)","from":\d+,"seq":(\d+),/;
/** Upper bound for the length of that head. */
const HEAD_BYTES = 120;

const received = { bytes: 0, messages: 0 };

/** Totals of messages about tables to all clients so far. */
export function receivedBytes(): { readonly bytes: number; readonly messages: number } {
  return { ...received };
}

let ids = 0;

const messageSchema = v.object({ view: v.optional(v.unknown()), patch: v.optional(v.unknown()) });

/** A lazy view: parsed, and assembled from patches, only when read. */
function lazyView() {
  const unread: Buffer[] = [];
  let view: unknown = null;
  return {
    told(text: Buffer): void {
      // A full view supersedes everything before it.
      if (text[KIND_AT] === WHOLE) unread.length = 0;
      unread.push(text);
    },
    get(): SeenTable {
      for (const text of unread.splice(0)) {
        const one = v.parse(messageSchema, JSON.parse(text.toString()));
        view = one.patch === undefined ? one.view : patched(view, one.patch);
      }
      return v.parse(viewSchema, view);
    },
  };
}

/** Connects to our server as a new person. */
export async function openLoadClient(
  port: number,
  name: string,
  patches = false,
  place = '',
): Promise<LoadClient> {
  let view = lazyView();
  let seq = 0;
  /** The seq it had received when it last sent a command. */
  let spokenAt = 0;
  let table = '';
  let closed = false;
  const awaited = new Map<string, (answer: Answer) => void>();
  const welcomed = Promise.withResolvers<void>();

  const settle = (text: string, isRefused: boolean): void => {
    const [, id = ''] = /"id":"([^"]*)"/.exec(text) ?? [];
    const call = awaited.get(id);
    awaited.delete(id);
    if (call) {
      const answer = v.parse(serverMessageSchema, JSON.parse(text));
      if (answer.t !== 'done' && answer.t !== 'refused') throw new Error(text);
      call(answer);
    } else if (isRefused && seq === spokenAt) throw new Error(text);
  };
  const hear = (message: Buffer): void => {
    const kind = message.toString('latin1', KIND_AT, KIND_AT + 6);
    if (kind === 'table"' || kind === 'patch"') {
      const [, id = '', said] = HEAD.exec(message.toString('latin1', 0, HEAD_BYTES)) ?? [];
      received.bytes += message.length;
      received.messages += 1;
      // Messages already in flight when the connection switched tables are ignored.
      if (id !== table) return;
      seq = Number(said);
      view.told(message);
      client.onTold();
    } else if (kind === 'welcom') welcomed.resolve();
    else if (kind.startsWith('done') || kind === 'refuse')
      settle(message.toString(), kind === 'refuse');
  };
  const wire = await openWire(
    port,
    place === '' ? '/ws' : `/ws?at=${place}`,
    hear,
    () => (closed = true),
  );
  const send = (message: object, answered?: (answer: Answer) => void): void => {
    ids += 1;
    const id = ids.toString(36);
    if (answered) awaited.set(id, answered);
    wire.send(JSON.stringify({ ...message, id }));
  };
  const client: LoadClient = {
    seq: () => seq,
    view: () => view.get(),
    onTold: () => undefined,
    tell(command, answered) {
      spokenAt = seq;
      send({ t: 'do', table, seen: seq, command }, answered);
    },
    ask: async (message) => new Promise((resolve) => send(message, resolve)),
    async watch(id) {
      if (table !== '') wire.send(JSON.stringify({ t: 'close', table }));
      table = id;
      seq = 0;
      view = lazyView();
      const shown = new Promise<void>((resolve) => {
        client.onTold = resolve;
      });
      await done(client, { t: 'open', table: id, seen: null });
      await shown;
      client.onTold = () => undefined;
    },
    unanswered: () => awaited.size,
    closed: () => closed,
    close: () => wire.close(),
  };
  const hello = { t: 'hello', v: PROTOCOL, token: null, name };
  wire.send(JSON.stringify({ ...hello, ...(patches && { patches }) }));
  await welcomed.promise;
  return client;
}

/** Sends a message that nothing but a fault can get rejected. */
export async function done(
  client: LoadClient,
  message: object,
): Promise<Extract<Answer, { t: 'done' }>> {
  const answer = await client.ask(message);
  if (answer.t === 'done') return answer;
  throw new Error(`${JSON.stringify(message)}: ${answer.code}`);
}
