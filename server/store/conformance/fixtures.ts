import type { Entry, Store, StoredTable } from '@lusoria/table';
import type { OpenStore } from '../open-store.ts';

/** Opens a persistent place; opening it again finds the same data. */
export type OpenPlace = () => Promise<OpenStore>;

/** Creates a new, empty place. */
export type MakePlace = () => OpenPlace;

/** Opens a store that is closed when the test is over; a new one, or an existing one. */
export type OpenForTest = (open?: OpenPlace) => Promise<Store>;

export const DAY = 24 * 60 * 60 * 1000;
export const NOON = 1_700_000_000_000;
export const PERSON = 'p0123456789abcdef';

export function table(n: number): StoredTable {
  return { id: `t${n}`, code: `CODE${n}`, game: 'a-game' };
}

export function entry(seq: number, command = `command ${seq}`, at = NOON + seq): Entry {
  return { seq, at, command, events: [{ type: 'said', person: PERSON, text: `text ${seq}` }] };
}

/** Opens a store with a table of these people. */
export async function withTable(opened: OpenForTest, people: readonly string[] = ['p1']) {
  const store = await opened();
  await store.create(table(1), entry(1), people);
  return store;
}

/** Opens a store with two people, `p1` and `p2`, at the table `t1`. */
export async function withPeople(opened: OpenForTest): Promise<Store> {
  const store = await opened();
  for (const id of ['p1', 'p2']) await store.addPerson({ id, name: id }, id.padEnd(64, '0'), NOON);
  const first = { seq: 1, at: NOON, command: 'make', events: [] };
  await store.create({ id: 't1', code: 'AAAAAA', game: 'toy' }, first, ['p1', 'p2']);
  return store;
}
