import { defined } from '@lusoria/core';
import type { Solver } from '../engine/solver/index.ts';
import type { Card } from '../rules/cards.ts';
import {
  afterChoice,
  isEquivalent,
  legalAt,
  type Moment,
  momentOf,
  positionAt,
} from './position.ts';
import { isLaying, type Outcome, type Puzzle } from './puzzle.ts';

/** By how many card points every other card has to miss the goal. */
const MARGIN = 4;

/** Goal of a puzzle: decides whether a card reaches it. */
type Goal = Pick<Puzzle, 'contract' | 'declarer' | 'target'>;

/** Whether the declarer succeeds with a value of the solver. */
function declarerSucceeds({ contract, target }: Goal, value: number): boolean {
  return contract.game === 'null' ? value === 0 : value >= target;
}

/** Whether the side of whoever is to play reaches the goal with a value of the solver. */
export function succeeds(goal: Goal, seat: number, value: number): boolean {
  return declarerSucceeds(goal, value) === (seat === goal.declarer);
}

/** By how many card points a value misses the goal; in null any miss is as far as needed. */
function missOf({ contract, declarer, target }: Goal, seat: number, value: number): number {
  if (contract.game === 'null') return MARGIN;
  return seat === declarer ? target - value : value - (target - 1);
}

/** The cards that solve a puzzle: one, or several that come to the same. */
export function solutionOf(puzzle: Puzzle): readonly Card[] {
  const { seat } = momentOf(puzzle);
  return puzzle.outcomes
    .filter(({ value }) => succeeds(puzzle, seat, value))
    .map(({ card }) => card);
}

/** The cards that are left after a hint: the right ones, and of the others the one that comes nearest. */
export function narrowed(puzzle: Puzzle): readonly Card[] {
  const { seat } = momentOf(puzzle);
  const right = solutionOf(puzzle);
  const missed = ({ value }: Outcome) => missOf(puzzle, seat, value);
  const [nearest] = puzzle.outcomes
    .filter(({ card }) => !right.includes(card))
    .toSorted((a, b) => missed(a) - missed(b));
  return [...right, defined(nearest, 'a wrong card').card];
}

/** Outcomes of all cards with open cards, by the solver. */
export function openOutcomes(
  now: Moment,
  puzzle: Pick<Puzzle, 'contract' | 'declarer' | 'discards' | 'hands' | 'plays'>,
  solver: Solver,
): readonly Outcome[] {
  if (isLaying(puzzle)) {
    return legalAt(now, puzzle.contract.game).map((card) => {
      const laid = afterChoice(puzzle, card);
      return { card, value: solver.value(positionAt(laid.now, laid.deal)), share: null };
    });
  }
  return solver.moveValues(positionAt(now, puzzle)).map((one) => ({ ...one, share: null }));
}

/**
 * Whether outcomes make a puzzle: one card reaches the goal, or several that come to the same, and at least two others,
 * which do not come to the same, miss it by the margin.
 */
export function isPuzzle(now: Moment, goal: Goal, outcomes: readonly Outcome[]): boolean {
  const { game } = goal.contract;
  const right = outcomes.filter(({ value }) => succeeds(goal, now.seat, value));
  const wrong = outcomes.filter(({ value }) => !succeeds(goal, now.seat, value));
  const [first] = right;
  const others = cardsOfOthers(now);
  const isOne =
    first !== undefined && right.every(({ card }) => isEquivalent(first.card, card, others, game));
  return (
    isOne &&
    distinct(
      wrong.map(({ card }) => card),
      others,
      game,
    ).length >= 2 &&
    wrong.every(({ value }) => missOf(goal, now.seat, value) >= MARGIN)
  );
}

/** One of each kind of cards that come to the same. */
export function distinct(
  cards: readonly Card[],
  others: readonly Card[],
  game: Puzzle['contract']['game'],
): readonly Card[] {
  const found: Card[] = [];
  for (const card of cards) {
    if (!found.some((one) => isEquivalent(one, card, others, game))) found.push(card);
  }
  return found;
}

/** Cards that others hold or have on the table. */
export function cardsOfOthers({ hands, seat, trick }: Moment): readonly Card[] {
  return [...hands.filter((_, i) => i !== seat).flat(), ...trick.map(({ card }) => card)];
}

/**
 * A problem with stored puzzles; null: the solver says what the puzzle says.
 */
export function faultOf(puzzle: Puzzle, solver: Solver): string | null {
  const now = momentOf(puzzle);
  const found = new Map(openOutcomes(now, puzzle, solver).map(({ card, value }) => [card, value]));
  const legal = legalAt(now, puzzle.contract.game);
  if (legal.length !== puzzle.outcomes.length) return 'other cards may be played';
  for (const { card, value } of puzzle.outcomes) {
    if (found.get(card) !== value) return `${card} comes to ${found.get(card)}, not ${value}`;
  }
  return isPuzzle(now, puzzle, puzzle.outcomes) ? null : 'not one right card';
}
