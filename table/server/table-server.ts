import { type Rejection, reject, type Viewer } from '@lusoria/core';
import { CODE_LENGTH, openAccountHandlers } from './account-handlers.ts';
import { openIdentity } from './identity.ts';
import { type Connection, type Quota, sendRejection, type MessageOf } from './connection.ts';
import { joinCluster } from './cluster.ts';
import type { StoredPerson, Ports } from '../ports.ts';
import { openRemotePresence, type Presence } from './remote-presence.ts';
import type { ClientMessage, ServerMessage } from '../protocol.ts';
import { idIn, read } from './read-message.ts';
import type { Respond } from '../actor/table-actor.ts';
import { type ActiveTable, openActiveTables } from './active-tables.ts';
import { mayWatch, catchUpMessage } from './catch-up.ts';
import type { TableState } from '../types.ts';
import { viewerOf } from '../view.ts';
import { startTakeovers } from './takeovers.ts';
import { seatOf } from '../membership.ts';

export type { Quota } from './connection.ts';

/** One client's line to the house. */
export interface ConnectionHandle {
  /**
   * Takes a message as it came in. Answers come in the order of the messages.
   *
   * @param since when it came in, by the world's `ticks`; absent: now.
   */
  receive(text: string, since?: number): void;
  /** Answers a message that was not let in: there were too many, or it is too large. */
  refuse(text: string, code: 'too-fast' | 'too-large'): void;
  /** Resolves when whatever has come in is answered. */
  settled(): Promise<void>;
  close(): void;
}

/** Lines that are told the same. */
interface Group {
  readonly viewer: Viewer;
  readonly seen: number | null;
  readonly lines: Connection[];
}

/** All tables of a house, and everybody's lines to them. */
export interface TableServer {
  /**
   * A new line. A message that is sent to several lines is the same object for all of them, one
   * after another.
   *
   * @param may asked before the client makes a person or a table; without it, it always may.
   */
  connect(send: (message: ServerMessage) => void, may?: Quota): ConnectionHandle;
  /** How many tables are in memory, how many lines are open, and how many people are on them. */
  counts(): {
    readonly tables: number;
    readonly connections: number;
    readonly people: number;
  };
  /** Goes on with deleting what was people's, where a house was closed in the midst of it. */
  resumeErasures(): Promise<void>;
  /** Takes tables out of memory that are no longer in the store. */
  evict(tables: readonly string[]): void;
  stop(): void;
}

