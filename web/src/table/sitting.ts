import type { TableView } from '@lusoria/table';
import type { Sitting } from '@lusoria/web-kit/game-ui.ts';
import type { PageGame } from '../games.ts';

/**
 * Occupants of the seats, as boards show them.
 *
 * @param present ids of connected people; null at a table of this device, where everybody is
 * present
 */
export function sittingOf(view: TableView, present: readonly string[] | null): readonly Sitting[] {
  return view.seats.map((holder, seat) => ({
    kind: holder.kind,
    away: holder.kind === 'person' && present !== null && !present.includes(holder.person),
    awaited: view.round?.play?.must.includes(seat) ?? false,
    points:
      view.played > 0 ? (view.standings.find((one) => one.seat === seat)?.points ?? null) : null,
  }));
}

/** Whether a decision of the reader is due; false while a substitute holds their seat. */
export function isAsked({ phase, seat, seats, round }: TableView, { ui }: PageGame): boolean {
  const play = round?.play ?? null;
  if (phase !== 'playing' || seat === null || play === null) return false;
  if (seats[seat]?.kind !== 'person' || !play.must.includes(seat)) return false;
  return ui?.isAsked?.(play.view) ?? true;
}
