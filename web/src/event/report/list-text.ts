import type { Cell } from '@lusoria/tournaments/csv';
import type { SeriesAccounts } from '@lusoria/core';
import { t } from '../messages.svelte.ts';
import type { TableList } from '@lusoria/tournaments/report';

/** Who sat at each seat, in words. */
export function listNames({ names }: TableList): readonly string[] {
  return names.map((people) => (people.length === 0 ? t('bot') : people.join(', ')));
}

/** Which list it is: of which series, and at which table. */
export function listTitle({ series, table }: TableList): string {
  const round = t('series-number', { n: series });
  return table === null ? round : `${round}, ${t('table-number', { n: table })}`;
}

/** The sums of all lists as rows of a table, with a heading. */
export function listRows(
  lists: readonly TableList[],
  columns: SeriesAccounts['columns'],
): readonly (readonly Cell[])[] {
  return [
    [
      t('list-round'),
      t('list-table'),
      t('list-seat'),
      t('name'),
      ...columns.map(({ text }) => text),
    ],
    ...lists.flatMap((list) => {
      const names = listNames(list);
      return list.sums.map((row, seat): readonly Cell[] => [
        list.series,
        list.table,
        seat + 1,
        names[seat] ?? null,
        ...columns.map(({ key }) => row[key] ?? null),
      ]);
    }),
  ];
}
