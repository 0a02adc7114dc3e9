import { agreement, type Cell } from '@lusoria/latin';
import { type Card, type Deck, JOKER, readingsOf } from './deck.ts';
import type { PileCard, Options, Verdict } from './types.ts';

/** Number of features that two cells must share, no more and no fewer, for one to lie on the other (rule 3). */
const SHARED_FEATURES = 2;

/** The card that the next play must agree with: the top of the pile, or the one under jokers (rule 9). */
export function cardToMatch<T extends PileCard>(pile: readonly T[]): T | null {
  return pile.findLast(({ card }) => card !== JOKER) ?? null;
}

/** Declared cells of the top card: one cell, or every reading of the start card (rule 4). */
export function declaredCells(deck: Deck, pile: readonly PileCard[]): readonly Cell[] {
  const top = cardToMatch(pile);
  if (!top) return [];
  return top.as === null ? readingsOf(deck, top.card) : [top.as];
}

/**
 * Cells that the next play must agree with: the declared ones, or, if the table plays so, the true readings of a wrong
 * play that nobody noticed (rule 6).
 */
export function cellsToMatch(
  deck: Deck,
  pile: readonly (PileCard & { readonly verdict: Verdict | null })[],
  options: Pick<Options, 'unnoticed'>,
): readonly Cell[] {
  const top = cardToMatch(pile);
  if (!top) return [];
  const free = options.unnoticed === 'readings' && top.verdict !== null && !isRight(top.verdict);
  return top.as === null || free ? readingsOf(deck, top.card) : [top.as];
}

/**
 * Judges a declaration of a card that is not the joker, on a card that can be any of these cells; if it is not known
 * which, no feature is shared.
 */
export function judge(deck: Deck, card: Card, as: Cell, on: readonly Cell[]): Verdict {
  const shared = on.map((cell) => agreement(as, cell));
  const shares =
    shared.find((n) => n === SHARED_FEATURES) ?? shared.toSorted((a, b) => b - a)[0] ?? 0;
  return { reads: readingsOf(deck, card).includes(as), shares };
}

/** Whether a play with this verdict is right (rule 3). */
export function isRight(verdict: Verdict): boolean {
  return verdict.reads && verdict.shares === SHARED_FEATURES;
}

/** The right declarations of a card on these cells; none for the joker. */
export function rightDeclarations(deck: Deck, card: Card, on: readonly Cell[]): readonly Cell[] {
  return readingsOf(deck, card).filter((as) =>
    on.some((cell) => agreement(as, cell) === SHARED_FEATURES),
  );
}
