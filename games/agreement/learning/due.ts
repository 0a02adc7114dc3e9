import type { Cell } from '@lusoria/latin';
import { type Belief, type Estimate, estimateAt } from './estimate.ts';
import { DAY_MS } from './memory.ts';
import { dueCells } from './schedule.ts';

/** Cells to practise again, the weakest first: those that have been met, and are known less surely by now. */
export function dueAgain(estimate: Estimate): readonly Cell[] {
  return dueCells(estimate).filter((cell) => estimate.cells[cell].evidence > 0);
}

/** Days for which what will be due is reckoned ahead. */
const DAYS_AHEAD = 30;

/** How many cells are to be practised again, today and on each of the following days, if nothing is practised. */
export function dueAhead(belief: Belief, now: number): readonly number[] {
  return Array.from(
    { length: DAYS_AHEAD },
    (_, day) => dueAgain(estimateAt(belief, now + day * DAY_MS)).length,
  );
}
