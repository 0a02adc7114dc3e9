/** A cell of an exported table: words, a number, or empty. */
export type Cell = string | number | null;

/** Beginnings that a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as CSV that spreadsheets open correctly: in UTF-8 with a byte order mark, lines ended as RFC
 * 4180 has it. Words that would be taken for a formula get an apostrophe in front.
 *
 * @param decimal the decimal sign of the reader's locale: with a comma, cells are separated by
 * semicolons, as spreadsheets of such countries expect.
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
