import { TARGETS } from '../../rules/contract.ts';
import { drawCards } from '../determinization.ts';
import { fastRandom } from '../fast-random.ts';
import { openingContext } from '../policies/play-context.ts';
import { createRollout } from '../policies/rollout.ts';
import { layout } from '../solver/index.ts';
import { gameAt, toLayout } from './grand-bitboard.ts';

/** A game to roll out: ten cards, and the discards (grand bitboards; 0 by hand). */
export interface RolloutHand {
  readonly ten: number;
  readonly discards: number;
  /** An index. */
  readonly game: number;
  /** 0 for forehand. */
  readonly position: number;
}

/** The number of rollouts: deals of the other cards, and rollouts of each deal. */
export interface RolloutCount {
  readonly deals: number;
  readonly times: number;
}

/**
 * The part of its rollouts in which a game is won: more than 0, less than 1. Seeded by the cards, so it
 * is always the same.
 */
export function winRate(
  { ten, discards, game, position }: RolloutHand,
  { deals, times }: RolloutCount,
): number {
  const name = gameAt(game);
  const order = layout(name);
  const context = openingContext(order, (3 - position) % 3);
  const reaches = createRollout({
    layout: order,
    game: name,
    me: 0,
    points: 0,
    defenderPoints: 0,
    context,
  });
  const random = fastRandom({ int: (bound) => ((ten ^ discards) >>> 0) % bound });
  const hidden = ~(ten | discards);
  const own = toLayout(ten, game);
  let won = 0;
  for (let i = 0; i < deals; i += 1) {
    const skat = discards === 0 ? drawCards(hidden, 2, random) : discards;
    const one = drawCards(hidden & ~skat, 10, random);
    const other = hidden & ~skat & ~one;
    const hands = Int32Array.of(own, toLayout(one, game), toLayout(other, game));
    const determinization = { hands, skat: toLayout(skat, game) };
    for (let k = 0; k < times; k += 1) {
      if (reaches(determinization, null, TARGETS.game, random) !== (name === 'null')) won += 1;
    }
  }
  return (won + 0.5) / (deals * times + 1);
}
