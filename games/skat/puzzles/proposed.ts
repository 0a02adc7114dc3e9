import { nextPuzzle, type Progress, withDone } from '@lusoria/core/puzzle';
import type { Phase } from '../analysis/figures/deal.ts';
import type { Puzzle, Theme } from './puzzle.ts';

/** Phases that there are puzzles of; auctions are practised in the lessons. */
type Practised = Exclude<Phase, 'auction'>;

const THEMES_OF: Readonly<Record<Practised, readonly Theme[]>> = {
  skat: ['lay-away'],
  alone: ['trumps', 'suits', 'take', 'discard', 'null', 'schneider'],
  defence: ['lead', 'defend', 'null-defence'],
};
const PRACTISED: readonly Practised[] = ['skat', 'alone', 'defence'];

/** Points a deal: below them there was no clear error. */
const WORTH_TELLING = 0.5;

/** What to practise after some deals. */
export interface Proposal {
  readonly phase: Practised;
  readonly puzzles: readonly Puzzle[];
  /** Whether the auction cost more than that. */
  readonly isAuctionWorse: boolean;
}

/**
 * Three puzzles of the phase in which most points were lost, those never done first; null where no error cost anything.
 *
 * @param lost points a deal, by phase
 */
export function proposedPuzzles(
  puzzles: readonly Puzzle[],
  progress: Progress,
  lost: Readonly<Record<Phase, number | null>>,
): Proposal | null {
  const costs = PRACTISED.flatMap((phase) => {
    const cost = lost[phase];
    return cost === null ? [] : [{ phase, cost }];
  });
  const [worst] = costs.toSorted((a, b) => b.cost - a.cost);
  const auction = lost.auction ?? 0;
  if (!worst || Math.max(worst.cost, auction) < WORTH_TELLING) return null;
  const fitting = puzzles.filter(({ theme }) => THEMES_OF[worst.phase].includes(theme));
  const chosen: Puzzle[] = [];
  let after = progress;
  while (chosen.length < 3) {
    const left = fitting.filter((one) => !chosen.includes(one));
    const next = nextPuzzle(left, after, { theme: null, level: null }, null);
    if (!next) break;
    chosen.push(next);
    after = withDone(after, next.id, 'first', null);
  }
  return { phase: worst.phase, puzzles: chosen, isAuctionWorse: auction > worst.cost };
}
