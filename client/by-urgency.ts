import type { Summary } from '@lusoria/table';

/** Tables that wait for the person first, the most urgent before the others; the rest as they were. */
export function byUrgency(tables: readonly Summary[]): readonly Summary[] {
  return tables.toSorted((a, b) => rank(a) - rank(b));
}

function rank({ yourTurn, until }: Summary): number {
  if (!yourTurn) return Number.MAX_SAFE_INTEGER;
  return until ?? Number.MAX_SAFE_INTEGER - 1;
}
