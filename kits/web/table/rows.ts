/** Layout of a hand: its rows, and the number of cards in each but the last. */
export interface Rows {
  readonly rows: number;
  readonly perRow: number;
}

/**
 * The fewest rows in which enough of every card stays visible.
 * @param count cards in the hand
 * @param width available width (px)
 * @param free width of an overlapped card that must stay visible (px)
 * @param most maximum number of rows
 */
export function rowsFor(count: number, width: number, free: number, most: number): Rows {
  const fit = Math.max(1, Math.floor(width / free));
  const rows = Math.min(most, Math.max(1, Math.ceil(count / fit)));
  return { rows, perRow: Math.max(1, Math.ceil(count / rows)) };
}
