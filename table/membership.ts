import type { TableState } from './types.ts';

/** The seat of a person, or null. */
export function seatOf(table: Pick<TableState, 'seats'>, person: string): number | null {
  const seat = table.seats.findIndex(
    (holder) =>
      (holder.kind === 'person' && holder.person === person) ||
      (holder.kind === 'bot' && holder.substituteFor === person),
  );
  return seat < 0 ? null : seat;
}

/** Whether a person owns the table or has a seat at it. */
export function belongs(table: Pick<TableState, 'seats' | 'owner'>, person: string): boolean {
  return person === table.owner || seatOf(table, person) !== null;
}

/**
 * Whether a person may watch. People without a seat may while the first seats are being taken, later only where that
 * is allowed: by then there is something to see that was not meant for them.
 */
export function mayWatch(table: TableState, person: string): boolean {
  return (
    table.settings.spectators ||
    belongs(table, person) ||
    (table.phase === 'lobby' && table.rounds.length === 0)
  );
}
