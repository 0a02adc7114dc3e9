import { defined } from '@lusoria/core';
import type { Share } from '@lusoria/skat/analysis';
import type { TrainerRun } from './deals.ts';

/** The kinds of decisions, as their lessons are called behind `trainer-`. */
const DECISIONS = ['auctions-1', 'auctions-2', 'games', 'discards'] as const;

/** What somebody has reached in twenty decisions of a kind. */
export interface Training {
  readonly kind: (typeof DECISIONS)[number];
  readonly runs: number;
  /** Decided right at first go, in the last run and in the best. */
  readonly last: Share;
  readonly best: Share;
  /** What the first answers of the last run cost, in points; null: it was not kept. */
  readonly cost: number | null;
}

/** By kind of decision; kinds that were never tried are left out. */
export function trainingOf(runs: readonly TrainerRun[]): readonly Training[] {
  return DECISIONS.flatMap((kind): readonly Training[] => {
    const own = runs
      .filter(({ lesson }) => lesson === `trainer-${kind}`)
      .toSorted((a, b) => a.at - b.at);
    const shares = own.map(({ tasks, missed }): Share => ({ count: tasks - missed, of: tasks }));
    const last = shares.at(-1);
    if (!last) return [];
    const { cost = null } = defined(own.at(-1));
    const [best] = shares.toSorted((a, b) => b.count / b.of - a.count / a.of);
    return [{ kind, runs: shares.length, last, best: defined(best), cost }];
  });
}
