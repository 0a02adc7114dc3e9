import { defined, seeded } from '@lusoria/core';
import { declarerContext } from '../engine/bidding/bidding.ts';
import { drawCards } from '../engine/determinization.ts';
import {
  bonusOf,
  type Candidate,
  evaluateDeclarations,
  type HandContext,
} from '../engine/evaluation/evaluate-declarations.ts';
import { handGamesOf } from '../engine/evaluation/evaluate-hand.ts';
import { gameAt, grandCards, grandMask, indexOf } from '../engine/evaluation/grand-bitboard.ts';
import { fastRandom } from '../engine/fast-random.ts';
import { LEVEL } from '../engine/search/levels.ts';
import { sharedSolver } from '../engine/shared-solver.ts';
import { type Card, pipsOf } from '../rules/cards.ts';
import { BASE, type Contract, matadorsOf, valueOf } from '../rules/contract.ts';
import { SKAT } from '../rules/three/deal.ts';
import type { ThreeView } from '../rules/three/types.ts';
import { UNREACHABLE, winningTarget } from './deal-layout.ts';
import type { RatedGame } from './types.ts';

/** A declaration of ten cards, and of the discards; none by hand. */
export interface Declaration {
  readonly contract: Contract;
  readonly context: HandContext;
  readonly ten: readonly Card[];
  readonly discards: readonly Card[];
}

/** As many rollouts as the strongest player makes, without a clock. */
export const ROLLOUTS = { skats: LEVEL.full.fixed.bidRollouts, isLate: () => false };

/** Reckoned as among equals: what is recommended and judged is the same in every deal of a series. */
export const AMONG_EQUALS = { ease: 0, rollouts: ROLLOUTS };

/** A declaration of the viewer. */
export function declarationIn(
  view: ThreeView,
  { contract, discards }: Pick<Declaration, 'contract' | 'discards'>,
): Declaration {
  const you = defined(view.you ?? undefined, 'a seat');
  const ten = view.hand.filter((card) => !discards.includes(card));
  return { contract, context: declarerContext(view, you, AMONG_EQUALS), ten, discards };
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
    discards: grandCards(discards),
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
    ? handGamesOf(own, game, context)
    : evaluateDeclarations(own | laidAway, context).withDiscards(game, laidAway);
  const chosen = found.find(
    (one) => one.game === game && one.ouvert === ouvert && one.announced === schneider,
  );
  return chosen ? ratedGame(chosen) : null;
}

/** The number of layouts of the other cards to solve: the standard error of a fraction of them is at most 0.06. */
const LAYOUTS = 64;

/**
 * Rates a suit game or grand with announcements that the fitted models do not know, by the fraction of
 * layouts of the other cards in which it is won with open cards, by the solver. The layouts are seeded by
 * the cards. Schwarz is taken as all card points: losing a trick without any is ignored.
 *
 * @throws RangeError for null
 */
function rateAnnounced({ contract, context, ten, discards }: Declaration): RatedGame {
  const { position, bid, options } = context;
  const { game, hand, schneider, schwarz, ouvert } = contract;
  if (game === 'null') throw new RangeError('null has no announcements');
  const [own, laidAway] = [grandMask(ten), grandMask(discards)];
  const random = fastRandom(seeded(JSON.stringify(['announced', own, laidAway])));
  const bonus = bonusOf(options);
  let [won, worth] = [0, 0];
  for (let i = 0; i < LAYOUTS; i += 1) {
    const hidden = ~(own | laidAway);
    const skat = hand ? drawCards(hidden, SKAT, random) : laidAway;
    const next = drawCards(hidden & ~skat, ten.length, random);
    const hands = [ten, grandCards(next), grandCards(hidden & ~skat & ~next)];
    const put = grandCards(skat);
    const twelve = [...ten, ...put];
    const target = winningTarget(contract, twelve, bid, options);
    const start = {
      game,
      hands,
      declarer: 0,
      leader: (3 - position) % 3,
      trick: [],
      points: pipsOf(put),
    };
    const isWon = target !== UNREACHABLE && sharedSolver().reaches(start, target);
    const value = valueOf(contract, matadorsOf(twelve, game, options));
    const charged = Math.max(value, Math.ceil(bid / BASE[game]) * BASE[game]);
    won += isWon ? 1 : 0;
    worth += isWon ? charged + bonus.won : -2 * charged - bonus.lost;
  }
  return {
    game,
    hand,
    schneider,
    schwarz,
    ouvert,
    winProbability: won / LAYOUTS,
    expectedValue: worth / LAYOUTS,
    discards,
  };
}
