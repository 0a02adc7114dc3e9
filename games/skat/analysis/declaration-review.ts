import { defined, seeded } from '@lusoria/core';
import { chooseDeclaration, chooseHandOrSkat } from '../engine/bidding/bidding.ts';
import { evaluateHand } from '../engine/evaluation/evaluate-hand.ts';
import { grandMask } from '../engine/evaluation/grand-bitboard.ts';
import { fastRandom } from '../engine/fast-random.ts';
import { LEVEL } from '../engine/search/levels.ts';
import type { Action } from '../rules/actions.ts';
import type { ThreeView } from '../rules/three/types.ts';
import type { DealLayout } from './deal-layout.ts';
import { AMONG_EQUALS, type Declaration, declarationIn, rate, ratedGame } from './rated-games.ts';
import type { DeclarationReview, RatedGame } from './types.ts';

/** Whether to play by hand, as the strongest player does. */
export function adviseHandOrSkat(view: ThreeView, seat: number): Action {
  return chooseHandOrSkat(view, seat, AMONG_EQUALS);
}

/** Game and discards, as the strongest player has them; the cards decide what is sampled. */
export function adviseDeclaration(view: ThreeView, seat: number): Action | null {
  const seed = JSON.stringify(['declare', view.hand.toSorted(), view.bid, view.calls]);
  const { discardDeals: deals, nodes } = LEVEL.full.fixed;
  const search = { deals, nodes, random: fastRandom(seeded(seed)) };
  return chooseDeclaration(view, seat, AMONG_EQUALS, search);
}

/** The least difference, in points, by which one declaration is told from another. */
const BETTER = 3;

/** Reviews the declaration of a deal: compares it with the advice for all that could be known. */
export function reviewDeclarer({
  view,
  contract,
  declarer,
  hands,
  discards,
}: DealLayout): DeclarationReview | null {
  const ten = defined(hands[view.players.indexOf(declarer)]);
  const seen = { ...view, you: declarer, hand: contract.hand ? ten : [...ten, ...discards] };
  const declaration = declarationIn(seen, { contract, discards: contract.hand ? [] : discards });
  const chosen = rate(declaration);
  if (!chosen || !Number.isFinite(chosen.expectedValue)) return null;
  const action = contract.hand
    ? adviseHandOrSkat(seen, declarer)
    : adviseDeclaration(seen, declarer);
  // Where picking up was advised, a hand game is compared with the best hand game.
  const advised =
    action?.type === 'declare' ? rate(declarationIn(seen, action)) : bestByHand(declaration);
  const isBetter = advised !== null && advised.expectedValue >= chosen.expectedValue + BETTER;
  return { chosen, best: isBetter ? advised : chosen };
}

function bestByHand({ ten, context }: Declaration): RatedGame | null {
  const { byHand } = evaluateHand(grandMask(ten), context);
  return byHand && ratedGame(byHand);
}
