import { reject } from '@lusoria/core';
import type { Respond } from '../decision.ts';
import { belongs, mayWatch } from '../membership.ts';
import type { Ports, StoredPerson } from '../ports.ts';
import { recordOf } from '../record.ts';
import { viewerOf } from '../view.ts';
import type { ActiveTable, ActiveTables } from './active-tables.ts';
import { catchUpMessage } from './catch-up.ts';
import { type Connection, type MessageOf, sendRejection } from './connection.ts';
import type { Watchers } from './watchers.ts';

/** Characters of a table's code. */
export const CODE_LENGTH = 6;

/** What people ask of a table. */
export interface TableHandlers {
  open(connection: Connection, person: StoredPerson, message: MessageOf<'open'>): Promise<void>;
  close(connection: Connection, id: string): void;
  /** @param since when the message came in, by `ticks`; absent: now. */
  command(
    connection: Connection,
    person: StoredPerson,
    message: MessageOf<'do'>,
    since?: number,
  ): Promise<void>;
  note(connection: Connection, person: StoredPerson, message: MessageOf<'note'>): Promise<void>;
  exportRecord(
    connection: Connection,
    person: StoredPerson,
    message: MessageOf<'export'>,
  ): Promise<void>;
}

/** @param connections all that are open. */
export function tableHandlers(
  ports: Ports,
  connections: ReadonlySet<Connection>,
  tables: ActiveTables,
  watchers: Watchers,
): TableHandlers {
  /** A table that a person may watch; otherwise the request is refused. */
  const visible = async (
    connection: Connection,
    person: StoredPerson,
    { id, table: idOrCode }: MessageOf<'open' | 'export' | 'note'>,
  ): Promise<ActiveTable | null> => {
    // People write codes as they like; ids, which are in lower case, are longer.
    const key = idOrCode.length <= CODE_LENGTH ? idOrCode.toUpperCase() : idOrCode;
    const table = await tables.load(key);
    if (table && mayWatch(table.actor.table(), person.id)) return table;
    sendRejection(ports, connection, id, reject(table ? 'no-spectators' : 'no-such-table'));
    return null;
  };

  return {
    async open(connection, person, message) {
      const table = await visible(connection, person, message);
      if (!table) return;
      const { actor } = table;
      const note = await ports.store.noteOf(actor.table().id, person.id);
      // A connection that closed while we awaited would leak as a watcher.
      if (!connections.has(connection)) return;
      const { id, seq } = actor.table();
      connection.send({
        t: 'done',
        id: message.id,
        seq,
        table: id,
        ...(note === '' ? {} : { note }),
      });
      const viewer = viewerOf(actor.table(), person.id);
      connection.send(catchUpMessage(actor, viewer, message.seen, ports.now()));
      watchers.join(connection, table);
    },
    close: watchers.leave,
    async command(connection, person, message, since) {
      const { id, seen, command } = message;
      const table = await tables.load(message.table);
      if (!table) return sendRejection(ports, connection, id, reject('no-such-table'));
      const { actor } = table;
      const name = person.name || '?';
      const request = { kind: 'person', person: person.id, name, seen, command } as const;
      return new Promise((resolve) => {
        const respond: Respond = (result) => {
          if (result.ok) connection.send({ t: 'done', id, seq: result.value });
          else sendRejection(ports, connection, id, result.rejection, actor.table());
          resolve();
        };
        actor.submit(request, `${person.id}:${id}`, respond, since);
      });
    },
    async note(connection, person, message) {
      const table = await visible(connection, person, message);
      if (!table) return;
      const state = table.actor.table();
      if (!belongs(state, person.id)) {
        return sendRejection(ports, connection, message.id, reject('not-seated'));
      }
      await ports.store.saveNote(state.id, person.id, message.text);
      connection.send({ t: 'done', id: message.id, seq: null });
      for (const other of table.watchers) {
        if (other === connection || other.person?.id !== person.id) continue;
        other.send({ t: 'note', table: state.id, text: message.text });
      }
    },
    async exportRecord(connection, person, message) {
      const table = await visible(connection, person, message);
      if (!table) return;
      connection.send({ t: 'record', id: message.id, record: recordOf(table.actor.table()) });
    },
  };
}
