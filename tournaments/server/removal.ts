import { LOAD_ENTRIES, type Ports, removeWhole } from '@lusoria/table';
import { restored, stored } from '../entries.ts';
import { devicesOf, visitorsIn, withoutErased } from '../erase.ts';
import { tablesOf } from '../tables.ts';
import type { EventEntry } from '../types.ts';
import type { EventActor } from './event-actor.ts';

/** Erases members of events, and deletes events. The caller retries failures. */
export interface Removal {
  /**
   * Erases the names of members who have been erased, all of one person, from the event's tables and then, with their place in it,
   * from its log: until that is done the person is found there, and the erasure is tried again.
   */
  eraseMembers(event: EventActor, person: string, members: readonly number[]): Promise<void>;
  /** Deletes an event with all its tables. */
  removeEvent(event: EventActor): Promise<void>;
}

export interface RemovalContext {
  readonly ports: Ports;
  /** Erases a person's data at a table; returns whether nothing of it is left. */
  eraseAt(table: string, person: string): Promise<boolean>;
  /** Drops tables from memory that are no longer in the store. */
  evictTables(tables: readonly string[]): void;
  /** Drops an event from memory, and tells its watchers. */
  evict(id: string): void;
}

export function createRemoval({ ports, eraseAt, evictTables, evict }: RemovalContext): Removal {
  const { store } = ports;
  // A pupil's device has often been told only the name from the list: it is stored beside the person, too.
  const forgetName = async (person: string): Promise<void> => store.rename(person, '');
  const pagesOf = async function* (id: string): AsyncGenerator<readonly EventEntry[]> {
    for (let seq = 0; ; ) {
      const page = (await store.entries(id, seq, LOAD_ENTRIES)).map(restored);
      yield page;
      seq = page.at(-1)?.seq ?? seq;
      if (page.length < LOAD_ENTRIES) return;
    }
  };
  const removeTables = async (actor: EventActor): Promise<void> => {
    const tables = tablesOf(actor.event()).map((table) => table.id);
    for (const table of tables) await removeWhole(store, table);
    evictTables(tables);
  };
  return {
    async eraseMembers(actor, person, members) {
      const { id } = actor.event();
      const log: EventEntry[] = [];
      for await (const page of pagesOf(id)) log.push(...page);
      const devices = new Set([...members.flatMap((no) => [...devicesOf(log, no)]), person]);
      devices.delete('');
      for (const device of devices) await forgetName(device);
      for (const table of tablesOf(actor.event())) {
        const isThere = (await store.find(table.id)) !== null;
        for (const device of isThere ? devices : []) {
          if (!(await eraseAt(table.id, device))) throw new Error('an erasure is not complete');
        }
      }
      const changed = withoutErased(log).filter((entry, i) => entry !== log[i]);
      await store.eraseAt(id, person, changed.map(stored));
    },
    async removeEvent(actor) {
      const { id } = actor.event();
      const isRemoved = async (): Promise<boolean> =>
        (await store.removeTable(id, actor.event().seq)) || !(await store.heads([id])).has(id);
      // Until it is removed as it is known here, with all tables that it has had.
      do {
        await actor.readNew();
        await removeTables(actor);
        const visitors = new Set<string>();
        for await (const page of pagesOf(id)) {
          for (const person of visitorsIn(page)) visitors.add(person);
        }
        for (const person of visitors) await forgetName(person);
      } while (!(await isRemoved()));
      // Another node may have made one again that it missed, before it could know that the event is gone.
      await removeTables(actor);
      evict(id);
    },
  };
}
