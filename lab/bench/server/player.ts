import { type Command, PROTOCOL, type ServerMessage, serverMessageSchema } from '@lusoria/table';
import * as v from 'valibot';
import { patched } from '@lusoria/table/patch';
import { type SeenTable, seenTable } from './table-view.ts';
import { openWire } from './wire.ts';

/** A player at one table of our server, who parses only the needed part of each message. */
export interface Player {
  /** Last seq received. */
  seq(): number;
  /** The latest view of the table. */
  view(): SeenTable;
  /** Called on every message about the table. */
  onTold: () => void;
  /** Sends a command without waiting. */
  tell(command: Command): void;
  /** Sends a message with an id and resolves with the response. */
  ask(message: object): Promise<Extract<ServerMessage, { t: 'done' }>>;
  watch(table: string): Promise<void>;
  close(): void;
}

/** Offset of the kind in a message: after `{"t":"` comes `table` (but not `tables`), `done`, `refused`, … */
const KIND_AT = 6;
const TABLE = 't'.charCodeAt(0);
const SEQ = /^\{"t":"(?:table|patch)","table":"([^"]*)","from":\d+,"seq":(\d+),/;
/** Upper bound for the length of the head of a message about a table. */
const HEAD = 120;

const messages = { bytes: 0, messages: 0 };

/** Totals of table messages to all players so far. */
export function messageBytes(): { readonly bytes: number; readonly messages: number } {
  return { ...messages };
}

let ids = 0;
const nextId = (): string => `b${((ids += 1)).toString(36)}`;

const messageSchema = v.object({ view: v.optional(v.unknown()), patch: v.optional(v.unknown()) });

/** A lazy view: parsed, and assembled from patches, only when read. */
function lazyView() {
  const unread: Buffer[] = [];
  let view: unknown = null;
  return {
    told(text: Buffer): void {
      // A full view supersedes everything before it.
      if (text[KIND_AT] === TABLE) unread.length = 0;
      unread.push(text);
    },
    get(): SeenTable {
      for (const text of unread.splice(0)) {
        const one = v.parse(messageSchema, JSON.parse(text.toString()));
        view = one.patch === undefined ? one.view : patched(view, one.patch);
      }
      return seenTable(view);
    },
  };
}

/** Connects to our server on a port, optionally with patches. */
export async function join(port: number, patches = false): Promise<Player> {
  const view = lazyView();
  let seq = 0;
  /** The seq it had received when it last sent a command. */
  let spokenAt = 0;
  let table = '';
  const answers = new Map<string, (text: string) => void>();
  const welcomed = Promise.withResolvers<void>();

  const hear = (message: Buffer): void => {
    const kind = message.toString('latin1', KIND_AT, KIND_AT + 6);
    if (kind === 'table"' || kind === 'patch"') {
      const [, , said] = SEQ.exec(message.toString('latin1', 0, HEAD)) ?? [];
      seq = Number(said);
      view.told(message);
      messages.bytes += message.length;
      messages.messages += 1;
      player.onTold();
    } else if (kind === 'welcom') welcomed.resolve();
    else if (kind.startsWith('done') || kind === 'refuse') {
      const text = message.toString();
      const [, id = ''] = /"id":"([^"]*)"/.exec(text) ?? [];
      const answer = answers.get(id);
      answers.delete(id);
      if (answer) answer(text);
      // Unless the table has advanced by itself meanwhile: a time limit of the game expired.
      else if (kind === 'refuse' && seq === spokenAt) throw new Error(text);
    }
  };
  const wire = await openWire(port, '/ws', hear);
  const player: Player = {
    seq: () => seq,
    view: view.get,
    onTold: () => undefined,
    tell(command) {
      spokenAt = seq;
      wire.send(JSON.stringify({ t: 'do', id: nextId(), table, seen: seq, command }));
    },
    ask: async (message) =>
      new Promise((resolve, reject) => {
        const id = nextId();
        answers.set(id, (text) => {
          const answer = v.parse(serverMessageSchema, JSON.parse(text));
          if (answer.t === 'done') resolve(answer);
          else reject(new Error(text));
        });
        wire.send(JSON.stringify({ ...message, id }));
      }),
    async watch(id) {
      table = id;
      const shown = new Promise<void>((resolve) => {
        player.onTold = resolve;
      });
      await player.ask({ t: 'open', table: id, seen: null });
      await shown;
      player.onTold = () => undefined;
    },
    close: () => wire.close(),
  };
  const extra = patches ? { patches } : {};
  wire.send(JSON.stringify({ t: 'hello', v: PROTOCOL, token: null, name: 'Livia', ...extra }));
  await welcomed.promise;
  return player;
}
