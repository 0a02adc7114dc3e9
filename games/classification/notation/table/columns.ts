import { accepted, defined, refused, reject, type Result } from '@lusoria/core';
import type { DeckProblem } from '../../rules/deck/problem.ts';
import { readTable, type Row } from '../../rules/deck/table.ts';
import { bytesOf } from '../../rules/deck/text.ts';
import { BOUNDS } from '../../rules/deck/types.ts';
import { type Numbers, numbersIn } from './numbers.ts';

/** A column of a table. */
export interface Column {
  readonly heading: string;
  /** By row; empty where nothing stands. */
  readonly cells: readonly string[];
  /** How many different texts stand in it. */
  readonly different: number;
  /** Null: not all that stands in it are numbers. */
  readonly numbers: Numbers | null;
}

/** A table of things with properties, as somebody keeps it. */
export interface Columns {
  readonly heading: Row;
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
}

/** Most rows that are read: a table of cards, not a data base. */
const MAX_ROWS = 2000;
const MAX_COLUMNS = 40;

/** Reads the columns of a table: a row of headings, then a row for each thing. Columns without a heading are left out. Never throws. */
export function columnsOf(text: string): Result<Columns, DeckProblem> {
  if (bytesOf(text) > BOUNDS.textLength) {
    return refused(reject('too-big', { max: BOUNDS.textLength }));
  }
  if (text.includes('\uFFFD')) return refused(reject('encoding'));
  const { rows: all, problem } = readTable(text);
  if (problem) return refused(reject(problem.code, { row: problem.row }));
  const [heading, ...rows] = all;
  if (!heading || rows.length === 0) return refused(reject('empty-table'));
  if (rows.length > MAX_ROWS) return refused(reject('too-many-cards', { max: MAX_ROWS }));
  const headed = heading.cells
    .map((name, at) => ({ name, at }))
    .filter(({ name }) => name !== '')
    .slice(0, MAX_COLUMNS);
  const columns = headed.map(({ name, at }): Column => {
    // Rows end with their last cell that is not empty.
    const cells = rows.map((row) => (at < row.cells.length ? defined(row.cells[at]) : ''));
    return {
      heading: name.slice(0, BOUNDS.keyLength),
      cells,
      different: new Set(cells.filter((cell) => cell !== '')).size,
      numbers: numbersIn(cells),
    };
  });
  if (columns.length < BOUNDS.leastAttributes) {
    const params = { row: heading.no, count: columns.length, min: BOUNDS.leastAttributes };
    return refused(reject('too-few-attributes', params));
  }
  return accepted({ heading, rows, columns });
}

/** The numbers of a column without its gaps. */
export function numbersOf({ numbers }: Column): readonly number[] {
  return defined(numbers ?? undefined, 'numbers').values.filter((number) => number !== null);
}
