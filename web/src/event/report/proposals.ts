import type { Figure, ReportColumn, ReportRow } from '@lusoria/core';
import { isFew } from '@lusoria/tournaments/report';

/** Forms of one part of the report that the same people do not yet know. */
export interface Proposal {
  readonly columns: readonly ReportColumn[];
  readonly people: readonly number[];
}

/** Probability from which something counts as known in a map of knowledge. */
export const SURE = 0.75;
const MAX_PROPOSALS = 3;
const MAX_COLUMNS = 6;

/** Whether somebody surely does not know it: even the upper end of the interval is less than that. */
export function isUnknown(figure: Figure): boolean {
  return !isFew(figure) && figure.range !== null && figure.range[1] < SURE;
}

/** Practice that would help: what the most people do not yet know, with those who all lack it. */
export function proposalsFrom(
  columns: readonly ReportColumn[],
  people: readonly { readonly member: number; readonly row: ReportRow }[],
): readonly Proposal[] {
  const lacking = new Map<string, Proposal>();
  for (const column of columns) {
    const who = people.flatMap(({ member, row }) => {
      const figure = row[column.key] ?? null;
      return column.kind === 'estimate' && figure && isUnknown(figure) ? [member] : [];
    });
    const id = JSON.stringify([column.part, who]);
    const before = lacking.get(id);
    if (who.length === 0 || (before && before.columns.length >= MAX_COLUMNS)) continue;
    lacking.set(id, { columns: [...(before?.columns ?? []), column], people: who });
  }
  return [...lacking.values()]
    .toSorted((a, b) => b.people.length - a.people.length || b.columns.length - a.columns.length)
    .slice(0, MAX_PROPOSALS);
}
