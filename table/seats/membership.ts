import type { TableState } from '../model/types.ts';

/** The seat of a person, or null. */
export function seatOf(table: Pick<TableState, 'seats'>, person: string): number | null {
  const seat = table.seats.findIndex(
    (holder) =>
      (holder.kind === 'person' && holder.person === person) ||
      (holder.kind === 'bot' && holder.substituteFor === person),
  );
  return seat < 0 ? null : seat;
}

export function belongs(table: Pick<TableState, 'seats' | 'owner'>, person: string): boolean {
  return person === table.owner || seatOf(table, person) !== null;
}

/**
 * Whether a person may watch. People without a seat may while the first seats are being taken,
 * later only where that is allowed: by then the table shows things not meant for them. At a table
 * of an event they never may, because nobody takes a seat there.
 */
export function mayWatch(table: TableState, person: string): boolean {
  return whyNotWatch(table, person) === null;
}

/**
 * Reason why a person may not watch; null when they may. People removed by the owner may not.
 *
 * @param person null: somebody who has not said who they are
 */
export function whyNotWatch(
  table: TableState,
  person: string | null,
): 'removed' | 'no-spectators' | null {
  if (person !== null && belongs(table, person)) return null;
  if (person !== null && table.barred.includes(person)) return 'removed';
  const isFilling =
    table.direction === null && table.phase === 'lobby' && table.rounds.length === 0;
  const isOpen = table.settings.spectators || isFilling;
  return isOpen ? null : 'no-spectators';
}

/** Whether the lobby may show the table: it is listed and has an open seat. */
export function isListed({ settings, phase, seats }: TableState): boolean {
  return settings.listed && phase === 'lobby' && seats.some(({ kind }) => kind === 'open');
}
