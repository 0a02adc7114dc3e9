import { defined } from '@lusoria/core';
import type { Cell } from '@lusoria/latin';
import { type Card, type Deck, deckOf, JOKER } from '../rules/deck.ts';
import { declaredCells, isRight, judge } from '../rules/judge.ts';
import type { View } from '../rules/types.ts';
import { type RightLay, rightLays } from './turns.ts';

/** What a player can do now, and what there is to see before it. */
export type TurnHint =
  /** A play that is right; `fitting`: number of cards with one, `isDrawn`: it is the card just drawn. */
  | {
      readonly kind: 'lay';
      readonly deck: Deck;
      readonly on: readonly Cell[];
      readonly lay: RightLay;
      readonly fitting: number;
      readonly isDrawn: boolean;
    }
  /** Nothing fits: a joker, a card from the stock, or keeping the drawn one. */
  | { readonly kind: 'joker' | 'draw' | 'keep' }
  /** Somebody else's play, which can be challenged. */
  | {
      readonly kind: 'claim';
      readonly deck: Deck;
      readonly on: readonly Cell[];
      readonly card: Card;
      readonly as: Cell;
      readonly isRight: boolean;
    };

/** A hint for the player whose view this is; null if nothing is asked of them. */
export function turnHint(view: View): TurnHint | null {
  const { you, phase, current } = view;
  if (you === null || view.out.includes(you) || view.dispute !== null) return null;
  const claim = claimIn(view, you);
  const isTurn = current === you && (phase === 'turn' || phase === 'drawn');
  if (claim && (!isTurn || !claim.isRight)) return claim;
  return isTurn ? ownTurn(view) : null;
}

function ownTurn(view: View): TurnHint {
  const { hand, drawn, pile } = view;
  const deck = deckOf(view.options);
  const fitting = rightLays(view);
  const [best] = fitting.toSorted((a, b) => b.as.length - a.as.length);
  if (best) {
    const on = declaredCells(deck, pile);
    return { kind: 'lay', deck, on, lay: best, fitting: fitting.length, isDrawn: drawn !== null };
  }
  if (drawn !== null) return { kind: drawn === JOKER ? 'joker' : 'keep' };
  return { kind: hand.includes(JOKER) ? 'joker' : 'draw' };
}

function claimIn(view: View, you: number): Extract<TurnHint, { kind: 'claim' }> | null {
  const { window, pile } = view;
  if (!window?.open.includes(you)) return null;
  const { card, as } = defined(pile.at(-1), 'the card that was laid');
  if (as === null) return null;
  const deck = deckOf(view.options);
  const on = declaredCells(deck, pile.slice(0, -1));
  return { kind: 'claim', deck, on, card, as, isRight: isRight(judge(deck, card, as, on)) };
}
