import { type Deadline, deadlinesOf, takeoverAt } from '../deadlines.ts';
import { isListed, seatOf } from '../membership.ts';
import { type Changes, LOBBY } from '../ports.ts';
import type { TableState } from '../types.ts';

/** What is due at a table, and what the store knows of it. */
export interface Agenda {
  /** The deadlines of a table, earliest first. */
  of(table: TableState): readonly Deadline[];
  /** When another node is to take the table over, by the server's clock; null: never. */
  takeover(table: TableState): number | null;
  /** What changes in the store beside the log when a table changes. */
  changes(before: TableState, after: TableState): Changes;
  /** The store has these. */
  stored(changes: Changes): void;
  /** Another node may have stored another deadline. */
  forget(): void;
}

/** Everybody whose name or words a table keeps, those who have left included; and the lobby. */
export function members(table: TableState): readonly string[] {
  const { people, erased, direction, owner } = table;
  // Whoever directs an event is found by the event.
  const directs = (id: string): boolean =>
    direction !== null && id === owner && seatOf(table, id) === null;
  const known = people.flatMap(({ id }) => (erased.includes(id) || directs(id) ? [] : [id]));
  return isListed(table) ? [...known, LOBBY] : known;
}

/**
 * Computed once for the table that was looked at last.
 *
 * @param ahead how far the table's clock is ahead of the server's, in milliseconds.
 */
export function createAgenda(ahead: () => number): Agenda {
  let latest: { readonly table: TableState; readonly list: readonly Deadline[] } | null = null;
  /** When another node is to take over, as the store has it; undefined: not known. */
  let inStore: number | null | undefined;
  const of = (table: TableState): readonly Deadline[] => {
    if (latest?.table !== table) latest = { table, list: deadlinesOf(table) };
    return latest.list;
  };
  const takeover = (table: TableState): number | null => {
    const at = takeoverAt(table, of(table));
    return at === null ? null : at - ahead();
  };
  return {
    of,
    takeover,
    changes(before, after) {
      // Who is being erased is found by their tables until that is done.
      const same =
        (after.seats === before.seats &&
          after.people === before.people &&
          isListed(after) === isListed(before)) ||
        after.erased !== before.erased;
      const deadline = takeover(after);
      return {
        ...(same ? {} : { people: members(after) }),
        ...(deadline === inStore ? {} : { deadline }),
      };
    },
    stored({ deadline }) {
      if (deadline !== undefined) inStore = deadline;
    },
    forget() {
      inStore = undefined;
    },
  };
}
