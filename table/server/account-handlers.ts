import { type Rejection, reject } from '@lusoria/core';
import { loadGame } from '@lusoria/games';
import { peopleIn, withoutPerson } from '../erase.ts';
import { codeFrom, hashOf, type Connection, type MessageOf } from './connection.ts';
import type { StoredPerson, Ports } from '../ports.ts';
import type { ServerMessage } from '../protocol.ts';
import { recordOf } from '../record.ts';
import type { TableActor } from '../actor/table-actor.ts';
import type { ActiveTable } from './active-tables.ts';
import { summaryOf } from './catch-up.ts';
import { open } from '../table.ts';
import type { Entry, Holder } from '../types.ts';
import { belongs } from '../membership.ts';

/** Tables that one person may be named at. */
export const MAX_TABLES = 200;
/** How many of them are listed, the latest first. */
export const MAX_LISTED = 50;
/** When deleting is tried again where it did not come to its end. */
const AGAIN_MS = 60_000;
/** Characters of a table's code. */
export const CODE_LENGTH = 6;

/** What the desk needs of its house. */
export interface AccountDependencies {
  readonly world: Ports;
  /** A table, brought to memory; null when there is none. */
  room(id: string): Promise<ActiveTable<Connection> | null>;
  /** A table that a person may look at; otherwise it is refused. */
  visible(
    line: Connection,
    person: StoredPerson,
    message: MessageOf<'open' | 'export' | 'note'>,
  ): Promise<ActiveTable<Connection> | null>;
  no(line: Connection, id: string | null, rejection: Rejection): void;
  /** Takes tables out of memory that are no longer in the store. */
  evict(tables: readonly string[]): void;
  /** All lines of a person are nobody's any more; they are told so, but for one that asked for it. */
  disown(person: string, but?: Connection): void;
}

/** Whatever people ask of the house itself, rather than of a table. */
export interface AccountHandlers {
  create(line: Connection, person: StoredPerson, message: MessageOf<'create'>): Promise<void>;
  note(line: Connection, person: StoredPerson, message: MessageOf<'note'>): Promise<void>;
  list(line: Connection, person: StoredPerson, id: string): Promise<void>;
  exportRecord(line: Connection, person: StoredPerson, message: MessageOf<'export'>): Promise<void>;
  /** Deletes what is the person's: seats, name, chat, notes, tokens. What was played stays. */
  erase(line: Connection, person: StoredPerson, message: MessageOf<'erase'>): Promise<void>;
  /** Goes on with deleting where a house was closed in the midst of it. */
  resumeErasures(): Promise<void>;
}

