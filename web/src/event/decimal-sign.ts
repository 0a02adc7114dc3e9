/** The decimal sign of the reader's country, for spreadsheets there. */
export function decimalSign(): '.' | ',' {
  return (0.5).toLocaleString(navigator.language).includes(',') ? ',' : '.';
}
