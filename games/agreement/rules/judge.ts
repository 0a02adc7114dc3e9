import { agreement, type Cell } from '@lusoria/latin';
import { type Card, type Deck, JOKER, readingsOf } from './deck.ts';
import type { OnPile, Options, Verdict } from './types.ts';

/** How many features two cells may and must share for one to lie on the other (rule 3). */
const NEEDED = 2;

/** The card that the next lay must agree with: the top, or what lies under jokers (rule 9). */
export function bottomOfJokers<T extends OnPile>(pile: readonly T[]): T | null {
  return pile.findLast((laid) => laid.card !== JOKER) ?? null;
}

/**
 * What lies there as everybody has heard it: the declared cell, or every reading of the start card
 * (rule 4).
 */
export function heardCells(deck: Deck, pile: readonly OnPile[]): readonly Cell[] {
  const top = bottomOfJokers(pile);
  if (!top) return [];
  return top.as === null ? readingsOf(deck, top.card) : [top.as];
}

/**
 * What lies there by the rules: as heard, but where the table plays so, a wrong lay that nobody
 * noticed lies there with its true readings (rule 6).
 */
export function lyingCells(
  deck: Deck,
  pile: readonly (OnPile & { readonly verdict: Verdict | null })[],
  options: Pick<Options, 'unnoticed'>,
): readonly Cell[] {
  const top = bottomOfJokers(pile);
  if (!top) return [];
  const free = options.unnoticed === 'readings' && top.verdict !== null && !isRight(top.verdict);
  return top.as === null || free ? readingsOf(deck, top.card) : [top.as];
}

/** Judges a declaration of a card that is not the joker, on these open cells. */
export function judge(deck: Deck, card: Card, as: Cell, on: readonly Cell[]): Verdict {
  const shared = on.map((cell) => agreement(as, cell));
  const shares = shared.find((n) => n === NEEDED) ?? shared.toSorted((a, b) => b - a)[0] ?? 0;
  return { reads: readingsOf(deck, card).includes(as), shares };
}

/** Whether a lay with this verdict is right (rule 3). */
export function isRight(verdict: Verdict): boolean {
  return verdict.reads && verdict.shares === NEEDED;
}

/** The declarations with which a card may rightly be laid on these cells; none for the joker. */
export function rightDeclarations(deck: Deck, card: Card, on: readonly Cell[]): readonly Cell[] {
  return readingsOf(deck, card).filter((as) => on.some((cell) => agreement(as, cell) === NEEDED));
}
