import type { ReportColumn, ReportRow } from '@lusoria/core';

/** What belongs to a part of a report. */
type OfPart = Pick<ReportColumn, 'part'>;

/**
 * Whether something of a report is shown: what belongs to no part, or to one in which something is known; where nothing is
 * known yet, to the first.
 *
 * @param all the row of everybody who is reported on
 */
export function shownParts(
  columns: readonly ReportColumn[],
  all: ReportRow,
): (one: OfPart) => boolean {
  const parts = new Set(columns.flatMap(({ part }) => part ?? []));
  const known = new Set(
    columns.flatMap(({ key, part }) => (part !== undefined && (all[key] ?? null) ? [part] : [])),
  );
  const shown = known.size > 0 ? known : new Set([...parts].slice(0, 1));
  return ({ part }) => part === undefined || shown.has(part);
}
