import type { Seat } from '@lusoria/core';
import type { TableView } from '@lusoria/table';

/** A seat at the end of a round that the reader can take back or take, or for which they can put a bot. */
export interface Vacant {
  readonly seat: Seat;
  readonly kind: 'mine' | 'take' | 'fill';
}

/** The seats that the reader can do something about: open ones, and their own if a bot substitutes them. */
export function vacantSeats({ seats, seat: own }: TableView, isOwner: boolean): readonly Vacant[] {
  return seats.flatMap((holder, seat): readonly Vacant[] => {
    if (holder.kind === 'bot' && seat === own) return [{ seat, kind: 'mine' }];
    if (holder.kind !== 'open') return [];
    if (own === null) return [{ seat, kind: 'take' }];
    return isOwner ? [{ seat, kind: 'fill' }] : [];
  });
}
