import { type Cell, NEIGHBOURS } from '@lusoria/latin';
import { type Deck, deckOf, readingsOf } from '../rules/deck.ts';
import { cardToMatch, cellsToMatch, isRight, judge } from '../rules/judge.ts';
import { type Play, rightPlays } from '../rules/sample-action.ts';
import type { Options, PileCard, PlayedCard, Verdict, View } from '../rules/types.ts';

/** Information that a player who knows every form reads off a view. */
export interface Observation {
  readonly deck: Deck;
  /** Cells that the next play must agree with. */
  readonly on: readonly Cell[];
  /** The play that this player could challenge; null if there is none. */
  readonly open: { readonly play: PileCard; readonly right: boolean } | null;
}

/** Reads a view as a player who knows every form. */
export function observe(view: View): Observation {
  const deck = deckOf(view.options);
  const pile = judged(deck, view);
  const top = pile.at(-1);
  const mine = view.you !== null && (view.window?.open.includes(view.you) ?? false);
  const open =
    mine && top ? { play: top, right: top.verdict === null || isRight(top.verdict) } : null;
  return { deck, on: cellsToMatch(deck, pile, view.options), open };
}

/** The pile with the verdict on every play; null for the start card, and if it cannot be known. */
function judged(deck: Deck, view: View): readonly PlayedCard[] {
  const pile: PlayedCard[] = [];
  for (const played of view.pile) {
    pile.push({ ...played, verdict: verdictOn(deck, played, pile, view.options) });
  }
  return pile;
}

/**
 * The verdict on a play, as far as the view shows it. After a reshuffle the view no longer shows what the lowest card
 * was played on. Unless that card cannot be read as declared, its verdict is unknown; and if wrong plays count with
 * their readings, so is that of a play on it which only those readings would make right.
 */
function verdictOn(
  deck: Deck,
  { card, as }: PileCard,
  pile: readonly PlayedCard[],
  options: Options,
): Verdict | null {
  if (as === null) return null;
  const under = cardToMatch(pile);
  const verdict = judge(deck, card, as, cellsToMatch(deck, pile, options));
  const certain =
    under && (under.as === null || under.verdict !== null || options.unnoticed === 'declared');
  if (certain || isRight(verdict)) return verdict;
  const possible = under ? readingsOf(deck, under.card) : NEIGHBOURS[as];
  return isRight(judge(deck, card, as, possible)) ? null : verdict;
}

/** Every right play of a card of the hand (or the drawn one), listed for each physical card. */
export function everyRightPlay(view: View, deck: Deck, on: readonly Cell[]): readonly Play[] {
  const cards = view.drawn === null ? view.hand : [view.drawn];
  const last = view.hand.length === 1;
  return cards
    .flatMap((card) => rightPlays(deck, card, on))
    .filter((play) => play.as !== null || !last || view.options.jokerLast);
}
