import { type Budget, seeded } from '@lusoria/core';
import { strong } from '../engine/search/index.ts';
import { createSolver } from '../engine/solver/index.ts';
import type { Action } from '../rules/actions.ts';
import { playableIn } from '../rules/three/index.ts';
import type { ThreeView } from '../rules/three/types.ts';
import type { View } from '../rules/view.ts';
import { askedIn, judgeNaming, limitOf, prospectsOf } from './auction.ts';
import { prospectOf } from './choices.ts';
import { targetOf } from './lie.ts';
import type { Hint } from './types.ts';

/**
 * What a strong player would do in a seat, with a short reason; null when there is nothing to do. It
 * sees what the view shows and nothing else.
 *
 * @param budget the time to find it in; the reason takes half a second more at most, or one layout's
 *   time. Without it the same view and seed bring the same hint.
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
    case 'hold':
    case 'pass': {
      if (view.you === null || view.hand.length !== 10) return HEURISTIC;
      const limit = limitOf(prospectsOf(view.hand, view.you, view), view.options);
      // A bid can be held against loss, too: then it is worth that much, and no more.
      const said = action.type === 'bid' ? action.value : action.type === 'hold' ? view.bid : 0;
      return { kind: 'limit', limit: Math.max(limit, said) };
    }
    case 'declare': {
      if (view.you === null) return HEURISTIC;
      const { contract, discards: away } = action;
      const place = view.players.indexOf(view.you);
      const ten = view.hand.filter((card) => !away.includes(card));
      const naming = { contract, place, asked: askedIn(view, view.you), ten, away };
      const judged = judgeNaming(naming, view.options);
      return judged ? { kind: 'game', winProbability: judged.chosen.winProbability } : HEURISTIC;
    }
    case 'play':
      return reasonForCard(view, action, seed, isLate);
    default:
      return HEURISTIC;
  }
}

function reasonForCard(
  view: ThreeView,
  { card }: Extract<Action, { type: 'play' }>,
  seed: string,
  isLate: () => boolean,
): Hint['reason'] {
  if (playableIn(view).length === 1) return { kind: 'only' };
  const { contract, declarer, you } = view;
  if (!contract) return HEURISTIC;
  // Only the declarer can say whether the bid needs more than the announcements.
  const own = you === declarer ? [...view.hand, ...(view.skat ?? []), ...ownPlayed(view)] : [];
  const bid = own.length === 12 ? view.bid : 0;
  const target = targetOf(contract, own, bid, view.options);
  const looking = prospectOf(view, target, seeded(seed, 1), createSolver(), isLate);
  const found = ended(looking);
  const chosen = found?.estimates.find((one) => one.card === card);
  if (!found || !chosen) return HEURISTIC;
  const next =
    found.estimates.find(
      (one) => one.card !== card && one.winProbability < chosen.winProbability,
    ) ?? null;
  return { kind: 'chance', winProbability: chosen.winProbability, next };
}

function ownPlayed({ tricks, trick, you }: ThreeView) {
  return [...tricks.flatMap(({ cards }) => cards), ...trick].flatMap((one) =>
    one.seat === you ? [one.card] : [],
  );
}

function ended<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
}
