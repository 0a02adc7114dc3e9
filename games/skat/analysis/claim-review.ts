import { situationIn } from '../engine/heuristic/situation.ts';
import { certainLevel } from '../engine/heuristic/proposals.ts';
import { LEVELS } from '../rules/contract.ts';
import { type DealLayout, viewBefore } from './deal-layout.ts';
import type { ClaimReview } from './types.ts';

/**
 * Reviews a claim that was accepted: it may have been below what was certain. Null where none was, and
 * where the declarer could not be sure of all tricks.
 */
export function reviewClaim(layout: DealLayout): ClaimReview | null {
  const { view, declarer, plays } = layout;
  const result = view.end?.result;
  if (result?.kind !== 'game' || result.ending !== 'claimed') return null;
  // When the claim was made the declarer was to lead, if that was the time to make it.
  const seen = {
    ...viewBefore(layout, declarer, plays.length),
    current: view.tricks.at(-1)?.winner,
  };
  const situation = situationIn({
    ...seen,
    current: seen.current ?? view.first,
    trick: view.trick,
  });
  const certain = situation && certainLevel(situation);
  if (!certain) return null;
  const level = result.schwarz ? 'schwarz' : result.schneider ? 'schneider' : 'game';
  return LEVELS.indexOf(level) <= LEVELS.indexOf(certain) ? { level, certain } : null;
}
