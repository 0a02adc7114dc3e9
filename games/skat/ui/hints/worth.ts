import { defined } from '@lusoria/core';
import {
  GAMES,
  type GameName,
  kindOf,
  partsOf,
  plainContract,
  type ThreeView,
  TRUMP_SUIT,
} from '@lusoria/skat';
import { worthOf } from '../bidding/declaring.ts';

/** So many trumps are nearly always enough; one fewer is enough beside an ace. */
const ENOUGH = 6;

/** The suit in which a hand has the most trumps, and what the lessons' rule of thumb makes of it. */
interface HandWorth {
  readonly game: GameName;
  readonly trumps: number;
  /** The value of the game if it is just won. */
  readonly value: number;
  readonly isEnough: boolean;
}

export function handWorth(view: Pick<ThreeView, 'hand' | 'bid' | 'options' | 'place'>): HandWorth {
  const all = GAMES.filter((game) => TRUMP_SUIT[game] !== null).map((game): HandWorth => {
    const sides = view.hand.filter((card) => kindOf(card, game) !== 'trump');
    const trumps = view.hand.length - sides.length;
    const hasAce = sides.some((card) => partsOf(card).rank === 'A');
    const { value } = worthOf(plainContract(game), view, 0).result;
    return { game, trumps, value, isEnough: trumps >= ENOUGH - (hasAce ? 1 : 0) };
  });
  const best = all.toSorted(
    (a, b) => Number(b.isEnough) - Number(a.isEnough) || b.trumps - a.trumps || b.value - a.value,
  );
  return defined(best[0]);
}