/** Opens the desk of a house. */
export function openAccountHandlers({
  world,
  room,
  visible,
  no,
  evict,
  disown,
}: AccountDependencies): AccountHandlers {
  const create = async (
    line: Connection,
    person: StoredPerson,
    message: MessageOf<'create'>,
  ): Promise<void> => {
    const game = await (world.games ?? loadGame)(message.game);
    if (!game) return no(line, message.id, reject('no-such-game', { game: message.game }));
    // Made from the message's id, so that a repeated message finds the table it has made.
    const id = hashOf(`${person.id} ${message.id}`).slice(0, 20);
    if (await world.store.find(id)) return line.send(made(message.id, id));
    const mine = await world.store.tablesOf(person.id, MAX_TABLES);
    if (mine.length >= MAX_TABLES) {
      return no(line, message.id, reject('too-many-tables', { most: MAX_TABLES }));
    }
    if (!line.quota('table')) return no(line, message.id, reject('too-fast'));
    const { options, settings } = message;
    const owner = { owner: person.id, name: person.name || '?' };
    const seats = message.seats.map((seat) => holderOf(seat, person.id));
    // Not made when its code is taken, or the same message was faster on another line.
    do {
      const code = codeFrom(world.randomBytes(CODE_LENGTH));
      const first = open(game, { ...owner, code, options, settings, seats });
      if (!first.ok) return no(line, message.id, first.rejection);
      const command = `${person.id}:${message.id}`;
      const entry: Entry = { seq: 1, at: world.now(), command, events: first.value };
      if (await world.store.create({ id, code, game: game.id }, entry, [person.id])) break;
    } while (!(await world.store.find(id)));
    line.send(made(message.id, id));
  };

  const note = async (
    line: Connection,
    person: StoredPerson,
    message: MessageOf<'note'>,
  ): Promise<void> => {
    const living = await visible(line, person, message);
    if (!living) return;
    const { id } = living.actor.table();
    if (!belongs(living.actor.table(), person.id))
      return no(line, message.id, reject('not-seated'));
    await world.store.saveNote(id, person.id, message.text);
    line.send({ t: 'done', id: message.id, seq: null });
    for (const other of living.watchers) {
      if (other === line || other.person?.id !== person.id) continue;
      other.send({ t: 'note', table: id, text: message.text });
    }
  };

  const list = async (line: Connection, person: StoredPerson, id: string): Promise<void> => {
    const found = await world.store.tablesOf(person.id, MAX_LISTED);
    // A table that cannot be read (of another version, say) must not take the others away.
    const living = await Promise.all(
      found.map((table) =>
        room(table.id).catch((error: unknown) => {
          world.notice({ kind: 'failed', table: table.id, error });
          return null;
        }),
      ),
    );
    const tables = living.flatMap((one) => (one ? [summaryOf(one.actor.table(), person.id)] : []));
    line.send({ t: 'tables', id, tables });
  };

  const exportRecord = async (
    line: Connection,
    person: StoredPerson,
    message: MessageOf<'export'>,
  ): Promise<void> => {
    const living = await visible(line, person, message);
    if (living) {
      line.send({ t: 'record', id: message.id, record: recordOf(living.actor.table()) });
    }
  };

  const erase: AccountHandlers['erase'] = async (line, person, message) => {
    // From now on nobody is this person, on whatever device and at whatever node.
    await world.store.removeTokens(person.id);
    disown(person.id, line);
    world.cluster?.publish({ kind: 'erased', person: person.id });
    await forgetPerson(person.id);
    line.send({ t: 'done', id: message.id, seq: null });
  };

  /** What cannot be done now is done later, or by whichever house is opened next (`finish`). */
  const forgetPerson = async (person: string): Promise<void> => {
    const tried = new Set<string>();
    let whole = true;
    for (;;) {
      const found = await world.store.tablesOf(person, MAX_TABLES);
      const rest = found.filter(({ id }) => !tried.has(id));
      if (rest.length === 0) break;
      for (const { id } of rest) {
        tried.add(id);
        whole = (await forgetAt(id, person)) && whole;
      }
    }
    disown(person);
    if (whole) return world.store.removePerson(person);
    world.after(AGAIN_MS, () => {
      forgetPerson(person).catch((error: unknown) =>
        world.notice({ kind: 'failed', table: null, error }),
      );
    });
  };

  /** Whether nothing of a person is left at a table. */
  const forgetAt = async (id: string, person: string): Promise<boolean> => {
    try {
      const living = await room(id);
      if (living) await left(living.actor, person);
      else await leftUnread(id, person);
      const log = await world.store.entries(id, 0);
      const seq = log.at(-1)?.seq ?? 0;
      // Where nobody else is left, nothing stays.
      if (peopleIn(log).size === 0 && (await world.store.removeTable(id, seq))) {
        evict([id]);
        return true;
      }
      const less = log.map((entry) => withoutPerson(entry, person));
      const changed = less.filter((entry, i) => entry !== log[i]);
      await world.store.eraseAt(id, person, changed);
      return true;
    } catch (error) {
      world.notice({ kind: 'failed', table: id, error });
      return false;
    }
  };

  /** Leaves a table that cannot be brought to memory: it is of other rules. */
  const leftUnread = async (id: string, person: string): Promise<void> => {
    for (;;) {
      const log = await world.store.entries(id, 0);
      if (!peopleIn(log).has(person)) return;
      const { seq, at } = log.at(-1) ?? { seq: 0, at: 0 };
      const command = `table:erased ${person}`;
      const entry: Entry = { seq: seq + 1, at, command, events: [{ type: 'erased', person }] };
      const appended = await world.store.append(id, entry);
      if (appended.kind !== 'behind') return;
    }
  };

  const resumeErasures: AccountHandlers['resumeErasures'] = async () => {
    for (const person of await world.store.peopleToErase()) await forgetPerson(person);
  };

  return { create, note, list, exportRecord, erase, resumeErasures };
}

/** Resolves when a person has left a table for good. */
async function left(room: TableActor, person: string): Promise<void> {
  return new Promise((resolve, fail) => {
    room.submit({ kind: 'leave-for-good', person }, `table:erased ${person}`, (result) => {
      if (result.ok || result.rejection.code === 'no-such-person') resolve();
      else fail(new Error(result.rejection.code));
    });
  });
}

function made(id: string, table: string): ServerMessage {
  return { t: 'done', id, seq: 1, table };
}

function holderOf(seat: MessageOf<'create'>['seats'][number], me: string): Holder {
  switch (seat.kind) {
    case 'me':
      return { kind: 'person', person: me };
    case 'bot':
      return { kind: 'bot', bot: seat.bot, substituteFor: null };
    case 'open':
      return { kind: 'open' };
  }
}
