/** A complaint about a person at a table, for the operator. */
export interface StoredReport {
  readonly table: string;
  /** The person whom it is about, with their name at that table, and who reports them. */
  readonly person: string;
  readonly name: string;
  readonly by: string;
  readonly at: number;
  readonly reason: ReportReason;
  /** The last texts of the person at the table, the latest last. */
  readonly texts: readonly string[];
}

/** @public */
export const REPORT_REASONS = ['name', 'chat', 'leaves', 'cheats'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
