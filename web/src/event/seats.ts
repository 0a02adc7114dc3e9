import type { EventView } from '@lusoria/tournaments/protocol';

/** A seat in a round to come, all counted from 1. */
export interface PlannedSeat {
  readonly round: number;
  readonly table: number;
  readonly seat: number;
}

/** Where a member sits in the rounds to come, as far as they are planned. */
export function seatsOf({ seating }: EventView, member: number): readonly PlannedSeat[] {
  return seating.flatMap(({ round, tables }) =>
    tables.flatMap((members, i) => {
      const seat = members.indexOf(member);
      return seat < 0 ? [] : [{ round, table: i + 1, seat: seat + 1 }];
    }),
  );
}
