import type { Bot, Random } from '@lusoria/core';
import { deckOf } from '../rules/deck.ts';
import { heardCells } from '../rules/judge.ts';
import { accepts } from '../rules/legal.ts';
import type { Lay } from '../rules/sample-action.ts';
import type { Action, View } from '../rules/types.ts';
import { everyRightLay, look, type Sight } from './sight.ts';

/** What makes one error-free bot different from another: which of the right lays it takes. */
export type Taste = (lays: readonly Lay[], view: View, random: Random) => Lay;

/**
 * A player who knows every form: lays whenever it can, never wrongly, and challenges every wrong
 * lay of the others.
 */
export function errorFree(taste: Taste): Bot<View, Action> {
  return {
    choose(view, random) {
      const sight = look(view);
      const lays = everyRightLay(view, sight.deck, sight.on);
      return answer(view, sight) ?? go(view, lays, taste, random);
    },
  };
}

function answer(view: View, { open }: Sight): Action | null {
  if (!open) return null;
  if (!open.right) return { type: 'challenge', lay: open.lay.no };
  return view.phase === 'closing' ? { type: 'go-on', lay: open.lay.no } : null;
}

/**
 * The go itself: one of the lays, or else drawing, or else passing. Null when it is another's go,
 * or when the form tables are open; but whoever sits here closes their own.
 */
export function go(view: View, lays: readonly Lay[], taste: Taste, random: Random): Action | null {
  const { you, dispute } = view;
  if (dispute && you !== null && dispute.looking.includes(you)) {
    return { type: 'close', lay: dispute.lay };
  }
  if (dispute && dispute.looking.length > 0) return null;
  if (view.current !== you || (view.phase !== 'turn' && view.phase !== 'drawn')) return null;
  if (lays.length > 0) return taste(lays, view, random);
  const rest: Action = view.phase === 'drawn' ? { type: 'pass' } : { type: 'draw' };
  if (accepts(view, rest) === null) return rest;
  // Compulsory laying goes by what was declared; the table holds to it even who knows otherwise.
  const deck = deckOf(view.options);
  return taste(everyRightLay(view, deck, heardCells(deck, view.pile)), view, random);
}
