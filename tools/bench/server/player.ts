import { type Command, PROTOCOL, type ServerMessage, serverMessageSchema } from '@lusoria/table';
import * as v from 'valibot';
import { type SeenTable, seenIn, viewAfter } from './table-view.ts';
import { openWire } from './wire.ts';

/** A player at one table of our server, who reads no more of what is said than is needed. */
export interface Player {
  /** Up to where it has been told of the table. */
  seq(): number;
  /** The table as it was told last. */
  seen(): SeenTable;
  /** Is called whenever the table has said something. */
  onTold: () => void;
  /** Sends a command and does not wait. */
  tell(command: Command): void;
  /** Sends a message with an id and resolves with the answer. */
  ask(message: object): Promise<Extract<ServerMessage, { t: 'done' }>>;
  watch(table: string): Promise<void>;
  close(): void;
}

/** `{"t":"` and then the kind: `table` (but not `tables`), `delta`, `done`, `refused`, … */
const KIND_AT = 6;
const SEQ = /^\{"t":"(?:table|delta)","table":"([^"]*)","from":\d+,"seq":(\d+),/;
/** The head of a message about a table is not longer than this. */
const HEAD = 120;

const messages = { bytes: 0, messages: 0 };

/** What tables have said to all players so far. */
export function messageBytes(): { readonly bytes: number; readonly messages: number } {
  return { ...messages };
}

let ids = 0;
const nextId = (): string => `b${((ids += 1)).toString(36)}`;

/**
 * Connects to our server on a port.
 *
 * @param deltas whether it asks for what has changed of views
 */
export async function join(port: number, deltas = false): Promise<Player> {
  let view: unknown = null;
  /** What was told since somebody looked. */
  let unread: Buffer[] = [];
  let seq = 0;
  /** What it had been told when it said something last. */
  let spokenAt = 0;
  let table = '';
  const answers = new Map<string, (text: string) => void>();
  const welcomed = Promise.withResolvers<void>();

  const hear = (message: Buffer): void => {
    const kind = message.toString('latin1', KIND_AT, KIND_AT + 6);
    if (kind === 'table"' || kind === 'delta"') {
      const [, , said] = SEQ.exec(message.toString('latin1', 0, HEAD)) ?? [];
      seq = Number(said);
      if (kind === 'table"') unread = [];
      unread.push(message);
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
      // Unless the table has gone on by itself meanwhile: a limit of the game ran out.
      else if (kind === 'refuse' && seq === spokenAt) throw new Error(text);
    }
  };
  const wire = await openWire(port, '/ws', hear);
  const player: Player = {
    seq: () => seq,
    seen() {
      view = unread.reduce(viewAfter, view);
      unread = [];
      return seenIn(view);
    },
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
  wire.send(
    JSON.stringify({
      t: 'hello',
      v: PROTOCOL,
      token: null,
      name: 'Livia',
      ...(deltas && { deltas }),
    }),
  );
  await welcomed.promise;
  return player;
}
