/** A round at a table, by its number. */
export interface TableRound {
  readonly table: string;
  readonly round: number;
}

/** Maximum rounds to be rated that are read at once. */
export const RATE_BATCH = 100;

/** Rounds that are over and yet to be rated, or counted for their day; see `Changes`. */
export interface RatingStore {
  /** Rounds to be rated that ended before a time, the oldest first, at most `RATE_BATCH`. */
  unratedRounds(before: number): Promise<readonly TableRound[]>;
  /** A round needs no rating. */
  dropUnrated(round: TableRound): Promise<void>;
}
