import type { Viewer } from '@lusoria/core';
import { withoutPeople } from '../erase.ts';
import { whyNotWatch } from '../membership.ts';
import { NAMELESS } from '../names.ts';
import type { Entry, TableState } from '../types.ts';
import { viewerOf } from '../view.ts';
import type { Connection } from './connection.ts';

/** As whom a connection looks at a table, and whether it learns how people are called. */
export interface Sight {
  readonly viewer: Viewer;
  readonly names: boolean;
}

/** What a connection may see of a table, or why it may see nothing. */
export type Look = (
  connection: Connection,
  table: TableState,
) => (Sight & { readonly why: null }) | { readonly why: 'removed' | 'no-spectators' };

/**
 * @param shown whether what stands above tables lets a connection show this table to a room, with names or without;
 *   null: it is for nobody but its own people.
 */
export function createLook(
  shown: (
    connection: Connection,
    table: TableState,
  ) => { readonly names: boolean } | null | undefined,
): Look {
  return (connection, table) => {
    const person = connection.person?.id ?? '';
    const why = whyNotWatch(table, person);
    if (why === null) return { why, viewer: viewerOf(table, person), names: true };
    const room = shown(connection, table);
    return room ? { why: null, viewer: 'spectator', names: room.names } : { why };
  };
}

/** A table at which nobody has a name. */
export function withoutNames(table: TableState): TableState {
  const people = table.people.map((person) => ({ ...person, name: NAMELESS }));
  const rounds = table.rounds.map((round) => ({
    ...round,
    who: round.who.map((one) => (one.person === null ? one : { ...one, name: NAMELESS })),
  }));
  return { ...table, people, rounds };
}

/** Entries in which nobody of a table has a name, or has said anything. */
export function namelessEntries(table: TableState, entries: readonly Entry[]): readonly Entry[] {
  return withoutPeople(
    entries,
    table.people.map(({ id }) => id),
  );
}
