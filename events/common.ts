import type { EventRound, EventState, EventTable, Written } from './types.ts';

/** Whether all tables have the same before them: the same deals, or what somebody has prepared. */
export function isShared({ secret, prepared }: EventRound): boolean {
  return secret !== null || prepared !== null;
}

/** Whether the wall may show a table as it is at this moment: not while what is seen there would help its neighbours. */
export function showsTable({ rounds }: EventState, id: string): boolean {
  return rounds.some(
    (round) => (round.ended || !isShared(round)) && round.tables.some((table) => table.id === id),
  );
}

/**
 * A round as far as whoever plays elsewhere may know it. Where all tables have the same before them, what a deal has
 * brought is told when no table has that deal still before it; a table that is over is not waited for.
 */
export function commonlyKnown(round: EventRound): EventRound {
  if (round.ended || !isShared(round)) return round;
  const deals = Math.min(...round.tables.flatMap(({ over, played }) => (over ? [] : [played])));
  return {
    ...round,
    tables: round.tables.map((table) => ({ ...table, ...writtenAfter(table, deals) })),
  };
}

/** What a table had written down when it had played so many deals, or the last time before. */
function writtenAfter(table: EventTable, deals: number): Written {
  const { played, standing, scores } = table;
  const all: readonly Written[] = [...table.before, { played, standing, scores }];
  return all.findLast((one) => one.played <= deals) ?? { played: 0, standing: [], scores: [] };
}

/** What the last of the deals that are written down has brought, by seat; null: there is none. */
export function broughtLast({ before, played, standing }: EventTable): number[] | null {
  const former = before.findLast((one) => one.played < played);
  return former
    ? standing.map(({ points }, seat) => points - (former.standing[seat]?.points ?? 0))
    : null;
}
