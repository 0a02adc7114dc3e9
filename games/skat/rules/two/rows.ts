import { defined } from '@lusoria/core';
import type { Card } from '../cards.ts';
import type { TwoPile, TwoState, TwoView } from './types.ts';

/** Columns of each player. */
export const COLUMNS = 8;
/** Tricks of a deal. */
export const TRICKS = 16;
/** Cards of each player that are seen first: of the namer before the naming, of the dealer after it. */
const SEEN_FIRST = 4;

/** Dealer, who may say kontra: the one who does not name. */
export function dealerOf(namer: number): number {
  return 1 - namer;
}

/** Whether the cards that lay on top in a column when they were dealt are seen by now. */
export function isSeen(
  { phase, first }: Pick<TwoState, 'phase' | 'first'>,
  seat: number,
  column: number,
): boolean {
  switch (phase) {
    case 'deal':
      return false;
    case 'name':
      return seat === first && column < SEEN_FIRST;
    case 'kontra':
    case 're':
      return column < SEEN_FIRST;
    case 'play':
    case 'over':
      return true;
  }
}

/** The open cards of a seat: those it can play from. */
export function openOf({ rows }: Pick<TwoView, 'rows'>, seat: number): readonly Card[] {
  return defined(rows[seat], 'a row').flatMap(({ open }) => open ?? []);
}

/** The sixteen cards of each seat as they were dealt: those on top, then those below them. */
export function dealtHands(rows: readonly (readonly TwoPile[])[]): readonly (readonly Card[])[] {
  return rows.map((row) => {
    // From the top: what was played comes first, then what lies open, then what lies below.
    const columns = row.map(({ gone, open, below }) => [...gone, open, below].filter(isCard));
    return [0, 1].flatMap((depth) => columns.flatMap((column) => column.slice(depth, depth + 1)));
  });
}

function isCard(card: Card | null): card is Card {
  return card !== null;
}
