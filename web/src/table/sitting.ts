import type { TableView } from '@lusoria/table';
import { defined } from '@lusoria/core';
import type { Sitting } from '@lusoria/web-kit/game-ui.ts';
import type { Names } from '@lusoria/web-kit/names.ts';
import { portraitsAt } from '@lusoria/web-kit/portraits/portraits-at.ts';
import type { PageGame } from '../games.ts';

/** By seat: whether a person holds it who is not connected. */
export function awayFrom({ seats }: TableView, present: readonly string[]): readonly boolean[] {
  return seats.map((holder) => holder.kind === 'person' && !present.includes(holder.person));
}

/**
 * Occupants of the seats, as boards show them.
 *
 * @param present ids of connected people; null at a table of this device, where everybody is
 * present
 * @param spoken words just said, by seat
 */
export function sittingOf(
  view: TableView,
  names: Names,
  present: readonly string[] | null,
  spoken: readonly (string | null)[] = [],
): readonly Sitting[] {
  const portraits = portraitsAt(view, names);
  const away = present === null ? [] : awayFrom(view, present);
  return view.seats.map((holder, seat) => ({
    kind: holder.kind,
    portrait: defined(portraits[seat]),
    away: away[seat] ?? false,
    says: spoken[seat] ?? null,
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
