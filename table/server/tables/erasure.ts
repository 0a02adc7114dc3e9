import { defined } from '@lusoria/core';
import type { TableActor } from '../../actor/table-actor.ts';
import type { Devices, Ports, StoredPerson } from '../../ports.ts';
import type { Entry } from '../../model/types.ts';
import type { EventLayer } from '../event-host.ts';
import type { ActiveTables } from './active-tables.ts';
import type { Connection, MessageOf } from '../connection.ts';
import { scanForErasure } from './erase-log.ts';

/** Number of a person's tables erased before the store is asked for more. */
const BATCH = 200;
/** Delay before an incomplete erasure is retried. */
const RETRY_MS = 60_000;
/** Delay after which no joining that a database had begun before the erasure is still under way. */
const LATE_MS = 10 * 60_000;

/** The right to be forgotten: erases a person's data (seats, name, chat, notes, tokens). The moves stay. */
export interface Erasure {
  erase(connection: Connection, person: StoredPerson, message: MessageOf<'erase'>): Promise<void>;
  /** Erases a person without a request from one of their devices. */
  erasePerson(person: string): Promise<void>;
  /** Erases a person's data at one table; returns whether nothing of it is left. */
  eraseAt(table: string, person: string): Promise<boolean>;
  /** Completes erasures that were interrupted by a stop of the server. */
  resume(): Promise<void>;
}

/** The parts of the server that an erasure uses. */
export interface ErasureContext {
  /** Takes the person from connections of these devices, and tells all but `except`. */
  signOut(person: string, devices: Devices, except?: Connection): void;
  /** Drops tables from memory that are no longer in the store. */
  evict(tables: readonly string[]): void;
  /** The layer above tables; null: none. */
  eventLayer(): EventLayer | null;
}

export function createErasure(
  ports: Ports,
  tables: ActiveTables,
  { signOut, evict, eventLayer }: ErasureContext,
): Erasure {
  const { store } = ports;

  /**
   * Failed parts are retried later, or by the next server that is started (`resume`).
   *
   * @param again where it has failed: somebody may have joined there since, and then only those who are named now are indexed
   */
  const erasePerson = async (person: string, again: readonly string[] = []): Promise<void> => {
    const failed = new Set(again);
    const later = (ms: number, work: () => Promise<void>): void =>
      void ports.after(ms, () => {
        work().catch((error: unknown) => ports.notice({ kind: 'failed', table: null, error }));
      });
    const retryLater = (): void => later(RETRY_MS, async () => erasePerson(person, [...failed]));
    try {
      await eraseEverywhere(person, failed);
    } catch (error) {
      retryLater();
      throw error;
    }
    signOut(person, { kind: 'all' });
    if (failed.size === 0) {
      await store.removePerson(person);
      // From here on no table is made for them, and those that were made meanwhile are found.
      await eraseEverywhere(person, failed);
      later(LATE_MS, async () => {
        await eraseEverywhere(person, failed);
        if (failed.size > 0) retryLater();
      });
    }
    if (failed.size > 0) retryLater();
  };

  /** Erases a person's data at their tables and at these, of which those remain where it has failed. */
  const eraseEverywhere = async (person: string, failed: Set<string>): Promise<void> => {
    const tried = new Set<string>();
    for (let rest = [...failed]; ; ) {
      for (const id of rest) {
        tried.add(id);
        if (await eraseAt(id, person)) failed.delete(id);
        else failed.add(id);
      }
      const found = await store.tablesOf(person, BATCH);
      rest = found.map(({ id }) => id).filter((id) => !tried.has(id));
      if (rest.length === 0) return;
    }
  };

  /** @returns whether nothing of a person is left at a table. */
  const eraseAt = async (id: string, person: string): Promise<boolean> => {
    try {
      const layer = eventLayer();
      if (layer?.owns(id)) return await layer.erasePerson(id, person);
      const table = await tables.load(id);
      if (!table) await appendErased(id, person);
      else if ((await leaveForGood(table.actor, person)) === 'no-table') {
        evict([id]);
        return true;
      }
      const { named, seq, changed } = await scanForErasure(store, id, person);
      // Where nobody else is left, the table is deleted.
      if (named.size === 0 && (await store.removeTable(id, seq))) {
        evict([id]);
        return true;
      }
      await store.eraseAt(id, person, changed);
      await table?.actor.saveSnapshot();
      return true;
    } catch (error) {
      ports.notice({ kind: 'failed', table: id, error });
      return false;
    }
  };

  /** Appends the erasure to a table that cannot be loaded, because it was made under other rules. */
  const appendErased = async (id: string, person: string): Promise<void> => {
    for (;;) {
      const { named, seq } = await scanForErasure(store, id, person);
      if (!named.has(person)) return;
      const [last] = await store.entriesBefore(id, seq + 1, { entries: 1, chars: 1 });
      const command = commandOf(person);
      const { at } = defined(last, 'the last entry of a log');
      const entry: Entry = { seq: seq + 1, at, command, events: [{ type: 'erased', person }] };
      const appended = await store.append(id, entry);
      if (appended.kind !== 'behind') return;
    }
  };

  /** From then on nobody is this person, on any device and at any node. */
  const eraseAll = async (person: string, except?: Connection): Promise<void> => {
    await store.removeTokens(person, { kind: 'all' });
    signOut(person, { kind: 'all' }, except);
    ports.cluster?.publish({ kind: 'erased', person });
    await erasePerson(person);
  };

  return {
    eraseAt,
    erasePerson: async (person) => eraseAll(person),
    async erase(connection, person, message) {
      for (const bot of await store.botsOf(person.id)) await eraseAll(bot.id);
      await eraseAll(person.id, connection);
      connection.send({ t: 'done', id: message.id, seq: null });
    },
    async resume() {
      for (const person of await store.peopleToErase()) await erasePerson(person);
    },
  };
}

/** Resolves when a person has left a table for good; or another node, which erases them too, has deleted it. */
async function leaveForGood(actor: TableActor, person: string): Promise<'left' | 'no-table'> {
  return new Promise((resolve, fail) => {
    actor.submit({ kind: 'erase', person }, commandOf(person), (result) => {
      if (result.ok || result.rejection.code === 'no-such-person') resolve('left');
      else if (result.rejection.code === 'no-such-table') resolve('no-table');
      else fail(new Error(result.rejection.code));
    });
  });
}

/** Command of an erasure in a log: the same however often it is tried. */
function commandOf(person: string): string {
  return `table:erased ${person}`;
}
