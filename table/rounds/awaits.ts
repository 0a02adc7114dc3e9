import { awaitedUntil } from './clock.ts';
import { isDayClock } from './by-day.ts';
import type { TableState } from '../model/types.ts';

/** That a table waits for a person: until when; null: for as long as it takes. */
export interface Awaited {
  readonly until: number | null;
}

/**
 * What a table waits for a person for; null: nothing. By the day, that may also be to begin: the
 * first round by the owner, the next one by anybody, unless an event does.
 */
export function awaits(table: TableState, person: string): Awaited | null {
  const seat = table.seats.findIndex(
    (holder) => holder.kind === 'person' && holder.person === person,
  );
  if (seat < 0 || table.pausedAt !== null) return null;
  if (table.phase === 'playing') {
    const turn = table.round?.play?.state.turn();
    if (turn?.kind !== 'play' || !turn.must.includes(seat)) return null;
    return { until: awaitedUntil(table, seat) };
  }
  if (!isByDay(table)) return null;
  const { direction } = table;
  const begins =
    table.phase === 'lobby'
      ? direction === null &&
        person === table.owner &&
        table.seats.every(({ kind }) => kind !== 'open')
      : table.phase === 'between' && direction?.next !== 'event';
  return begins ? { until: null } : null;
}

/** People for whom a table by the day waits after a change, and did not before. */
export function newlyAwaited(before: TableState, after: TableState): readonly string[] {
  if (!isByDay(after)) return [];
  return after.seats.flatMap((holder) =>
    holder.kind === 'person' &&
    awaits(before, holder.person) === null &&
    awaits(after, holder.person) !== null
      ? [holder.person]
      : [],
  );
}

function isByDay({ settings }: TableState): boolean {
  return isDayClock(settings.clock);
}
