/** A cell of a table that is taken along: words, a number, or nothing. */
export type Cell = string | number | null;

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** Tells spreadsheets that this is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as CSV that spreadsheets open right: in UTF-8 with a byte order mark, lines ended as RFC 4180 has it. Words that
 * would be taken for a formula get an apostrophe in front.
 *
 * @param decimal the decimal sign of whoever opens it: with a comma, cells are parted by semicolons, as spreadsheets of
 *   such countries expect.
 */
export function csvOf(rows: readonly (readonly Cell[])[], decimal: '.' | ','): string {
  const separator = decimal === ',' ? ';' : ',';
  const lines = rows.map((row) =>
    row.map((cell) => written(cell, decimal, separator)).join(separator),
  );
  return `${BYTE_ORDER_MARK}${lines.map((line) => `${line}\r\n`).join('')}`;
}

function written(cell: Cell, decimal: string, separator: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /["\r\n]/.test(text) || text.includes(separator)
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}