/** Opens a house. */
export function openTableServer(world: Ports): TableServer {
  const lines = new Set<Connection>();
  const identity = openIdentity(world, lines, (line) => leaveAll(line));

  const no = (line: Connection, id: string | null, rejection: Rejection, at?: TableState): void =>
    sendRejection(world, line, id, rejection, at);

  /** Tells everybody who watches a table what has happened since `before`. */
  const changed = (living: ActiveTable<Connection>, before: TableState): void => {
    const now = living.actor.table();
    const fresh = living.actor.log().slice(before.seq);
    const rewritten = fresh.some(({ events }) => events.some(({ type }) => type === 'erased'));
    const groups = new Map<string, Group>();
    for (const line of living.watchers) {
      const person = line.person?.id ?? '';
      if (!mayWatch(now, person)) {
        leave(line, now.id);
        line.send({ t: 'gone', table: now.id, code: 'no-spectators' });
        continue;
      }
      const viewer = viewerOf(now, person);
      // From another seat the whole log looks different, and without somebody's words, too.
      const moved = now.seats !== before.seats && viewer !== viewerOf(before, person);
      const same = !moved && !rewritten;
      const seen = same ? before.seq : null;
      const key = `${viewer} ${seen}`;
      const group = groups.get(key);
      if (group) group.lines.push(line);
      else groups.set(key, { viewer, seen, lines: [line] });
    }
    for (const { viewer, seen, lines: alike } of groups.values()) {
      const message = catchUpMessage(living.actor, viewer, seen, world.now());
      for (const line of alike) line.send(message);
    }
    if (now.seats !== before.seats) present(living);
  };

  const rooms = openActiveTables<Connection>(world, changed);

  /** A table in memory, which is not kept there any longer for it. */
  const here = (id: string): ActiveTable<Connection> | null => rooms.all().get(id) ?? null;

  const evict = (tables: readonly string[]): void => {
    for (const id of tables) {
      for (const line of here(id)?.watchers ?? []) {
        line.watching.delete(id);
        line.send({ t: 'gone', table: id, code: 'no-such-table' });
      }
      rooms.drop(id);
    }
  };

  const elsewhere = openRemotePresence();

  const presentHere = ({ actor, watchers }: ActiveTable<Connection>): Presence => {
    const people = [...new Set([...watchers].flatMap((line) => line.person?.id ?? []))];
    const seated = people.filter((person) => seatOf(actor.table(), person) !== null);
    return { people: seated, watching: people.length - seated.length };
  };

  /** Tells everybody who watches a table, by way of this node or another, who else does. */
  const present = (living: ActiveTable<Connection>): void => {
    const { id } = living.actor.table();
    world.cluster?.publish({ kind: 'presence', table: id, ...presentHere(living) });
    tellPresent(living);
  };

  const tellPresent = (living: ActiveTable<Connection>): void => {
    const { id } = living.actor.table();
    const all = elsewhere.with(id, presentHere(living), world.now());
    const message: ServerMessage = { t: 'presence', table: id, ...all };
    for (const line of living.watchers) line.send(message);
  };

  const disown = (person: string, but?: Connection): void => {
    for (const line of lines) {
      if (line.person?.id !== person) continue;
      leaveAll(line);
      line.person = null;
      if (line !== but) no(line, null, reject('unknown-token'));
    }
  };

  const stopNodes = joinCluster(world, {
    erased: (person) => disown(person),
    moved(id, seq) {
      const living = here(id);
      if (living && living.actor.table().seq < seq) living.actor.catchUp();
    },
    present(from, id, who) {
      elsewhere.hear(from, id, who, world.now());
      const living = here(id);
      if (living) tellPresent(living);
    },
    repeat() {
      for (const [id, living] of rooms.all()) {
        if (living.watchers.size === 0) continue;
        world.cluster?.publish({ kind: 'presence', table: id, ...presentHere(living) });
      }
    },
    async look() {
      const mine = new Map(rooms.all());
      if (mine.size === 0) return;
      const heads = await world.store.heads([...mine.keys()]);
      for (const [id, { actor }] of mine) {
        const head = heads.get(id);
        if (head === undefined) evict([id]);
        else if (head > actor.table().seq) actor.catchUp();
      }
    },
  });

  const stopWaking = startTakeovers(world, async (id) => (await rooms.get(id))?.actor ?? null);

  const leave = (line: Connection, id: string): void => {
    if (!line.watching.delete(id)) return;
    const living = rooms.here(id);
    if (living?.watchers.delete(line)) present(living);
  };

  const leaveAll = (line: Connection): void => {
    for (const id of line.watching) leave(line, id);
  };

  const receive = async (line: Connection, text: string, since?: number): Promise<void> => {
    const message = read(text);
    if (!message.ok) return no(line, message.id, message.rejection);
    const { value } = message;
    if (value.t === 'hello') return identity.hello(line, value);
    if (value.t === 'ping') return line.send({ t: 'pong', now: world.now() });
    if (!line.person) return no(line, 'id' in value ? value.id : null, reject('hello-first'));
    return answer(line, line.person, value, since);
  };

  const answer = async (
    line: Connection,
    person: StoredPerson,
    message: Exclude<ClientMessage, { t: 'hello' | 'ping' }>,
    since?: number,
  ): Promise<void> => {
    switch (message.t) {
      case 'rename':
        return identity.rename(line, person, message);
      case 'create':
        return desk.create(line, person, message);
      case 'open':
        return watch(line, person, message);
      case 'close':
        return leave(line, message.table);
      case 'do':
        return command(line, person, message, since);
      case 'note':
        return desk.note(line, person, message);
      case 'tables':
        return desk.list(line, person, message.id);
      case 'export':
        return desk.exportRecord(line, person, message);
      case 'erase':
        return desk.erase(line, person, message);
      case 'create-transfer-code':
        return identity.createTransferCode(line, person, message);
      case 'redeem-transfer-code':
        return identity.redeemTransferCode(line, message);
    }
  };

  /** A table that a person may look at; otherwise it is refused. */
  const visible = async (
    line: Connection,
    person: StoredPerson,
    { id, table }: MessageOf<'open' | 'export' | 'note'>,
  ): Promise<ActiveTable<Connection> | null> => {
    // Codes are written as people like; ids, which are in lower case, are longer.
    const living = await rooms.get(table.length <= CODE_LENGTH ? table.toUpperCase() : table);
    if (living && mayWatch(living.actor.table(), person.id)) return living;
    no(line, id, reject(living ? 'no-spectators' : 'no-such-table'));
    return null;
  };

  const watch = async (
    line: Connection,
    person: StoredPerson,
    message: MessageOf<'open'>,
  ): Promise<void> => {
    const living = await visible(line, person, message);
    if (!living) return;
    const { actor, watchers } = living;
    const own = await world.store.noteOf(actor.table().id, person.id);
    // Whoever has hung up in the meantime would be kept as a watcher for ever.
    if (!lines.has(line)) return;
    const { id, seq } = actor.table();
    line.send({ t: 'done', id: message.id, seq, table: id, ...(own === '' ? {} : { note: own }) });
    line.send(catchUpMessage(actor, viewerOf(actor.table(), person.id), message.seen, world.now()));
    watchers.add(line);
    line.watching.add(id);
    present(living);
  };

  const desk = openAccountHandlers({
    world,
    room: rooms.get,
    visible,
    no,
    evict,
    disown,
  });

  const command = async (
    line: Connection,
    person: StoredPerson,
    message: MessageOf<'do'>,
    since?: number,
  ): Promise<void> => {
    const living = await rooms.get(message.table);
    if (!living) return no(line, message.id, reject('no-such-table'));
    const { id, seen, command: what } = message;
    const name = person.name || '?';
    const request = { kind: 'person', person: person.id, name, seen, command: what } as const;
    return new Promise((resolve) => {
      const answered: Respond = (result) => {
        if (result.ok) line.send({ t: 'done', id, seq: result.value });
        else no(line, id, result.rejection, living.actor.table());
        resolve();
      };
      living.actor.submit(request, `${person.id}:${id}`, answered, since);
    });
  };

  return {
    connect(send, quota = () => true) {
      const line: Connection = { person: null, send, quota, watching: new Set() };
      lines.add(line);
      let queue = Promise.resolve();
      const inTurn = (text: string, task: () => Promise<void> | void): void => {
        queue = queue.then(task).catch((error: unknown) => {
          world.notice({ kind: 'failed', table: null, error });
          // With the id of what was asked: whoever waits for it would wait for ever.
          no(line, idIn(text), reject('try-again'));
        });
      };
      return {
        receive: (text, since) => inTurn(text, () => receive(line, text, since)),
        refuse: (text, code) => inTurn(text, () => no(line, idIn(text), reject(code))),
        settled: () => queue,
        close() {
          lines.delete(line);
          leaveAll(line);
        },
      };
    },
    counts: () => ({
      tables: rooms.count(),
      connections: lines.size,
      people: new Set([...lines].flatMap(({ person }) => person?.id ?? [])).size,
    }),
    resumeErasures: desk.resumeErasures,
    evict,
    stop() {
      stopNodes();
      stopWaking();
      rooms.stop();
    },
  };
}
