import type { EventView } from '@lusoria/tournaments/protocol';

/** Whether two of a team sit at one table in a series to come. */
export function teamsMeet({ teams, seating }: Pick<EventView, 'teams' | 'seating'>): boolean {
  return seating.some(({ tables }) =>
    tables.some((seats) =>
      teams.some(({ members }) => seats.filter((member) => members.includes(member)).length > 1),
    ),
  );
}
