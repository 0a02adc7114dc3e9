import { pick } from '@lusoria/core';
import { CELLS } from '@lusoria/latin';
import { type Card, type Deck, deckOf, JOKER } from '../rules/deck.ts';
import { rightDeclarations } from '../rules/judge.ts';
import { errorFree, type PlayPolicy } from './error-free.ts';

/**
 * Greedy in mobility, the number of moves that stay possible (Slater, "Statistics for the chess computer and the factor
 * of mobility", 1950): takes a play after which the hand fits most of the 30 cells that may have to be matched next.
 * Jokers are kept, since they fit everywhere.
 */
const keepMobile: PlayPolicy = (plays, view, random) => {
  const deck = deckOf(view.options);
  const values = plays.map(({ card }) => mobility(deck, without(view.hand, card)));
  const best = Math.max(...values);
  return pick(
    plays.filter((_, i) => values[i] === best),
    random,
  );
};

/** Number of the 30 cells on which a hand has a right play. */
export function mobility(deck: Deck, hand: readonly Card[]): number {
  if (hand.includes(JOKER)) return CELLS.length;
  return CELLS.filter((on) => hand.some((card) => rightDeclarations(deck, card, [on]).length > 0))
    .length;
}

function without(hand: readonly Card[], card: Card): readonly Card[] {
  return hand.toSpliced(hand.indexOf(card), 1);
}

/** Error-free, and keeps its hand mobile. */
export const mobile = errorFree(keepMobile);

/** As {@link mobile}, but challenges nobody: errors are left for the people at the table to notice. */
export const companion = errorFree(keepMobile, 'lets pass');
