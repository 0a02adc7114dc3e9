/** How a hand lies: its rows, and how many cards stand in each but the last. */
export interface Rows {
  readonly rows: number;
  readonly perRow: number;
}

/**
 * The fewest rows in which enough of every card stays free.
 * @param count cards in the hand
 * @param width room for it (px)
 * @param free what must stay free of a card that another overlaps (px)
 * @param most rows that there is room for
 */
export function rowsFor(count: number, width: number, free: number, most: number): Rows {
  const fit = Math.max(1, Math.floor(width / free));
  const rows = Math.min(most, Math.max(1, Math.ceil(count / fit)));
  return { rows, perRow: Math.max(1, Math.ceil(count / rows)) };
}
