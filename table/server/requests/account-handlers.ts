import { reject } from '@lusoria/core';
import { DEALT_PREFIXES, LOBBY, type Ports, type Store, type StoredPerson } from '../../ports.ts';
import type { ServerMessage, Summary } from '../../protocol/messages.ts';
import { outlastsTable } from '../../rounds/by-day.ts';
import { charsOfOptions, isLarge } from '../../model/slow.ts';
import { open } from '../../model/table.ts';
import type { Entry, Holder } from '../../model/types.ts';
import type { ActiveTables } from '../tables/active-tables.ts';
import { type Connection, hashOf, type MessageOf, newCode, sendRejection } from '../connection.ts';
import { CODE_LENGTH, MAX_OPEN, MAX_LISTED, MAX_TABLES } from '../limits.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { summaryOf } from './summary.ts';
import type { EventOf } from './turns.ts';

/** Digits of the hash of the message that created a table. */
const CONTENT_DIGITS = 16;
const LISTED_CHARS = 256 * 1024;

/** Handlers of requests to the server itself, rather than to a table. */
export interface AccountHandlers {
  create(connection: Connection, person: StoredPerson, message: MessageOf<'create'>): Promise<void>;
  list(connection: Connection, person: StoredPerson, message: MessageOf<'tables'>): Promise<void>;
}

/** @param whyNotOpen why a person may not open a table to strangers; null: they may. */
export function accountHandlers(
  ports: Ports,
  tables: ActiveTables,
  whyNotOpen: Lobby['whyNotOpen'],
  eventOf: EventOf,
): AccountHandlers {
  const { store } = ports;
  return {
    async create(connection, person, message) {
      const refuse = (...rejection: Parameters<typeof reject>): void =>
        sendRejection(ports, connection, message.id, reject(...rejection));
      const game = await ports.games(message.game);
      if (!game) return refuse('no-such-game', { game: message.game });
      // Derived from the message's id: a repeated message finds the table it has made.
      const id = hashOf(`${person.id} ${message.id}`).slice(0, 20);
      const { t: _, id: __, ...what } = message;
      const content = hashOf(JSON.stringify(what)).slice(0, CONTENT_DIGITS);
      if (await store.find(id)) {
        const isOther = await madeOtherwise(store, id, content);
        return isOther ? refuse('id-used') : connection.send(created(message.id, id));
      }
      const own = await store.tablesOf(person.id, 2 * MAX_TABLES);
      if (own.filter(({ id: one }) => isMade(one)).length >= MAX_TABLES)
        return refuse('too-many-tables', { most: MAX_TABLES });
      const closed = message.settings.listed ? whyNotOpen(person.id, message.options) : null;
      if (closed !== null) return refuse(closed, { most: MAX_OPEN });
      if (outlastsTable(message.settings.clock, ports.keepMs)) return refuse('move-too-long');
      if (!connection.quota('table')) return refuse('too-fast');
      if (isLarge(message.options) && !connection.quota('slow')) return refuse('too-fast');
      const { options, settings } = message;
      const owner = { owner: person.id, name: person.name || '?' };
      const seats = message.seats.map((seat) => holderOf(seat, person.id));
      // Not created when its code is taken, or the same message was faster on another connection.
      do {
        const code = newCode(ports, CODE_LENGTH);
        const opening = { ...owner, code, options, settings, seats };
        const first =
          ports.decide && isLarge(options)
            ? await ports.decide({ kind: 'open', game: game.id, opening })
            : open(game, opening);
        if (!first.ok) return sendRejection(ports, connection, message.id, first.rejection);
        const command = `${person.id}:${message.id} ${content}`;
        const inAt = opening.settings.listed ? [person.id, LOBBY] : [person.id];
        const entry: Entry = { seq: 1, at: ports.now(), command, events: first.value };
        const table = { id, code, game: game.id, of: { person: person.id } };
        const made = await store.create(table, entry, inAt);
        if (made === 'made') break;
        // Erased meanwhile.
        if (made === 'orphaned') return refuse('hello-first');
      } while (!(await store.find(id)));
      connection.send(created(message.id, id));
    },
    async list(connection, person, { id }) {
      const found = await store.tablesOf(person.id, MAX_LISTED);
      // A table that cannot be read (of another version, say) must not hide the others.
      const loaded = await Promise.all(
        found.map((table) =>
          tables.load(table.id).catch((error: unknown) => {
            ports.notice({ kind: 'failed', table: table.id, error });
            return null;
          }),
        ),
      );
      const summaries = await Promise.all(
        loaded
          .flatMap((table) => (table ? [table.actor.table()] : []))
          .map(async (table) => summaryOf(table, person.id, await eventOf(table))),
      );
      connection.send({ t: 'tables', id, tables: firstOf(summaries, LISTED_CHARS) });
    },
  };
}

/** Whether somebody has made a table; what the server deals each day is limited by the days. */
function isMade(id: string): boolean {
  return !DEALT_PREFIXES.some((prefix) => id.startsWith(prefix));
}

/** Whether a table was created from another message, as far as its first entry tells. */
async function madeOtherwise(store: Store, table: string, content: string): Promise<boolean> {
  const [first] = await store.entries(table, 0, 1);
  const [, made] = first?.command.split(' ') ?? [];
  return made !== undefined && made !== content;
}

/** The first summaries that together fit into `chars` characters. */
function firstOf(summaries: readonly Summary[], chars: number): readonly Summary[] {
  let left = chars;
  const end = summaries.findIndex((summary) => (left -= charsOf(summary)) < 0);
  return end < 0 ? summaries : summaries.slice(0, end);
}

/** Length of a summary as JSON, within a few characters. */
function charsOf({ options, ...rest }: Summary): number {
  return JSON.stringify(rest).length + charsOfOptions(options);
}

function created(id: string, table: string): ServerMessage {
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
