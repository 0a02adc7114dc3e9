/** A log lacks entries that were acknowledged, or one of them is not as it was written. */
export class DamagedLog extends Error {
  /** @param seq the last entry that is known to be intact. */
  constructor(table: string, seq: number) {
    super(`the log of table ${table} is damaged after entry ${seq}`);
  }
}

/** A snapshot is not as it was written: the log has to be replayed. */
export class DamagedSnapshot extends Error {
  constructor(table: string) {
    super(`the snapshot of table ${table} is damaged`);
  }
}
