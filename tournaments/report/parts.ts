import { defined, type GameReport, type ReportColumn, type ReportTable } from '@lusoria/core';

/** What of a report is shown. */
export interface ShownParts {
  readonly columns: readonly ReportColumn[];
  readonly tables: readonly ReportTable[];
}

/** Of a report what rounds and practice can have told of, and what belongs to no part. */
export function shownParts(
  { columns, tables = [] }: Pick<GameReport, 'columns' | 'tables'>,
  told: ReadonlySet<string>,
): ShownParts {
  return {
    columns: columns.filter(({ key, part }) => part === undefined || told.has(key)),
    tables: tables.flatMap((table) =>
      table.part === undefined ? table : tableWithin(table, told),
    ),
  };
}

/** A table without the rows and columns that have none of these keys; none if nothing is left. */
export function tableWithin(table: ReportTable, keys: ReadonlySet<string>): readonly ReportTable[] {
  const rows = table.rows.filter((row) => row.keys.some((key) => keys.has(key)));
  if (rows.length === 0) return [];
  const isShown = table.columns.map((_, i) => rows.some((row) => keys.has(defined(row.keys[i]))));
  return [
    {
      ...table,
      columns: table.columns.filter((_, i) => isShown[i]),
      rows: rows.map((row) => ({ ...row, keys: row.keys.filter((_, i) => isShown[i]) })),
    },
  ];
}
