import { reject } from '@lusoria/core';
import { isOpenTable } from '../../seats/membership.ts';
import type { Ports, StoredPerson } from '../../ports.ts';
import type { TableState } from '../../model/types.ts';
import type { ActiveTable, ActiveTables } from '../tables/active-tables.ts';
import { type Connection, type MessageOf, sendRejection } from '../connection.ts';
import type { LevelOf } from '../event-host.ts';
import { isLarge } from '../../model/slow.ts';
import { MAX_OPEN } from '../limits.ts';
import { watchOpenTables } from './open-tables.ts';
import { openSeekers } from './seekers.ts';

/** People whom one person may block. */
const MAX_BLOCKS = 200;
/** Reports in the operator's queue; further ones are rejected with `try-again`. */
const MAX_REPORTS = 500;
/** Texts of the reported person that a report keeps. */
const MAX_TEXTS = 10;

/** Strangers: who looks for whom, who does not want to meet whom, and what the operator is told. */
export interface Lobby {
  watch(connection: Connection, person: StoredPerson, message: MessageOf<'lobby'>): Promise<void>;
  seek(connection: Connection, person: StoredPerson, message: MessageOf<'seek'>): Promise<void>;
  block(connection: Connection, person: StoredPerson, message: MessageOf<'block'>): Promise<void>;
  listBlocks(
    connection: Connection,
    person: StoredPerson,
    message: MessageOf<'blocks'>,
  ): Promise<void>;
  report(connection: Connection, person: StoredPerson, message: MessageOf<'report'>): Promise<void>;
  /** Why a person may not open a table with these options to strangers; null: they may. */
  whyNotOpen(
    person: string,
    options: unknown,
  ): 'lobby-closed' | 'too-many-open' | 'options-too-large' | null;
  /** Whether a person may not sit down, as somebody at the table and they do not want to meet. */
  isUnwelcomeAt(table: TableState, person: string): Promise<boolean>;
  /** Called when a table, or who is present at it, has changed. */
  changed(table: ActiveTable): void;
  /** A connection is closed, or has become nobody's. */
  leave(connection: Connection): void;
  stop(): void;
}

/**
 * @param isAttended whether a person with a seat is connected, at any node.
 * @param levelOf how strong a person is in a game
 */
export function openLobby(
  ports: Ports,
  connections: ReadonlySet<Connection>,
  tables: ActiveTables,
  isAttended: (table: ActiveTable) => boolean,
  levelOf: LevelOf,
): Lobby {
  const { store } = ports;
  const list = watchOpenTables(ports, tables, isAttended, levelOf);
  const seekers = openSeekers(ports, connections, tables, list, levelOf);
  /** Connections that watch the list. */
  const watching = new Set<Connection>();
  const refuse = (connection: Connection, id: string, code: string, params = {}): void =>
    sendRejection(ports, connection, id, reject(code, params));
  const blockedWith = async (person: string): Promise<ReadonlySet<string>> =>
    new Set(await store.blockedWith(person));

  return {
    async watch(connection, person, { id, on }) {
      if (on && ports.lobby !== true) return refuse(connection, id, 'lobby-closed');
      const blocked = on ? await blockedWith(person.id) : null;
      if (!connections.has(connection)) return;
      connection.send({ t: 'done', id, seq: null });
      if (!blocked) {
        watching.delete(connection);
        return list.leave(connection);
      }
      watching.add(connection);
      await list.watch(connection, blocked);
      // It was closed while the store was asked.
      if (!watching.has(connection)) list.leave(connection);
    },
    seek: seekers.seek,
    async block(connection, person, { id, person: other, on }) {
      if (other === person.id) return refuse(connection, id, 'no-such-person');
      const own = await store.blocksOf(person.id);
      if (on && own.length >= MAX_BLOCKS) {
        return refuse(connection, id, 'too-many-blocks', { most: MAX_BLOCKS });
      }
      await store.setBlock(person.id, other, on);
      connection.send({ t: 'done', id, seq: null });
      for (const one of watching) {
        const who = one.person?.id;
        if (who === person.id || who === other) await list.watch(one, await blockedWith(who));
      }
    },
    async listBlocks(connection, person, { id }) {
      const people = await store.blocksOf(person.id);
      const shown = people.map((one) => ({ person: one.id, name: one.name }));
      connection.send({ t: 'blocks', id, people: shown });
    },
    async report(connection, person, { id, table: at, person: about, reason }) {
      const actor = (await tables.load(at))?.actor;
      const people = actor?.table().people ?? [];
      const reported = people.find((one) => one.id === about && about !== person.id);
      if (!actor || !reported || !people.some((one) => one.id === person.id)) {
        return refuse(connection, id, 'no-such-person');
      }
      if (!connection.quota('table')) return refuse(connection, id, 'too-fast');
      if ((await store.reports(MAX_REPORTS)).length >= MAX_REPORTS) {
        return refuse(connection, id, 'try-again');
      }
      const said = actor.log.lastPage().flatMap(({ events }) => events);
      const texts = said
        .flatMap((event) => (event.type === 'said' && event.person === about ? [event.text] : []))
        .slice(-MAX_TEXTS);
      const { name } = reported;
      const table = actor.table().id;
      const report = { table, person: about, name, by: person.id, at: ports.now(), reason, texts };
      await store.addReport(report);
      connection.send({ t: 'done', id, seq: null });
    },
    whyNotOpen(person, options) {
      if (ports.lobby !== true) return 'lobby-closed';
      if (isLarge(options)) return 'options-too-large';
      return list.waitingOf(person) >= MAX_OPEN ? 'too-many-open' : null;
    },
    async isUnwelcomeAt(table, person) {
      if (!isOpenTable(table)) return false;
      const blocked = await blockedWith(person);
      return table.seats.some((one) => one.kind === 'person' && blocked.has(one.person));
    },
    changed: list.changed,
    leave(connection) {
      watching.delete(connection);
      list.leave(connection);
      seekers.leave(connection);
    },
    stop() {
      list.stop();
      seekers.stop();
    },
  };
}
