import type { Random } from '@lusoria/core';
import { byCell, type Cell } from '@lusoria/latin';
import type { Card } from '../../../rules/deck.ts';
import type { Knowledge } from '../pupil.ts';

/** A theory of the memory of a single cell, with its trace as data; times are milliseconds. */
interface Theory<T> {
  begin(cell: Cell): T;
  recall(trace: T, now: number): number;
  takes(trace: T, cell: Cell): Card | null;
  recalled(trace: T, now: number, random: Random): T;
  shown(trace: T, now: number, attention: number, random: Random): T;
}

/** Knowledge in which no cell says anything about another. */
export function separate<T>(theory: Theory<T>): Knowledge {
  return withTraces(theory, byCell(theory.begin));
}

function withTraces<T>(theory: Theory<T>, traces: Readonly<Record<Cell, T>>): Knowledge {
  const changed = (cell: Cell, trace: T) => withTraces(theory, { ...traces, [cell]: trace });
  return {
    recall: (cell, now) => theory.recall(traces[cell], now),
    takes: (cell) => theory.takes(traces[cell], cell),
    recalled: (cell, now, random) => changed(cell, theory.recalled(traces[cell], now, random)),
    shown: (cell, now, attention, random) =>
      changed(cell, theory.shown(traces[cell], now, attention, random)),
  };
}
