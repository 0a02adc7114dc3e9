import { reject, type Rejection } from '@lusoria/core';
import type { Respond } from '../../model/decision.ts';
import { belongs } from '../../seats/membership.ts';
import { MAX_WATCHERS } from '../../model/limits.ts';
import type { Page, Ports, StoredPerson } from '../../ports.ts';
import { withoutPeople } from '../../model/erase.ts';
import { outlastsTable } from '../../rounds/by-day.ts';
import { FIRST_ROUND } from '../../rounds/round-number.ts';
import { isLarge, leadsToSlow } from '../../model/slow.ts';
import type { Command, TableState } from '../../model/types.ts';
import { entryFor } from '../../model/view.ts';
import type { ActiveTable, ActiveTables } from '../tables/active-tables.ts';
import { catchUpMessage } from '../views/catch-up.ts';
import { type Connection, type MessageOf, sendRejection } from '../connection.ts';
import type { EventLayer } from '../event-host.ts';
import { CODE_LENGTH, MAX_OPEN, MAX_TABLES } from '../limits.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { isStillThere } from '../registry.ts';
import { recordPage } from './record-page.ts';
import {
  type VisibilityOf,
  namelessEntries,
  type Visibility,
  withoutNames,
} from '../views/visibility.ts';
import { sendTable } from '../views/send-table.ts';
import type { Watchers } from '../views/watchers.ts';

const HISTORY: Page = { entries: 200, chars: 128 * 1024 };

function isTableCode(idOrCode: string): boolean {
  return idOrCode.length <= CODE_LENGTH;
}

/** People write codes in either case; ids, which are in lower case, are longer. */
function keyOf(idOrCode: string): string {
  return isTableCode(idOrCode) ? idOrCode.toUpperCase() : idOrCode;
}

/** Whether a table has its maximum of watchers, and this person has no seat there. */
function isCrowded({ actor, watchers }: ActiveTable, person: string): boolean {
  return watchers.size >= MAX_WATCHERS && !belongs(actor.table(), person);
}

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
  history(connection: Connection, message: MessageOf<'history'>): Promise<void>;
  exportRecord(connection: Connection, message: MessageOf<'export'>): Promise<void>;
}

/** Why a person may not do something that a table alone cannot refuse; null: they may. */
async function whyNot(
  { store, keepMs }: Ports,
  lobby: Pick<Lobby, 'isUnwelcomeAt' | 'whyNotOpen'>,
  table: TableState,
  person: string,
  command: Command,
): Promise<Rejection | null> {
  if (command.do === 'settings' && command.settings.listed && !table.settings.listed) {
    const closed = lobby.whyNotOpen(person, table.options);
    return closed && reject(closed, { most: MAX_OPEN });
  }
  if (command.do === 'settings' && outlastsTable(command.settings.clock, keepMs)) {
    return reject('move-too-long');
  }
  if (command.do === 'options' && table.settings.listed && isLarge(command.options)) {
    return reject('options-too-large');
  }
  if (command.do !== 'sit') return null;
  if (await lobby.isUnwelcomeAt(table, person)) return reject('unwelcome');
  // Whoever is at this table already is at no further one by sitting down.
  const isNew = !table.people.some(({ id }) => id === person);
  const isAtMany = isNew && (await store.tablesOf(person, MAX_TABLES)).length >= MAX_TABLES;
  return isAtMany ? reject('too-many-tables', { most: MAX_TABLES }) : null;
}

