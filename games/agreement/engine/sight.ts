import { type Cell, NEIGHBOURS } from '@lusoria/latin';
import { type Deck, deckOf, readingsOf } from '../rules/deck.ts';
import { bottomOfJokers, isRight, judge, lyingCells } from '../rules/judge.ts';
import { type Lay, rightLays } from '../rules/sample-action.ts';
import type { Laid, OnPile, Options, Verdict, View } from '../rules/types.ts';

/** What an error-free eye sees in a view: all of it is open to every player who knows the forms. */
export interface Sight {
  readonly deck: Deck;
  /** What lies on top by the rules. */
  readonly on: readonly Cell[];
  /** The lay that this player could challenge; null when there is none. */
  readonly open: { readonly lay: OnPile; readonly right: boolean } | null;
}

/** Reads a view as somebody who knows every form. */
export function look(view: View): Sight {
  const deck = deckOf(view.options);
  const pile = judged(deck, view);
  const top = pile.at(-1);
  const mine = view.you !== null && (view.window?.open.includes(view.you) ?? false);
  const open =
    mine && top ? { lay: top, right: top.verdict === null || isRight(top.verdict) } : null;
  return { deck, on: lyingCells(deck, pile, view.options), open };
}

/** The pile with the verdict on every lay; null where there is none or it cannot be known. */
function judged(deck: Deck, view: View): readonly Laid[] {
  const pile: Laid[] = [];
  for (const laid of view.pile) {
    pile.push({ ...laid, verdict: verdictOn(deck, laid, pile, view.options) });
  }
  return pile;
}

/**
 * After a reshuffle the view no longer shows what the lowest card was laid on. Unless that card
 * cannot be read as declared, whether it was right is unknown; and where wrong lays lie there with
 * their readings, so is a lay on it that only those would make right.
 */
function verdictOn(
  deck: Deck,
  { card, as }: OnPile,
  pile: readonly Laid[],
  options: Options,
): Verdict | null {
  if (as === null) return null;
  const under = bottomOfJokers(pile);
  const verdict = judge(deck, card, as, lyingCells(deck, pile, options));
  const certain =
    under && (under.as === null || under.verdict !== null || options.unnoticed === 'declared');
  if (certain || isRight(verdict)) return verdict;
  const possible = under ? readingsOf(deck, under.card) : NEIGHBOURS[as];
  return isRight(judge(deck, card, as, possible)) ? null : verdict;
}

/** Every right way to lay a card of the hand (or the drawn one), a pair for each physical card. */
export function everyRightLay(view: View, deck: Deck, on: readonly Cell[]): readonly Lay[] {
  const cards = view.drawn === null ? view.hand : [view.drawn];
  const last = view.hand.length === 1;
  return cards
    .flatMap((card) => rightLays(deck, card, on))
    .filter((lay) => lay.as !== null || !last || view.options.jokerLast);
}
