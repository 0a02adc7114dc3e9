import { seeded } from '@lusoria/core';
import { drawCards } from '../engine/determinization.ts';
import type { HandContext } from '../engine/evaluation/evaluate-declarations.ts';
import { bonusOf } from '../engine/evaluation/game-value.ts';
import { grandCards, grandMask } from '../engine/evaluation/grand-bitboard.ts';
import { fastRandom } from '../engine/fast-random.ts';
import { sharedSolver } from '../engine/shared-solver.ts';
import { type Card, pipsOf } from '../rules/cards.ts';
import { BASE, type Contract, matadorsOf, valueOf } from '../rules/contract.ts';
import { SKAT } from '../rules/three/deal.ts';
import { UNREACHABLE, winningTarget } from './deal-layout.ts';
import type { RatedGame } from './types.ts';

/** A declaration of ten cards, and of the discards; none by hand. */
export interface Declaration {
  readonly contract: Contract;
  readonly context: HandContext;
  readonly ten: readonly Card[];
  readonly discards: readonly Card[];
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
export function rateAnnounced({ contract, context, ten, discards }: Declaration): RatedGame {
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
    discards: [...discards],
  };
}
