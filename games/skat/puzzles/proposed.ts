import { type AnyPuzzle, nextPuzzle, type Progress, withDone } from '@lusoria/core/puzzle';
import { type Phase, PHASES } from '../analysis/figures/deal.ts';

/** Points a deal: below them there was no clear error. */
const WORTH_TELLING = 0.5;
/** How many are proposed. */
const PROPOSED = 3;

/** What to practise after some deals. */
export interface Proposal<P> {
  readonly phase: Phase;
  readonly puzzles: readonly P[];
}

/**
 * Three puzzles of the phase in which most points were lost, of as many themes as it has, those never done first; null where
 * no error cost anything.
 *
 * @param themes those of each phase
 * @param lost points a deal, by phase
 */
export function proposedPuzzles<Theme extends string, P extends AnyPuzzle<Theme>>(
  puzzles: readonly P[],
  progress: Progress,
  {
    themes,
    lost,
  }: {
    readonly themes: Readonly<Record<Phase, readonly Theme[]>>;
    readonly lost: Readonly<Record<Phase, number | null>>;
  },
): Proposal<P> | null {
  const costs = PHASES.flatMap((phase) => {
    const cost = lost[phase];
    return cost === null ? [] : [{ phase, cost }];
  });
  const [worst] = costs.toSorted((a, b) => b.cost - a.cost);
  if (!worst || worst.cost < WORTH_TELLING) return null;
  const fitting = puzzles.filter(({ theme }) => themes[worst.phase].includes(theme));
  const chosen: P[] = [];
  let after = progress;
  while (chosen.length < PROPOSED) {
    const left = fitting.filter((one) => !chosen.includes(one));
    const others = left.filter(({ theme }) => chosen.every((one) => one.theme !== theme));
    const next = nextPuzzle<Theme, P>(
      others.length > 0 ? others : left,
      after,
      { theme: null, level: null },
      null,
    );
    if (!next) break;
    chosen.push(next);
    after = withDone(after, next.id, 'first', null);
  }
  return { phase: worst.phase, puzzles: chosen };
}
