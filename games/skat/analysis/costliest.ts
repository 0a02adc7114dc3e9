import type { Card } from '../rules/cards.ts';
import type { View } from '../rules/view.ts';
import type { Analysis, ScoreReview } from './types.ts';
import { bestCardsOf, verdictOf } from './verdict.ts';

/** What cost the analysed seat most. */
export type Costliest =
  | {
      readonly kind: 'card';
      /** From 0. */
      readonly trick: number;
      readonly card: Card;
      /** The cards that were best with open cards. */
      readonly best: readonly Card[];
      /** Card points; null: the game. */
      readonly lost: number | null;
      /** Whether another card would have looked better at the time. */
      readonly avoidable: boolean;
    }
  /** In ramsch and in the game for two. */
  | {
      readonly kind: 'score';
      readonly trick: number;
      readonly card: Card;
      readonly best: Card;
      /** Points of the final score, on average. */
      readonly lost: number;
    }
  /** A clearly wrong call; `limit`: the highest value that was worth bidding, 0 for none. */
  | { readonly kind: 'bold' | 'timid'; readonly limit: number }
  /** Nothing did. */
  | { readonly kind: 'flawless' }
  /** Nothing did before the seat, or its side, gave up. */
  | { readonly kind: 'gave-up' | 'side-gave-up' }
  /** Nothing did, and nobody played. */
  | { readonly kind: 'unplayed' };

/** What cost the analysed seat most: what could have been known comes before what could not. */
export function costliestOf(analysis: Analysis, view: View): Costliest {
  const { auction, play, scores } = analysis;
  const card = worstCard(analysis, view);
  if (card?.kind === 'card' && card.avoidable) return card;
  const score = worstScore(scores);
  if (score) return score;
  const call = auction?.calls.find(({ verdict }) => verdict === auction.verdict);
  if (call && auction && auction.verdict !== 'sound') {
    return { kind: auction.verdict, limit: call.limit };
  }
  if (card) return card;
  return (
    givenUp(view, analysis.seat) ?? { kind: play || scores.length > 0 ? 'flawless' : 'unplayed' }
  );
}

/** Null: neither the seat nor its partner gave up. */
function givenUp({ end }: View, seat: number): Costliest | null {
  if (end?.result.kind !== 'game') return null;
  const { ending, declarer } = end.result;
  if (ending === 'conceded' && seat === declarer) return { kind: 'gave-up' };
  return ending === 'yielded' && seat !== declarer ? { kind: 'side-gave-up' } : null;
}

function worstCard(analysis: Analysis, view: View): Costliest | null {
  const isNull = view.form === 'three' && view.contract?.game === 'null';
  const own = (analysis.play?.steps ?? []).flatMap((step, index) => {
    if (step.seat !== analysis.seat || step.lost === 0) return [];
    const verdict = verdictOf(analysis, index);
    return [{ step, avoidable: verdict === 'slip' || verdict === 'error' }];
  });
  const [worst] = own.toSorted(
    (a, b) =>
      Number(b.avoidable) - Number(a.avoidable) ||
      Number(b.step.turned !== null) - Number(a.step.turned !== null) ||
      b.step.lost - a.step.lost,
  );
  if (!worst) return null;
  const { step, avoidable } = worst;
  const { trick, card } = step;
  const lost = isNull ? null : step.lost;
  return { kind: 'card', trick, card, best: bestCardsOf(step), lost, avoidable };
}

function worstScore(scores: readonly ScoreReview[]): Costliest | null {
  const found = scores.flatMap(({ trick, card, estimates, avoidable }) => {
    const [best] = estimates;
    const played = estimates.find((one) => one.card === card);
    if (!avoidable || !best || !played) return [];
    return [
      { kind: 'score', trick, card, best: best.card, lost: best.mean - played.mean } as const,
    ];
  });
  return found.toSorted((a, b) => b.lost - a.lost)[0] ?? null;
}
