import { type Rejection, reject, type Viewer } from '@lusoria/core';
import { CODE_LENGTH, openDesk } from './desk.ts';
import { openIdentity } from './identity.ts';
import { type Line, type May, refuse, type Said } from './line.ts';
import { joinNodes } from './nodes.ts';
import type { StoredPerson, World } from './ports.ts';
import { openElsewhere, type Present } from './presence.ts';
import type { ClientMessage, ServerMessage } from './protocol.ts';
import { idIn, read } from './read.ts';
import type { Answer } from './room.ts';
import { type Living, openRooms } from './rooms.ts';
import { mayWatch, sync } from './sync.ts';
import type { TableState } from './types.ts';
import { viewerOf } from './view.ts';
import { keepWaking } from './waker.ts';
import { seatOf } from './who.ts';

export type { May } from './line.ts';

/** One client's line to the house. */
export interface Connection {
  /**
   * Takes a message as it came in. Answers come in the order of the messages.
   *
   * @param since when it came in, by the world's `ticks`; absent: now.
   */
  receive(text: string, since?: number): void;
  /** Answers a message that was not let in: there were too many, or it is too large. */
  turnAway(text: string, code: 'too-fast' | 'too-large'): void;
  /** Resolves when whatever has come in is answered. */
  settled(): Promise<void>;
  close(): void;
}

/** Lines that are told the same. */
interface Group {
  readonly viewer: Viewer;
  readonly seen: number | null;
  readonly lines: Line[];
}

/** All tables of a house, and everybody's lines to them. */
export interface Hub {
  /**
   * A new line. A message that is sent to several lines is the same object for all of them, one
   * after another.
   *
   * @param may asked before the client makes a person or a table; without it, it always may.
   */
  connect(send: (message: ServerMessage) => void, may?: May): Connection;
  /** How many tables are in memory, how many lines are open, and how many people are on them. */
  counts(): {
    readonly tables: number;
    readonly connections: number;
    readonly people: number;
  };
  /** Goes on with deleting what was people's, where a house was closed in the midst of it. */
  finishForgetting(): Promise<void>;
  /** Takes tables out of memory that are no longer in the store. */
  forget(tables: readonly string[]): void;
  stop(): void;
}

