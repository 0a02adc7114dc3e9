import type { Budget } from '@lusoria/core';
import { layout, pointsOf, type Solver } from '../solver/index.ts';
import { GAME_ORDER, inGame } from './canon.ts';
import { some } from './deals.ts';
import { pairsOfTwelve } from './hands.ts';
import type { Source } from './source.ts';
import { baseOf, type Offer } from './worth.ts';

/** How many pairs are compared, and how much weaker than the best they may look. */
const PAIRS = 6;
const WEAKER = 0.9;
/** What a unit of strength is worth, in games: what was learned counts beside what is tried. */
const STRENGTH = 0.04;

/** What is decided: twelve cards, a mask of grand, and the game that is to be played with them. */
export interface Twelve {
  readonly twelve: number;
  readonly offer: Offer;
  /** 0 for forehand. */
  readonly place: number;
}

/**
 * The two cards to lay away in a suit game or grand: those with which it is won, and won high, in
 * most deals of the other cards when all play with open cards.
 */
export function laidAway(
  { twelve, offer, place }: Twelve,
  solver: Solver,
  worlds: number,
  source: Source,
  budget?: Budget,
): number {
  const { game } = offer;
  const order = layout(GAME_ORDER[game] ?? 'grand');
  const all = pairsOfTwelve(twelve, game, place);
  const least = (all[0]?.strength ?? 0) - WEAKER;
  const pairs = all.slice(0, PAIRS).filter(({ strength }) => strength >= least);
  if (pairs.length < 2) return offer.away;
  const levels = baseOf(game) / (3 * 3 * baseOf(game) + 130);
  const scores = pairs.map(({ strength }) => STRENGTH * strength * worlds);
  const time = budget?.left() ?? 0;
  const isOver = () => budget !== undefined && budget.left() <= time / 2;
  for (let i = 0; i < worlds && !isOver(); i += 1) {
    const one = some(~twelve, 10, source);
    const other = ~twelve & ~one;
    const won = solver.within(isOver, () =>
      pairs.map(({ away }) => {
        const kept = inGame(twelve & ~away, game);
        const hands = Int32Array.of(kept, inGame(one, game), inGame(other, game));
        const open = { layout: order, hands, seat: (3 - place) % 3, trick: [] };
        const points = pointsOf(away);
        const isWon = solver.gets(open, 61 - points);
        const isHigh = isWon && solver.gets(open, 90 - points);
        return (isWon ? 1 : 0) + (isHigh ? levels : 0);
      }),
    );
    if (!won) break;
    for (const [at, worth] of won.entries()) scores[at] = (scores[at] ?? 0) + worth;
  }
  const best = scores.indexOf(Math.max(...scores));
  return pairs[best]?.away ?? offer.away;
}
