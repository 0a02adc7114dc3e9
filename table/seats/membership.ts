import type { Holder, TableState } from '../model/types.ts';

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

/** Names of the people with a seat, in the order of the seats. */
export function seatedNames({
  people,
  seats,
}: Pick<TableState, 'people' | 'seats'>): readonly string[] {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return seats.flatMap((one) => (one.kind === 'person' ? (names.get(one.person) ?? []) : []));
}

/** The parts of a table that decide who may join it; without its round. */
export type Openness = Pick<TableState, 'settings' | 'direction' | 'phase' | 'seats'>;

/** Whether anybody may sit down: strangers find the table in the lobby. */
export function isOpenTable({
  settings,
  direction,
}: Pick<Openness, 'settings' | 'direction'>): boolean {
  return settings.listed && direction === null;
}

/** Whether the lobby may show the table: it is open, its match goes on, and a person has a seat or one is free. */
export function isListed(table: Openness): boolean {
  if (!isOpenTable(table) || table.phase === 'over') return false;
  return table.phase === 'lobby' ? isWaiting(table) : hasPerson(table);
}

/** Whether an open table waits for people before its first round. */
export function isWaiting(table: Openness): boolean {
  return isOpenTable(table) && table.phase === 'lobby' && table.seats.some(isFree);
}

/** Whether a stranger may take this seat of an open table: it is open, or its bot keeps it for nobody. */
export function isFree(holder: Holder): boolean {
  return holder.kind === 'open' || (holder.kind === 'bot' && holder.substituteFor === null);
}

function hasPerson({ seats }: Pick<Openness, 'seats'>): boolean {
  return seats.some(({ kind }) => kind === 'person');
}

/** Whether people may write: at an open table, where strangers sit, only when all of them want it. */
export function isChatOpen({
  settings,
  direction,
  seats,
  chatters,
}: Pick<TableState, 'settings' | 'direction' | 'seats' | 'chatters'>): boolean {
  if (!settings.chat) return false;
  return (
    !isOpenTable({ settings, direction }) ||
    seats.every((holder) => holder.kind !== 'person' || chatters.includes(holder.person))
  );
}