/** Opens a house. */
export function openHub(world: World): Hub {
  const lines = new Set<Line>();
  const identity = openIdentity(world, lines, (line) => leaveAll(line));

  const no = (line: Line, id: string | null, rejection: Rejection, at?: TableState): void =>
    refuse(world, line, id, rejection, at);

  /** Tells everybody who watches a table what has happened since `before`. */
  const changed = (living: Living<Line>, before: TableState): void => {
    const now = living.room.table();
    const fresh = living.room.log().slice(before.seq);
    const rewritten = fresh.some(({ events }) => events.some(({ type }) => type === 'forgotten'));
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
      const message = sync(living.room, viewer, seen, world.now());
      for (const line of alike) line.send(message);
    }
    if (now.seats !== before.seats) present(living);
  };

  const rooms = openRooms<Line>(world, changed);

  /** A table in memory, which is not kept there any longer for it. */
  const here = (id: string): Living<Line> | null => rooms.all().get(id) ?? null;

  const forget = (tables: readonly string[]): void => {
    for (const id of tables) {
      for (const line of here(id)?.watchers ?? []) {
        line.watching.delete(id);
        line.send({ t: 'gone', table: id, code: 'no-such-table' });
      }
      rooms.drop(id);
    }
  };

  const elsewhere = openElsewhere();

  const presentHere = ({ room, watchers }: Living<Line>): Present => {
    const people = [...new Set([...watchers].flatMap((line) => line.person?.id ?? []))];
    const seated = people.filter((person) => seatOf(room.table(), person) !== null);
    return { people: seated, watching: people.length - seated.length };
  };

  /** Tells everybody who watches a table, by way of this node or another, who else does. */
  const present = (living: Living<Line>): void => {
    const { id } = living.room.table();
    world.nodes?.tell({ kind: 'present', table: id, ...presentHere(living) });
    tellPresent(living);
  };

  const tellPresent = (living: Living<Line>): void => {
    const { id } = living.room.table();
    const all = elsewhere.with(id, presentHere(living), world.now());
    const message: ServerMessage = { t: 'present', table: id, ...all };
    for (const line of living.watchers) line.send(message);
  };

  const disown = (person: string, but?: Line): void => {
    for (const line of lines) {
      if (line.person?.id !== person) continue;
      leaveAll(line);
      line.person = null;
      if (line !== but) no(line, null, reject('unknown-token'));
    }
  };

  const stopNodes = joinNodes(world, {
    gone: (person) => disown(person),
    moved(id, seq) {
      const living = here(id);
      if (living && living.room.table().seq < seq) living.room.look();
    },
    present(from, id, who) {
      elsewhere.hear(from, id, who, world.now());
      const living = here(id);
      if (living) tellPresent(living);
    },
    repeat() {
      for (const [id, living] of rooms.all()) {
        if (living.watchers.size === 0) continue;
        world.nodes?.tell({ kind: 'present', table: id, ...presentHere(living) });
      }
    },
    async look() {
      const mine = new Map(rooms.all());
      if (mine.size === 0) return;
      const heads = await world.store.heads([...mine.keys()]);
      for (const [id, { room }] of mine) {
        const head = heads.get(id);
        if (head === undefined) forget([id]);
        else if (head > room.table().seq) room.look();
      }
    },
  });

  const stopWaking = keepWaking(world, async (id) => (await rooms.get(id))?.room ?? null);

  const leave = (line: Line, id: string): void => {
    if (!line.watching.delete(id)) return;
    const living = rooms.here(id);
    if (living?.watchers.delete(line)) present(living);
  };

  const leaveAll = (line: Line): void => {
    for (const id of line.watching) leave(line, id);
  };

  const receive = async (line: Line, text: string, since?: number): Promise<void> => {
    const message = read(text);
    if (!message.ok) return no(line, message.id, message.rejection);
    const { value } = message;
    if (value.t === 'hello') return identity.hello(line, value);
    if (value.t === 'ping') return line.send({ t: 'pong', now: world.now() });
    if (!line.person) return no(line, 'id' in value ? value.id : null, reject('hello-first'));
    return answer(line, line.person, value, since);
  };

  const answer = async (
    line: Line,
    person: StoredPerson,
    message: Exclude<ClientMessage, { t: 'hello' | 'ping' }>,
    since?: number,
  ): Promise<void> => {
    switch (message.t) {
      case 'name':
        return identity.rename(line, person, message);
      case 'create':
        return desk.create(line, person, message);
      case 'open':
        return watch(line, person, message);
      case 'shut':
        return leave(line, message.table);
      case 'do':
        return command(line, person, message, since);
      case 'note':
        return desk.note(line, person, message);
      case 'tables':
        return desk.list(line, person, message.id);
      case 'export':
        return desk.exported(line, person, message);
      case 'forget':
        return desk.forgetMe(line, person, message);
      case 'lend':
        return identity.lend(line, person, message);
      case 'claim':
        return identity.claim(line, message);
    }
  };

  /** A table that a person may look at; otherwise it is refused. */
  const visible = async (
    line: Line,
    person: StoredPerson,
    { id, table }: Said<'open' | 'export' | 'note'>,
  ): Promise<Living<Line> | null> => {
    // Codes are written as people like; ids, which are in lower case, are longer.
    const living = await rooms.get(table.length <= CODE_LENGTH ? table.toUpperCase() : table);
    if (living && mayWatch(living.room.table(), person.id)) return living;
    no(line, id, reject(living ? 'no-spectators' : 'no-such-table'));
    return null;
  };

  const watch = async (line: Line, person: StoredPerson, message: Said<'open'>): Promise<void> => {
    const living = await visible(line, person, message);
    if (!living) return;
    const { room, watchers } = living;
    const own = await world.store.noteOf(room.table().id, person.id);
    // Whoever has hung up in the meantime would be kept as a watcher for ever.
    if (!lines.has(line)) return;
    const { id, seq } = room.table();
    line.send({ t: 'done', id: message.id, seq, table: id, ...(own === '' ? {} : { note: own }) });
    line.send(sync(room, viewerOf(room.table(), person.id), message.seen, world.now()));
    watchers.add(line);
    line.watching.add(id);
    present(living);
  };

  const desk = openDesk({
    world,
    room: rooms.get,
    visible,
    no,
    forget,
    disown,
  });

  const command = async (
    line: Line,
    person: StoredPerson,
    message: Said<'do'>,
    since?: number,
  ): Promise<void> => {
    const living = await rooms.get(message.table);
    if (!living) return no(line, message.id, reject('no-such-table'));
    const { id, seen, command: what } = message;
    const name = person.name || '?';
    const request = { kind: 'person', person: person.id, name, seen, command: what } as const;
    return new Promise((resolve) => {
      const answered: Answer = (result) => {
        if (result.ok) line.send({ t: 'done', id, seq: result.value });
        else no(line, id, result.rejection, living.room.table());
        resolve();
      };
      living.room.submit(request, `${person.id}:${id}`, answered, since);
    });
  };

  return {
    connect(send, may = () => true) {
      const line: Line = { person: null, send, may, watching: new Set() };
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
        turnAway: (text, code) => inTurn(text, () => no(line, idIn(text), reject(code))),
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
    finishForgetting: desk.finish,
    forget,
    stop() {
      stopNodes();
      stopWaking();
      rooms.stop();
    },
  };
}
