import { type Rejection, reject, type Viewer } from '@lusoria/core';
import * as v from 'valibot';
import { gameOf } from './catalogue.ts';
import { openIdentity } from './identity.ts';
import { codeFrom, hashOf, type Line, type May, refuse, type Said } from './line.ts';
import { joinNodes } from './nodes.ts';
import type { StoredPerson, World } from './ports.ts';
import { openElsewhere, type Present } from './presence.ts';
import { type ClientMessage, clientMessageSchema, type ServerMessage } from './protocol.ts';
import { recordOf } from './record.ts';
import type { Answer } from './room.ts';
import { type Living, openRooms } from './rooms.ts';
import { mayWatch, summaryOf, sync } from './sync.ts';
import { open } from './table.ts';
import { belongs, seatOf } from './who.ts';
import type { Entry, Holder, TableState } from './types.ts';
import { viewerOf } from './view.ts';
import { keepWaking } from './waker.ts';

export type { May } from './line.ts';

/** Tables that one person may belong to at a time. */
export const MOST_TABLES = 200;
/** How many of them are listed, the latest first. */
export const MOST_LISTED = 50;

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
    const groups = new Map<string, Group>();
    for (const line of living.watchers) {
      const person = line.person?.id ?? '';
      if (!mayWatch(now, person)) {
        leave(line, now.id);
        line.send({ t: 'gone', table: now.id, code: 'no-spectators' });
        continue;
      }
      const viewer = viewerOf(now, person);
      // From another seat the whole log looks different.
      const seen = viewer === viewerOf(before, person) ? before.seq : null;
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

  const stopNodes = joinNodes(world, {
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
        return create(line, person, message);
      case 'open':
        return watch(line, person, message);
      case 'shut':
        return leave(line, message.table);
      case 'do':
        return command(line, person, message, since);
      case 'note':
        return note(line, person, message);
      case 'tables':
        return list(line, person, message.id);
      case 'export':
        return exported(line, person, message);
      case 'lend':
        return identity.lend(line, person, message);
      case 'claim':
        return identity.claim(line, message);
    }
  };

  const create = async (
    line: Line,
    person: StoredPerson,
    message: Said<'create'>,
  ): Promise<void> => {
    const game = await (world.games ?? gameOf)(message.game);
    if (!game) return no(line, message.id, reject('no-such-game', { game: message.game }));
    // Made from the message's id, so that a repeated message finds the table it has made.
    const id = hashOf(`${person.id} ${message.id}`).slice(0, 20);
    if (await world.store.find(id)) return line.send(made(message.id, id));
    const mine = await world.store.tablesOf(person.id, MOST_TABLES);
    if (mine.length >= MOST_TABLES) {
      return no(line, message.id, reject('too-many-tables', { most: MOST_TABLES }));
    }
    if (!line.may('table')) return no(line, message.id, reject('too-fast'));
    const { options, settings } = message;
    const host = { host: person.id, name: person.name || '?' };
    const seats = message.seats.map((seat) => holderOf(seat, person.id));
    // Not made when its code is taken, or the same message was faster on another line.
    do {
      const code = codeFrom(world.bytes(CODE_LENGTH));
      const first = open(game, { ...host, code, options, settings, seats });
      if (!first.ok) return no(line, message.id, first.rejection);
      const command = `${person.id}:${message.id}`;
      const entry: Entry = { seq: 1, at: world.now(), command, events: first.value };
      if (await world.store.create({ id, code, game: game.id }, entry, [person.id])) break;
    } while (!(await world.store.find(id)));
    line.send(made(message.id, id));
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

  const note = async (line: Line, person: StoredPerson, message: Said<'note'>): Promise<void> => {
    const living = await visible(line, person, message);
    if (!living) return;
    const { id } = living.room.table();
    if (!belongs(living.room.table(), person.id)) return no(line, message.id, reject('not-seated'));
    await world.store.keepNote(id, person.id, message.text);
    line.send({ t: 'done', id: message.id, seq: null });
    for (const other of living.watchers) {
      if (other === line || other.person?.id !== person.id) continue;
      other.send({ t: 'note', table: id, text: message.text });
    }
  };

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

  const list = async (line: Line, person: StoredPerson, id: string): Promise<void> => {
    const found = await world.store.tablesOf(person.id, MOST_LISTED);
    // A table that cannot be read (of another version, say) must not take the others away.
    const living = await Promise.all(
      found.map((table) =>
        rooms.get(table.id).catch((error: unknown) => {
          world.notice({ kind: 'failed', table: table.id, error });
          return null;
        }),
      ),
    );
    const tables = living.flatMap((one) => (one ? [summaryOf(one.room.table(), person.id)] : []));
    line.send({ t: 'tables', id, tables });
  };

  const exported = async (
    line: Line,
    person: StoredPerson,
    message: Said<'export'>,
  ): Promise<void> => {
    const living = await visible(line, person, message);
    if (living) {
      line.send({ t: 'record', id: message.id, record: recordOf(living.room.table()) });
    }
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
    forget,
    stop() {
      stopNodes();
      stopWaking();
      rooms.stop();
    },
  };
}

/** Characters of a table's code. */
const CODE_LENGTH = 6;

type Read =
  | { readonly ok: true; readonly value: ClientMessage }
  | { readonly ok: false; readonly id: string | null; readonly rejection: Rejection };

function read(text: string): Read {
  const raw = parsed(text);
  const message = v.safeParse(clientMessageSchema, raw, { abortEarly: true, abortPipeEarly: true });
  if (message.success) return { ok: true, value: message.output };
  const path = v.getDotPath(message.issues[0]) ?? '';
  return { ok: false, id: idOf(raw), rejection: reject('bad-message', { path }) };
}

/** What a text says as JSON; undefined when it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function idOf(raw: unknown): string | null {
  const named = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : null;
  return typeof named === 'string' ? named.slice(0, 64) : null;
}

function idIn(text: string): string | null {
  return idOf(parsed(text));
}

function made(id: string, table: string): ServerMessage {
  return { t: 'done', id, seq: 1, table };
}

function holderOf(seat: Said<'create'>['seats'][number], me: string): Holder {
  switch (seat.kind) {
    case 'me':
      return { kind: 'person', person: me };
    case 'bot':
      return { kind: 'bot', bot: seat.bot, standsInFor: null };
    case 'open':
      return { kind: 'open' };
  }
}
