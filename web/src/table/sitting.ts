import type { TableView } from '@lusoria/table';
import type { Sitting } from '@lusoria/web-kit/game-ui.ts';

/**
 * Who sits where at a table, for its board.
 *
 * @param present those who are connected; null where nobody can be away
 */
export function sittingAt(view: TableView, present: readonly string[] | null): readonly Sitting[] {
  const must = view.round?.play?.must ?? [];
  return view.seats.map((holder, seat) => ({
    kind: holder.kind,
    away: holder.kind === 'person' && present !== null && !present.includes(holder.person),
    awaited: must.includes(seat),
    points:
      view.played > 0 ? (view.standings.find((one) => one.seat === seat)?.points ?? null) : null,
  }));
}
