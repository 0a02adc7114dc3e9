import { defined } from '@lusoria/core';
import { evaluateDeclarations } from '../engine/evaluation/evaluate-declarations.ts';
import { evaluateHand } from '../engine/evaluation/evaluate-hand.ts';
import type { Candidate } from '../engine/evaluation/game-value.ts';
import { gameAt, grandCards, grandMask, indexOf } from '../engine/evaluation/grand-bitboard.ts';
import { declarerContext } from '../engine/bidding/bidding.ts';
import { LEVEL } from '../engine/search/levels.ts';
import type { ThreeView } from '../rules/three/types.ts';
import { type Declaration, rateAnnounced } from './announced-games.ts';
import type { RatedGame } from './types.ts';

/** As many rollouts as the strongest player makes, without a clock. */
export const ROLLOUTS = { skats: LEVEL.full.fixed.bidRollouts, isLate: () => false };

/** A declaration of the viewer. */
export function declarationIn(
  view: ThreeView,
  { contract, discards }: Pick<Declaration, 'contract' | 'discards'>,
): Declaration {
  const you = defined(view.you ?? undefined, 'a seat');
  const ten = view.hand.filter((card) => !discards.includes(card));
  return { contract, context: declarerContext(view, you, ROLLOUTS), ten, discards };
}

export function ratedGame(candidate: Candidate): RatedGame {
  const { game, hand, announced, ouvert, winProbability, expectedValue, discards } = candidate;
  return {
    game: gameAt(game),
    hand,
    schneider: announced,
    schwarz: false,
    ouvert,
    winProbability,
    expectedValue,
    discards: [...grandCards(discards)],
  };
}

/** The rating of a declaration: as the strongest player has it, or solved if it does not know its announcements. */
export function rate(declaration: Declaration): RatedGame | null {
  const { contract, context, ten, discards } = declaration;
  const { hand, ouvert, schneider, schwarz } = contract;
  const game = indexOf(contract.game);
  const isOpen = ouvert || schwarz || (schneider && !hand);
  if (isOpen && contract.game !== 'null') return rateAnnounced(declaration);
  const laidAway = grandMask(discards);
  const own = grandMask(ten);
  const found = hand
    ? evaluateHand(own, context).handGamesOf(game)
    : evaluateDeclarations(own | laidAway, context).withDiscards(game, laidAway);
  const chosen = found.find(
    (one) => one.game === game && one.ouvert === ouvert && one.announced === schneider,
  );
  return chosen ? ratedGame(chosen) : null;
}
