import { pick, type Random } from '@lusoria/core';
import { type Action, playableIn, skat, type View } from '@lusoria/skat';

/**
 * What is played in the place of an answer that there is not: never a bid, a claim or a concession,
 * for they would cost more than the fault does. Null where nobody is asked.
 */
export function standIn(view: View, random: Random): Action | null {
  if (view.form === 'two') return skat.sampleAction(view, random);
  if (view.proposal) return { type: 'answer', to: view.proposal.no, yes: false };
  switch (view.phase) {
    case 'auction':
      return { type: 'pass' };
    case 'play':
      return { type: 'play', card: pick(playableIn(view), random) };
    default:
      return skat.sampleAction(view, random);
  }
}
