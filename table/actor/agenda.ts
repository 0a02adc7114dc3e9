import { type Deadline, deadlinesOf, takeoverAt } from '../rounds/deadlines.ts';
import { newlyAwaited } from '../rounds/awaits.ts';
import { isListed, isOpenTable, seatOf } from '../seats/membership.ts';
import { type Changes, DEALT_PREFIXES, LOBBY } from '../ports.ts';
import type { TableState } from '../model/types.ts';

/** Delay after which devices are told whom a table waits for: somebody who is at the table has acted by then. */
const CALL_MS = 60_000;

/** Deadlines of a table, and the record of which of them the store has. */
export interface Agenda {
  /** The deadlines of a table, earliest first. */
  of(table: TableState): readonly Deadline[];
  /** When another node should take the table over, by the server's clock; null: never. */
  takeover(table: TableState): number | null;
  /** Changes in the store beside the log when a table changes. */
  changes(before: TableState, after: TableState): Changes;
  /** Notes that these changes are stored. */
  stored(changes: Changes): void;
  /** Drops what is known of the store: another node may have stored another deadline. */
  forget(): void;
}

/** Everybody whose name or words a table keeps, including those who left; and the lobby. */
export function members(table: TableState): readonly string[] {
  const { people, erased, direction, owner } = table;
  // The director of an event is found by the event.
  const directs = (id: string): boolean =>
    direction !== null && id === owner && seatOf(table, id) === null;
  const known = people.flatMap(({ id }) => (erased.includes(id) || directs(id) ? [] : [id]));
  return isListed(table) ? [...known, LOBBY] : known;
}

/** Number of a round that has just ended and is to be counted: of a deal of the day, or to be rated; null: none. */
function endedToCount(before: TableState, after: TableState, rates: boolean): number | null {
  const { rounds, direction } = after;
  if (rounds.length === before.rounds.length) return null;
  const isOfDay = direction?.event.startsWith(DEALT_PREFIXES[0]) ?? false;
  return isOfDay || (rates && isRated(after)) ? rounds.length : null;
}

/** Whether the last round is to be rated: at an open table, played to its end, among several people. */
function isRated({ rounds, seats, game, ...table }: TableState): boolean {
  if (rounds.at(-1)?.counted !== true || !game.strength?.table || !isOpenTable(table)) return false;
  const people = seats.filter(
    (holder) =>
      holder.kind === 'person' || (holder.kind === 'bot' && holder.substituteFor !== null),
  );
  return people.length > 1;
}

/**
 * Deadlines are computed once for the latest table.
 *
 * @param ahead how far the table's clock is ahead of the server's, in milliseconds.
 * @param rates whether rounds at open tables are rated
 */
export function createAgenda(ahead: () => number, rates: boolean): Agenda {
  let latest: { readonly table: TableState; readonly list: readonly Deadline[] } | null = null;
  /** Takeover time in the store; undefined: not known. */
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
      // People under erasure stay indexed until it is complete: it finds their tables by this.
      const same =
        (after.seats === before.seats &&
          after.people === before.people &&
          isListed(after) === isListed(before)) ||
        after.erased !== before.erased;
      const deadline = takeover(after);
      const called = newlyAwaited(before, after);
      const toRate = endedToCount(before, after, rates);
      const calls = { people: called, at: after.updatedAt - ahead() + CALL_MS };
      return {
        ...(called.length > 0 && { calls }),
        ...(toRate !== null && { toRate }),
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
