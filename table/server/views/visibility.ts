import type { Viewer } from '@lusoria/core';
import { withoutPeople } from '../../model/erase.ts';
import { whyNotWatch } from '../../seats/membership.ts';
import { NAMELESS } from '../../seats/names.ts';
import type { Entry, TableState } from '../../model/types.ts';
import { viewerOf } from '../../model/view.ts';
import type { Connection } from '../connection.ts';

/** Viewer as whom a connection sees a table, and whether it sees people's names. */
export interface Visibility {
  readonly viewer: Viewer;
  readonly names: boolean;
}

/** What a connection may see of a table, or why nothing. */
export type VisibilityOf = (
  connection: Connection,
  table: TableState,
) => (Visibility & { readonly why: null }) | { readonly why: 'removed' | 'no-spectators' };

/**
 * @param shown whether the layer above tables lets a connection show this table to a room, with
 * names or without; null: only its own people may see it.
 */
export function createVisibilityOf(
  shown: (
    connection: Connection,
    table: TableState,
  ) => { readonly names: boolean } | null | undefined,
): VisibilityOf {
  return (connection, table) => {
    const person = connection.person?.id ?? null;
    const why = whyNotWatch(table, person);
    if (why === null) return { why, viewer: viewerOf(table, person), names: true };
    const room = shown(connection, table);
    return room ? { why: null, viewer: 'spectator', names: room.names } : { why };
  };
}

export function withoutNames(table: TableState): TableState {
  const people = table.people.map((person) => ({ ...person, name: NAMELESS }));
  const rounds = table.rounds.map((round) => ({
    ...round,
    who: round.who.map((one) => (one.person === null ? one : { ...one, name: NAMELESS })),
  }));
  return { ...table, people, rounds };
}

/** Entries with all names and chat of a table's people removed. */
export function namelessEntries(table: TableState, entries: readonly Entry[]): readonly Entry[] {
  return withoutPeople(
    entries,
    table.people.map(({ id }) => id),
  );
}
