import { hinting } from '../analysis/hint.ts';
import { type DealLayout, statesOf, viewBefore } from '../analysis/deal-layout.ts';
import { recordedDeals } from '../analysis/testing/positions.ts';
import { createSolver } from '../engine/solver/index.ts';
import { defined } from '@lusoria/core';
import { ALL_POINTS, type Level, LEVELS, TARGETS } from '../rules/contract.ts';
import { tricksOf } from '../rules/deal.ts';

/** A claim that a hint recommends, in a recorded game before a card. */
export interface RecommendedClaim {
  readonly layout: DealLayout;
  readonly index: number;
  readonly level: Level;
}

/** So many claims that hints recommend, or as many as the records have. */
export function claimsAt(count: number): readonly RecommendedClaim[] {
  const found: RecommendedClaim[] = [];
  for (const layout of recordedDeals()) {
    const { plays, declarer, contract } = layout;
    if (contract.game === 'null') continue;
    for (let index = 0; index < plays.length; index += 3) {
      if (plays[index]?.seat !== declarer) continue;
      const next = hinting(viewBefore(layout, declarer, index)).next();
      const action = next.done ? next.value?.action : null;
      if (action?.type !== 'claim') continue;
      found.push({ layout, index, level: action.level });
      if (found.length === count) return found;
    }
  }
  return found;
}

/** How many of them claim less, or more, than best play of all with open cards brings. */
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
