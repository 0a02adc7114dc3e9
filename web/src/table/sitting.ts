import type { TableView } from '@lusoria/table';
import type { Sitting } from '@lusoria/web-kit/game-ui.ts';

/**
 * Who sits where, as boards show it.
 *
 * @param present who is connected; null at a table of this device, where everybody is
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
