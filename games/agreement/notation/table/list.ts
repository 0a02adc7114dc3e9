import { defined } from '@lusoria/core';
import type { Finder, Known } from './found.ts';
import { isDash } from './form.ts';
import { cellAt, type Grid } from './grid.ts';
import { alternativesIn, type Column, headingIn, isPure, type Label, labelIn } from './labels.ts';

/** A list has a form in each row, and its case, number and gender in other columns; `heading` is the row that names these. */
export interface ListLayout {
  readonly heading: number | null;
  readonly columns: ReadonlyMap<number, Column>;
}

/** Share of the rows that must be whole for a table without headings to be a list. */
const MIN_SHARE = 0.6;

/** The layout of a table that is a list; null if it is none. */
export function listLayout(grid: Grid): ListLayout | null {
  const heading = grid.findIndex((row) => {
    const named = row.map(headingIn);
    return named.includes('form') && row.filter((cell) => cell !== '').length > 1;
  });
  if (heading >= 0) {
    const columns = new Map<number, Column>();
    for (const [i, cell] of defined(grid[heading], 'the row of headings').entries()) {
      const column = headingIn(cell);
      if (column) columns.set(i, column);
    }
    return { heading, columns };
  }
  const filled = grid.filter((row) => row.some((cell) => cell !== ''));
  const whole = filled.filter(isWhole);
  return filled.length > 0 && whole.length >= filled.length * MIN_SHARE
    ? { heading: null, columns: new Map() }
    : null;
}

/** Whether a row alone says everything of one form. */
function isWhole(row: readonly string[]): boolean {
  const cells = row.filter((cell) => cell !== '');
  const labels = cells.map(labelIn);
  const pure = labels.filter(isPure);
  const names = (key: keyof Known) => pure.some((label) => label[key].length > 0);
  return cells.length - pure.length === 1 && names('cases') && names('numbers') && names('genders');
}

/** Reads a list. */
export function readList(grid: Grid, { heading, columns }: ListLayout, finder: Finder): void {
  for (const [row, cells] of grid.entries()) {
    if (heading !== null && row <= heading) continue;
    if (cells.some((cell) => cell !== '')) readRow(cells, row, columns, finder);
  }
}

function readRow(
  cells: readonly string[],
  row: number,
  columns: ListLayout['columns'],
  finder: Finder,
): void {
  const place = formColumn(cells, columns);
  const text = cellAt(cells, place);
  const said = cells.flatMap((cell, column) => {
    if (column === place || cell === '') return [];
    return featuresOf(cell, { row, column }, columns.get(column), finder);
  });
  if (said.some((labels) => labels.some(({ other }) => other !== null))) {
    finder.note('vocative', { row, column: place }, { found: text });
    return;
  }
  if (text === '' || isDash(text)) {
    finder.problem('empty', { row, column: place });
    return;
  }
  // At most one cell gives several readings that are apart.
  const apart = said.find((labels) => labels.length > 1);
  const rest = said.filter((labels) => labels !== apart).flat();
  const readings = (apart ?? [null]).map((one) => together(one ? [one, ...rest] : rest));
  const [first, ...others] = readings;
  if (!first) return;
  const form = finder.form(text, { row, column: place }, first);
  if (form === null) return;
  for (const one of others) finder.place(form, { row, column: place }, one);
}

function formColumn(cells: readonly string[], columns: ListLayout['columns']): number {
  for (const [column, what] of columns) if (what === 'form') return column;
  const place = cells.findIndex((cell) => cell !== '' && !isPure(labelIn(cell)));
  return Math.max(0, place);
}

const UNKNOWN = {
  case: 'unknown-case',
  number: 'unknown-number',
  gender: 'unknown-gender',
} as const;

/** What a cell of a list says; a cell of a column without a heading of its own may say nothing. */
function featuresOf(
  cell: string,
  at: { readonly row: number; readonly column: number },
  what: Column | undefined,
  finder: Finder,
): readonly (readonly Label[])[] {
  const labels = alternativesIn(cell);
  if (labels.every(isPure)) return [labels];
  if (what === undefined || what === 'form') finder.note('column-skipped', at, { found: cell });
  else finder.problem(UNKNOWN[what], at, { found: cell });
  return [];
}

function together(labels: readonly Label[]): Known {
  return {
    cases: [...new Set(labels.flatMap(({ cases }) => cases))],
    numbers: [...new Set(labels.flatMap(({ numbers }) => numbers))],
    genders: [...new Set(labels.flatMap(({ genders }) => genders))],
  };
}
