import { defined } from '@lusoria/core';
const GAP = '  ';
const LETTERS = new Intl.Segmenter();

/** Rows of cells as lines, each column as wide as its widest cell; the last one is not padded. */
export function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, i) =>
    Math.max(...rows.map((row) => (i < row.length - 1 ? width(defined(row[i])) : 0))),
  );
  return rows.map((row) =>
    row
      .map((cell, i) => (i < row.length - 1 ? padded(cell, defined(widths[i])) : cell))
      .join(GAP)
      .trimEnd(),
  );
}

/** Columns that a text takes on a terminal; assumes composed letters and no colours. */
export function width(text: string): number {
  return Array.from(LETTERS.segment(text)).length;
}

/** A text padded with spaces. */
export function padded(text: string, to: number): string {
  return text + ' '.repeat(Math.max(0, to - width(text)));
}
