import { defined } from '@lusoria/core';
import type { TableSnapshot } from '@lusoria/client';
import type { Unit } from '@lusoria/core';
import type { TableView } from '@lusoria/table';
import { columns } from '../layout.ts';
import type { Playing } from '../playing.ts';

type Telling = Pick<Playing, 'common' | 'names' | 'style'>;

/** Announces a round, and who begins. */
export function begunLine(
  unit: Unit,
  first: number,
  { common, names, live }: Pick<Playing, 'common' | 'names' | 'live'>,
): string {
  const isYou = first === live.table.get().view.seat;
  const begins = common(isYou ? 'event-begun-you' : 'event-begun', { name: defined(names[first]) });
  return `${common(`event-new-${unit}`)} ${begins}`;
}

/** Heading of the standings of a match. */
export function standingsTitle(
  { phase }: Pick<TableView, 'phase'>,
  { common, style }: Telling,
): string {
  return style.loud(common(phase === 'over' ? 'end-standings' : 'end-standings-so-far'));
}

/** Ranking of the last round of a log; empty when it was broken off. */
export function rankingLines(
  entries: TableSnapshot['entries'],
  telling: Telling,
): readonly string[] {
  const { common, style } = telling;
  const events = entries.flatMap((entry) => entry.events);
  const last = events.findLast((event) => event.type === 'revealed');
  const outcome = last?.type === 'revealed' ? last.outcome : null;
  if (!outcome) return [];
  const rows = outcome.ranking.flatMap((seats, i) => {
    const place = 1 + outcome.ranking.slice(0, i).flat().length;
    return seats.map((seat) =>
      rowOf({ seat, place, points: defined(outcome.points[seat]) }, telling),
    );
  });
  return [style.loud(common('end-ranking')), ...columns(rows)];
}

/** Standings of a match of several rounds. */
export function standingLines(view: TableView, telling: Telling): readonly string[] {
  if (view.played < 2) return [];
  const rows = view.standings.map((standing) => rowOf(standing, telling));
  return ['', standingsTitle(view, telling), ...columns(rows)];
}

function rowOf(
  {
    seat,
    place,
    points,
  }: { readonly seat: number; readonly place: number; readonly points: number },
  { common, names }: Telling,
): readonly string[] {
  return [
    `  ${common('end-place', { n: place })}`,
    defined(names[seat]),
    common('end-points', { n: points }),
  ];
}