/** @param connections all open connections. */
export function tableHandlers(
  ports: Ports,
  connections: ReadonlySet<Connection>,
  tables: ActiveTables,
  watchers: Watchers,
  visibilityOf: VisibilityOf,
  eventLayer: Pick<EventLayer, 'loadFor' | 'readsUnderWay'> | null,
  lobby: Pick<Lobby, 'isUnwelcomeAt' | 'whyNotOpen'>,
): TableHandlers {
  const refuse = (connection: Connection, id: string, code: string): void =>
    sendRejection(ports, connection, id, reject(code));

  /** A table that a connection may watch, with its visibility; otherwise the request is refused. */
  const visible = async (
    connection: Connection,
    { id, table: idOrCode }: MessageOf<'open' | 'export' | 'note' | 'history'>,
  ): Promise<{ readonly table: ActiveTable; readonly visibility: Visibility } | null> => {
    const isCode = isTableCode(idOrCode);
    if (isCode && !connection.quota('may-guess')) {
      refuse(connection, id, 'too-fast');
      return null;
    }
    const table = await upToDate(await tables.load(keyOf(idOrCode)), ports, watchers);
    if (table) await eventLayer?.loadFor?.(table.actor.table());
    const visibility = table && visibilityOf(connection, table.actor.table());
    if (table && visibility?.why === null) return { table, visibility };
    if (isCode && !table) connection.quota('guess');
    refuse(connection, id, visibility?.why ?? 'no-such-table');
    return null;
  };

  const handlers: TableHandlers = {
    async open(connection, person, message) {
      const table = (await visible(connection, message))?.table;
      if (!table) return;
      const { actor } = table;
      if (connection.watching.size === 0 && connection.elsewhere(actor.table().code)) return;
      const note = await ports.store.noteOf(actor.table().id, person.id);
      // A connection that closed while we awaited would leak as a watcher.
      if (!connections.has(connection)) return;
      // Dropped from memory while we awaited, it is none that anybody else looks after.
      if (tables.use(actor.table().id) !== table) return handlers.open(connection, person, message);
      if (isCrowded(table, person.id)) return refuse(connection, message.id, 'crowded');
      const { id, seq } = actor.table();
      const visibility = visibilityOf(connection, actor.table());
      if (visibility.why !== null) return refuse(connection, message.id, visibility.why);
      const own = note === '' ? {} : { note };
      connection.send({ t: 'done', id: message.id, seq, table: id, ...own });
      // Sent whole, for it is watched anew; and before others learn of the new watcher.
      connection.watching.set(id, null);
      sendTable(catchUpMessage(actor, visibility, message.seen, ports.now()))(connection);
      watchers.join(connection, table);
    },
    close: watchers.leave,
    async command(connection, person, message, since) {
      const { id, seen, command } = message;
      const key = keyOf(message.table);
      const table = tables.use(key) ?? (await tables.load(key));
      if (!table) return refuse(connection, id, 'no-such-table');
      const { actor } = table;
      const rejection = await whyNot(ports, lobby, actor.table(), person.id, command);
      if (rejection) return sendRejection(ports, connection, id, rejection);
      // Refused beginnings are not computed.
      if (leadsToSlow(actor.table(), command) && !connection.quota('slow')) {
        return refuse(connection, id, 'too-fast');
      }
      const name = person.name || '?';
      const request = { kind: 'person', person: person.id, name, seen, command } as const;
      return new Promise((resolve) => {
        const respond: Respond = (result) => {
          if (result.ok) connection.send({ t: 'done', id, seq: result.value });
          else sendRejection(ports, connection, id, result.rejection, actor.table());
          resolve();
        };
        // The log keeps it: joined it is one text, where a template is a pair of two.
        actor.submit(request, [person.id, id].join(':'), respond, since);
      });
    },
    async note(connection, person, message) {
      const table = (await visible(connection, message))?.table;
      if (!table) return;
      const state = table.actor.table();
      if (!belongs(state, person.id)) return refuse(connection, message.id, 'not-seated');
      await ports.store.saveNote(state.id, person.id, message.text);
      connection.send({ t: 'done', id: message.id, seq: null });
      for (const other of table.watchers) {
        if (other === connection || other.person?.id !== person.id) continue;
        other.send({ t: 'note', table: state.id, text: message.text });
      }
    },
    async exportRecord(connection, message) {
      const found = await visible(connection, message);
      if (!found) return;
      const state = found.table.actor.table();
      const shown = found.visibility.names ? state : withoutNames(state);
      const from = message.from ?? FIRST_ROUND;
      const underWay = eventLayer?.readsUnderWay(connection, state) ?? false;
      const page = await recordPage(ports.store, shown, from, underWay);
      if (!page) return refuse(connection, message.id, 'no-such-table');
      const { record, next } = page;
      connection.send({ t: 'record', id: message.id, record, ...(next === null ? {} : { next }) });
    },
    async history(connection, { id, ...message }) {
      const table = (await visible(connection, { id, ...message }))?.table;
      if (!table) return;
      const state = table.actor.table();
      const before = Math.min(message.before, state.seq + 1);
      const page = await ports.store.entriesBefore(state.id, before, HISTORY);
      // A person who had a seat a moment ago may watch from another one now.
      const now = table.actor.table();
      const visibility = visibilityOf(connection, now);
      if (visibility.why !== null) return refuse(connection, id, visibility.why);
      const open = withoutPeople(page, now.erased);
      const told = visibility.names ? open : namelessEntries(now, open);
      const entries = told.map((entry) => entryFor(now, entry, visibility.viewer));
      connection.send({ t: 'history', id, from: (entries[0]?.seq ?? 1) - 1, entries });
    },
  };
  return handlers;
}

/** A table with whatever was acknowledged at any node; null if it was erased there. */
async function upToDate(
  table: ActiveTable | null,
  ports: Ports,
  watchers: Watchers,
): Promise<ActiveTable | null> {
  if (!table) return null;
  const { actor } = table;
  if (await isStillThere(ports, actor.table(), actor)) return table;
  watchers.evict([actor.table().id]);
  return null;
}
