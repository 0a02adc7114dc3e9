import { defined } from '@lusoria/core';
import { hintFor } from '@lusoria/skat/analysis/hint.ts';
import {
  type DealLayout,
  dealLayout,
  statesOf,
  viewBefore,
} from '@lusoria/skat/analysis/deal-layout.ts';
import { recordedDeals } from '@lusoria/skat/analysis/testing/positions.ts';
import { heuristic } from '@lusoria/skat/engine/heuristic/index.ts';
import { certainLevel } from '@lusoria/skat/engine/heuristic/proposals.ts';
import { situationIn } from '@lusoria/skat/engine/heuristic/situation.ts';
import { createSolver } from '@lusoria/skat/engine/solver/index.ts';
import { playDeal, type Player } from '@lusoria/skat/engine/testing/deal.ts';
import { ALL_POINTS, type Level, LEVELS, TARGETS } from '@lusoria/skat/rules/contract.ts';
import { tricksOf } from '@lusoria/skat/rules/deal.ts';
import { skat } from '@lusoria/skat/rules/game.ts';
import { playableIn } from '@lusoria/skat/rules/three/index.ts';

/** A claim that a hint recommends, in a recorded game before a card. */
export interface RecommendedClaim {
  readonly layout: DealLayout;
  readonly index: number;
  readonly level: Level;
}

/** So many claims that hints recommend. */
export function claimsAt(count: number): readonly RecommendedClaim[] {
  const found: RecommendedClaim[] = [];
  for (const layout of deals()) {
    const { plays, declarer, contract } = layout;
    if (contract.game === 'null') continue;
    for (let index = 0; index < plays.length; index += 3) {
      if (plays[index]?.seat !== declarer) continue;
      const view = viewBefore(layout, declarer, index);
      // A hint that does not claim is begun with sampling, which takes its time.
      const situation = situationIn(view);
      const hint = situation && certainLevel(situation) ? hintFor(view) : null;
      const action = hint?.action;
      if (action?.type !== 'claim') continue;
      found.push({ layout, index, level: action.level });
      if (found.length === count) return found;
    }
  }
  return found;
}

/** Recorded ones, and as many more as are wanted by players who never claim. */
function* deals(): Generator<DealLayout> {
  yield* recordedDeals();
  for (let i = 0; ; i += 1) {
    const { state } = playDeal([unassuming, unassuming, unassuming], 'hint claims', i);
    const view = skat.view(state, 'spectator');
    const layout = view.form === 'three' ? dealLayout(view) : null;
    if (layout) yield layout;
  }
}

const unassuming: Player = {
  choose(view, random) {
    const action = heuristic.choose(view, random);
    if (action?.type !== 'claim' || view.form !== 'three') return action;
    const [card] = playableIn(view);
    return card === undefined ? action : { type: 'play', card };
  },
};

/** Number of claims below, or above, the result of best play of all with open cards. */
export function judgeClaims(claims: readonly RecommendedClaim[]): number {
  const solver = createSolver();
  return claims.filter(({ layout, index, level }) => {
    const { view, contract, declarer } = layout;
    const state = defined(statesOf(layout)[index]);
    const position = { game: contract.game, declarer: view.players.indexOf(declarer), ...state };
    const value = solver.value(position);
    const trick = defined(layout.plays[index]).trick;
    const lost = tricksOf(view.tricks.slice(0, trick), (seat) => seat !== declarer);
    const isAll = value === ALL_POINTS && lost === 0;
    const reached: Level = isAll ? 'schwarz' : value >= TARGETS.schneider ? 'schneider' : 'game';
    return LEVELS.indexOf(reached) !== LEVELS.indexOf(level);
  }).length;
}
