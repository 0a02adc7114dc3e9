import { type Budget, seeded } from '@lusoria/core';
import { strong } from '../engine/search/index.ts';
import { createSolver } from '../engine/solver/index.ts';
import type { Action } from '../rules/actions.ts';
import { playedBy } from '../rules/deal.ts';
import { playableIn } from '../rules/three/index.ts';
import type { ThreeView } from '../rules/three/types.ts';
import type { View } from '../rules/view.ts';
import { bidContextOf, bidLimit, handValue, reviewDeclaration } from './auction-review.ts';
import { estimateChoice } from './choice-review.ts';
import { winningTarget } from './deal-layout.ts';
import type { Hint } from './types.ts';

/**
 * The action that the strong player would choose in a seat, with a short reason; null when there is
 * nothing to do. It sees what the view shows and nothing else.
 *
 * @param budget the time to find it in; the reason takes half a second more at most, or the time of one
 *   determinization. Without it the same view and seed bring the same hint.
 */
export function hintFor(view: View, seed: string, budget?: Budget): Hint | null {
  const action = strong(null)?.choose(view, seeded(seed, 0), budget) ?? null;
  if (!action) return null;
  if (view.form !== 'three') return { action, reason: HEURISTIC };
  const isLate = () => budget !== undefined && budget.left() < -REASON_TIME;
  return { action, reason: reasonFor(view, action, seed, isLate) };
}

/** How long, in milliseconds, a reason may take beyond the time for a hint. */
const REASON_TIME = 500;

const HEURISTIC: Hint['reason'] = { kind: 'heuristic' };

function reasonFor(
  view: ThreeView,
  action: Action,
  seed: string,
  isLate: () => boolean,
): Hint['reason'] {
  switch (action.type) {
    case 'bid':
      return reasonForCall(view, action.value);
    case 'hold':
      return reasonForCall(view, view.bid);
    case 'pass':
      return reasonForCall(view, 0);
    case 'declare':
      return reasonForDeclaration(view, action);
    case 'play':
      return reasonForCard(view, action, seed, isLate);
    default:
      return HEURISTIC;
  }
}

/** @param bid that is made or held; 0: none */
function reasonForCall({ you, hand, ...view }: ThreeView, bid: number): Hint['reason'] {
  if (you === null || hand.length !== 10) return HEURISTIC;
  const limit = bidLimit(handValue(hand, you, view), view.options);
  // A bid can be held to avoid a loss, too: then it is worth that much, and no more.
  return { kind: 'limit', limit: Math.max(limit, bid) };
}

function reasonForDeclaration(
  view: ThreeView,
  { contract, discards }: Extract<Action, { type: 'declare' }>,
): Hint['reason'] {
  if (view.you === null) return HEURISTIC;
  const declaration = {
    contract,
    position: view.players.indexOf(view.you),
    at: bidContextOf(view, view.you),
    ten: view.hand.filter((card) => !discards.includes(card)),
    discards,
  };
  const review = reviewDeclaration(declaration, view.options);
  return review ? { kind: 'game', winProbability: review.chosen.winProbability } : HEURISTIC;
}

function reasonForCard(
  view: ThreeView,
  { card }: Extract<Action, { type: 'play' }>,
  seed: string,
  isLate: () => boolean,
): Hint['reason'] {
  if (playableIn(view).length === 1) return { kind: 'only' };
  const { contract, declarer, you } = view;
  if (!contract || you === null) return HEURISTIC;
  // Only the declarer knows whether the bid needs more than the announcements.
  const own = you === declarer ? [...view.hand, ...(view.skat ?? []), ...playedBy(you, view)] : [];
  const bid = own.length === 12 ? view.bid : 0;
  const target = winningTarget(contract, own, bid, view.options);
  const estimation = estimateChoice(view, target, seeded(seed, 1), createSolver(), isLate);
  const found = finished(estimation);
  const chosen = found?.estimates.find((one) => one.card === card);
  if (!found || !chosen) return HEURISTIC;
  const next = found.estimates.find(
    (one) => one.card !== card && one.winProbability < chosen.winProbability,
  );
  return { kind: 'chance', winProbability: chosen.winProbability, next: next ?? null };
}

function finished<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
}
