import type { Card } from '../rules/cards.ts';
import type { ThreeView } from '../rules/three/types.ts';
import type { Analysis, CardReview, PlayReview } from './types.ts';

/**
 * The verdict on a card. `only`: there was no other; `best`: none was better with open cards; `open`: one
 * was, and whether that could be known was not asked; `unlucky`: it could not be known; `slip`: it could;
 * `error`: another one was expected to win more games, and the game turned here.
 */
export const VERDICTS = ['only', 'best', 'open', 'unlucky', 'slip', 'error'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The verdict on a step; `choices` are those of the analysed seat. */
export function verdictOf({ play, choices, seat }: Analysis, index: number): Verdict {
  const step = play?.steps[index];
  if (!step || step.options.length === 1) return 'only';
  if (step.lost === 0) return 'best';
  const choice = choices.find((one) => one.step === index);
  if (step.seat !== seat || !choice) return 'open';
  if (choice.avoidable === null) return 'unlucky';
  return choice.avoidable === 'game' && step.turned !== null ? 'error' : 'slip';
}

/** The cards of a step that were best with open cards. */
export function bestCardsOf({ options, before }: CardReview): readonly Card[] {
  return options.filter(({ value }) => value === before).map(({ card }) => card);
}

/** The index of the step after which the outcome did not change any more; null when it never changed. */
export function turningPointOf({ steps }: PlayReview): number | null {
  const at = steps.findLastIndex(({ turned }) => turned !== null);
  return at < 0 ? null : at;
}

/** Whether a side could have won, and when it last could. */
export type Winnable =
  /** It has won; `until`: the step by which the others last gave it away, if they did. */
  | { readonly kind: 'won'; readonly until: number | null }
  /** It could have won before this step, one of its own. */
  | { readonly kind: 'until'; readonly step: number }
  /** The cards were good enough when it was given up or agreed. */
  | { readonly kind: 'given-up' }
  /** Not with this game, but with another one or with other cards laid away. */
  | { readonly kind: 'declared-wrongly' }
  | { readonly kind: 'never' };

/** Whether the analysed seat could have won; null where nobody was declarer. */
export function winnableIn(analysis: Analysis, view: ThreeView): Winnable | null {
  const { play, seat, exact } = analysis;
  const result = view.end?.result;
  if (!play || result?.kind !== 'game') return null;
  const alone = seat === result.declarer;
  const last = turningPointOf(play);
  const outcome = (last === null ? null : play.steps[last]?.turned) ?? outcomeAtStart(play, view);
  const lay = (outcome === 'won') === alone;
  if (result.won === alone) return { kind: 'won', until: lay ? last : null };
  if (lay) return { kind: 'given-up' };
  if (last !== null) return { kind: 'until', step: last };
  return alone && exact.some(({ wins }) => wins) ? { kind: 'declared-wrongly' } : { kind: 'never' };
}

function outcomeAtStart({ start, target }: PlayReview, { contract }: ThreeView): 'won' | 'lost' {
  const won = contract?.game === 'null' ? target === 0 && start === 0 : start >= target;
  return won ? 'won' : 'lost';
}
