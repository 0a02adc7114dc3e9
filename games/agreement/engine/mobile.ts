import { pick } from '@lusoria/core';
import { CELLS } from '@lusoria/latin';
import { type Card, type Deck, deckOf, JOKER } from '../rules/deck.ts';
import { rightDeclarations } from '../rules/judge.ts';
import { errorFree, type Taste } from './player.ts';

/**
 * Takes a lay after which the hand fits most of the 30 cells that may lie there next; jokers are
 * kept, since they fit everywhere.
 */
const keepMobile: Taste = (lays, view, random) => {
  const deck = deckOf(view.options);
  const values = lays.map(({ card }) => mobility(deck, without(view.hand, card)));
  const best = Math.max(...values);
  return pick(
    lays.filter((_, i) => values[i] === best),
    random,
  );
};

function mobility(deck: Deck, hand: readonly Card[]): number {
  if (hand.includes(JOKER)) return CELLS.length;
  return CELLS.filter((on) => hand.some((card) => rightDeclarations(deck, card, [on]).length > 0))
    .length;
}

function without(hand: readonly Card[], card: Card): readonly Card[] {
  return hand.toSpliced(hand.indexOf(card), 1);
}

/** Error-free, and keeps its hand mobile. */
export const mobile = errorFree(keepMobile);
