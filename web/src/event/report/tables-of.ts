import type { EventView } from '@lusoria/tournaments/protocol';
import type { TableOfEvent } from '@lusoria/tournaments/report';

/** The tables of an event, and how they stand: what has not changed need not be read again. */
export function tablesOf(view: EventView): readonly (TableOfEvent & { readonly state: string })[] {
  const tables =
    view.direction?.rounds.flatMap(({ startedAt, tables: all }, series) =>
      all.map((table, i) => ({ startedAt, ...table, series: series + 1, number: i + 1 })),
    ) ??
    view.own.map(({ startedAt, table }, series) => ({
      startedAt,
      ...table,
      series: series + 1,
      number: null,
    }));
  const atTables = tables.map((table) => {
    const now = view.round?.tables.find((one) => one.table === table.table);
    return {
      ...table,
      state: now ? JSON.stringify([now.played, now.over, view.round?.adjourned]) : 'before',
    };
  });
  const atHome = view.homework.flatMap(({ pieces }) =>
    pieces.flatMap(({ begunAt, tables: own, finished }) =>
      own.map(({ over, ...table }) => ({
        startedAt: begunAt,
        ...table,
        series: null,
        number: null,
        state: JSON.stringify([finished, over]),
      })),
    ),
  );
  return [...atTables, ...atHome];
}
