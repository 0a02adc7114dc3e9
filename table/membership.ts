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
