import type { Cell } from '@lusoria/latin';
import { type Belief, type Estimate, estimateAt } from './estimate.ts';
import { DAY_MS } from './memory.ts';
import { dueCells } from './schedule.ts';

/** Cells to practise again, the weakest first: those that have been met, and are known less surely by now. */
export function dueAgain(estimate: Estimate): readonly Cell[] {
  return dueCells(estimate).filter((cell) => estimate.cells[cell].evidence > 0);
}

/** Days for which what will be due is reckoned ahead; more take a phone too long. */
const DAYS = [0, 1, 2, 4, 8, 16];

/** How many cells are to be practised again after some days, if nothing is practised until then. */
export function dueAhead(
  belief: Belief,
  now: number,
): readonly { readonly days: number; readonly count: number }[] {
  return DAYS.map((days) => ({
    days,
    count: dueAgain(estimateAt(belief, now + days * DAY_MS)).length,
  }));
}
