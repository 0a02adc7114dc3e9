import { defined } from '@lusoria/core';
import type { Solver } from '../engine/solver/index.ts';
import { type Card, pipsOf, strengthOf } from '../rules/cards.ts';
import { ALL_POINTS } from '../rules/contract.ts';
import type { Trick } from '../rules/deal.ts';
import {
  afterCard,
  afterChoice,
  legalAt,
  type Moment,
  momentOf,
  pointsAt,
  positionAt,
} from './position.ts';
import type { Puzzle } from './puzzle.ts';

/** Line of a puzzle after a card, with best play of all, until the goal is reached or missed. */
export interface Line {
  /** The tricks from the one in which the card is played. */
  readonly tricks: readonly Trick[];
  /** The declarer's card points after each of them. */
  readonly points: readonly number[];
  /** Whether the declarer succeeds. */
  readonly declarerWins: boolean;
}

/** The line after a card; of equally good cards the cheapest is played. */
export function lineAfter(puzzle: Puzzle, card: Card, solver: Solver): Line {
  const { game } = puzzle.contract;
  const before = momentOf(puzzle).tricks.length;
  const { deal, now: start } = afterChoice(puzzle, card);
  let now = start;
  while (decided(now, deal) === null) now = afterCard(now, bestAt(now, deal, solver), game);
  const tricks = now.tricks.slice(before);
  const points = tricks.map((_, i) =>
    pointsAt({ ...now, tricks: now.tricks.slice(0, before + i + 1) }, deal),
  );
  return { tricks, points, declarerWins: decided(now, deal) === 'won' };
}

/** Whether the declarer has won or lost between two tricks; null while that is open. */
function decided(now: Moment, puzzle: Puzzle): 'won' | 'lost' | null {
  if (now.trick.length > 0) return null;
  const isOver = now.hands.every((hand) => hand.length === 0);
  if (puzzle.contract.game === 'null') {
    if (now.tricks.some(({ winner }) => winner === puzzle.declarer)) return 'lost';
    return isOver ? 'won' : null;
  }
  const points = pointsAt(now, puzzle);
  if (points >= puzzle.target) return 'won';
  const left = pipsOf(now.hands.flat());
  return points + left < puzzle.target || isOver ? 'lost' : null;
}

function bestAt(now: Moment, puzzle: Puzzle, solver: Solver): Card {
  const { game } = puzzle.contract;
  const [only, ...others] = legalAt(now, game);
  if (others.length === 0) return defined(only);
  const wantsMuch = (now.seat === puzzle.declarer) !== (game === 'null');
  let best: { readonly card: Card; readonly worth: number } | null = null;
  for (const { card, value } of solver.moveValues(positionAt(now, puzzle))) {
    // What a card costs decides only between equals.
    const price = (pipsOf([card]) * 32 + strengthOf(card, game)) / (32 * ALL_POINTS);
    const worth = (wantsMuch ? value : -value) - price;
    if (!best || worth > best.worth) best = { card, worth };
  }
  return defined(best ?? undefined).card;
}
