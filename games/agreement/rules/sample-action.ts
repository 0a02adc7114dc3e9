import { pick, type Random } from '@lusoria/core';
import { type Cell, CELLS } from '@lusoria/latin';
import { type Card, type Deck, deckOf, JOKER, readingsOf } from './deck.ts';
import { declaredCells, rightDeclarations } from './judge.ts';
import { accepts } from './legal.ts';
import type { Action, View } from './types.ts';

/**
 * A random legal action: every kind of action open to the viewer is equally likely, and if
 * declarations are not checked, half of them are no reading of the card.
 */
export function sampleAction(view: View, random: Random): Action | null {
  const possible = candidates(view, random).filter((action) => accepts(view, action) === null);
  return possible.length > 0 ? pick(possible, random) : null;
}

/** Playing a card with a declaration. */
export type Play = Extract<Action, { type: 'lay' }>;

function candidates(view: View, random: Random): readonly Action[] {
  const named = (lay: number): readonly Action[] => [
    { type: 'go-on', lay },
    { type: 'challenge', lay },
    { type: 'look', lay },
    { type: 'close', lay },
  ];
  return [
    { type: 'draw' },
    { type: 'pass' },
    ...(view.window ? named(view.window.lay) : []),
    ...(view.dispute ? named(view.dispute.lay) : []),
    ...samplePlay(view, random),
  ];
}

function samplePlay(view: View, random: Random): readonly Action[] {
  const cards = view.drawn === null ? view.hand : [view.drawn];
  if (view.you !== view.current || cards.length === 0) return [];
  if (view.options.referee === 'players') {
    const card = pick(cards, random);
    return [{ type: 'lay', card, as: anyDeclaration(view, card, random) }];
  }
  const deck = deckOf(view.options);
  const on = declaredCells(deck, view.pile);
  const all = cards.flatMap((card) => rightPlays(deck, card, on));
  return all.length > 0 ? [pick(all, random)] : [];
}

function anyDeclaration(view: View, card: Card, random: Random) {
  if (card === JOKER) return null;
  const readings = readingsOf(deckOf(view.options), card);
  return pick(random.int(2) === 0 ? readings : CELLS, random);
}

/** The right ways to play a card on these cells. */
export function rightPlays(deck: Deck, card: Card, on: readonly Cell[]): readonly Play[] {
  if (card === JOKER) return [{ type: 'lay', card, as: null }];
  return rightDeclarations(deck, card, on).map((as) => ({ type: 'lay', card, as }));
}
