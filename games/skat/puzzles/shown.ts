import { defined } from '@lusoria/core';
import { type Card, CARDS } from '../rules/cards.ts';
import type { ThreeView } from '../rules/three/types.ts';
import { legalAt, momentOf, pointsAt, viewAt } from './position.ts';
import { isLaying, type Puzzle } from './puzzle.ts';

/** The points that make the others schneider. */
const SCHNEIDER = 90;

/** A puzzle as whoever solves it sees it: what is hidden, and what comes of each card, is not in it. */
export interface ShownPuzzle {
  readonly view: ThreeView;
  /** The cards that each seat still holds, where all hands lie open; else null. */
  readonly hands: readonly (readonly Card[])[] | null;
  /** The cards that may be played, or laid away. */
  readonly legal: readonly Card[];
  /** What lies in the skat; null where it is hidden. */
  readonly skat: readonly Card[] | null;
  readonly task: 'lay-away' | 'schneider' | 'usual';
  /** The card points that the declarer needs, and has. */
  readonly target: number;
  readonly points: number;
}

export function shownOf(puzzle: Puzzle): ShownPuzzle {
  const now = momentOf(puzzle);
  const view = viewAt(now, puzzle);
  const isOpen = puzzle.sight === 'open';
  const inOrder = (cards: readonly Card[]) => CARDS.filter((card) => cards.includes(card));
  return {
    view: { ...view, hand: inOrder(view.hand) },
    hands: isOpen ? now.hands.map(inOrder) : null,
    legal: inOrder(legalAt(now, puzzle.contract.game)),
    skat: isOpen || view.skat !== null ? inOrder(puzzle.discards) : null,
    task: isLaying(puzzle) ? 'lay-away' : puzzle.target === SCHNEIDER ? 'schneider' : 'usual',
    target: puzzle.target,
    points: pointsAt(now, puzzle),
  };
}

/** The seat that solves it. */
export function solverOf({ view }: ShownPuzzle): number {
  return defined(view.you ?? undefined, 'the seat of a puzzle');
}
