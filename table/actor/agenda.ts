import { type Deadline, deadlinesOf, takeoverAt } from '../rounds/deadlines.ts';
import { newlyAwaited } from '../rounds/awaits.ts';
import { isListed, isOpenTable, seatOf } from '../seats/membership.ts';
import { type Changes, DEALT_PREFIXES, LOBBY } from '../ports.ts';
import type { TableState } from '../model/types.ts';
import type { TableClock } from './table-clock.ts';

/** Delay after which devices are told whom a table waits for: somebody who is at the table has acted by then. */
const CALL_MS = 60_000;

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

/** Deadlines of a table, computed once for the latest, and the record of which of them the store has. */
export class Agenda {
  readonly #clock: TableClock;
  readonly #rates: boolean;
  #latest: { readonly table: TableState; readonly list: readonly Deadline[] } | null = null;
  /** Takeover time in the store; undefined: not known. */
  #inStore: number | null | undefined;

  /** @param rates whether rounds at open tables are rated */
  constructor(clock: TableClock, rates: boolean) {
    this.#clock = clock;
    this.#rates = rates;
  }

  /** The deadlines of a table, earliest first. */
  of(table: TableState): readonly Deadline[] {
    if (this.#latest?.table !== table) this.#latest = { table, list: deadlinesOf(table) };
    return this.#latest.list;
  }

  /** When another node should take the table over, by the server's clock; null: never. */
  takeover(table: TableState): number | null {
    const at = takeoverAt(table, this.of(table));
    return at === null ? null : at - this.#clock.ahead();
  }

  /** Changes in the store beside the log when a table changes. */
  changes(before: TableState, after: TableState): Changes {
    // People under erasure stay indexed until it is complete: it finds their tables by this.
    const same =
      (after.seats === before.seats &&
        after.people === before.people &&
        isListed(after) === isListed(before)) ||
      after.erased !== before.erased;
    const deadline = this.takeover(after);
    const called = newlyAwaited(before, after);
    const toRate = endedToCount(before, after, this.#rates);
    const calls = { people: called, at: after.updatedAt - this.#clock.ahead() + CALL_MS };
    return {
      ...(called.length > 0 && { calls }),
      ...(toRate !== null && { toRate }),
      ...(same ? {} : { people: members(after) }),
      ...(deadline === this.#inStore ? {} : { deadline }),
    };
  }

  /** Notes that these changes are stored. */
  stored({ deadline }: Changes): void {
    if (deadline !== undefined) this.#inStore = deadline;
  }

  /** Drops what is known of the store: another node may have stored another deadline. */
  forget(): void {
    this.#inStore = undefined;
  }
}
