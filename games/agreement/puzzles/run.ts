import { defined } from '@lusoria/core';
import type { Cell } from '@lusoria/latin';
import * as v from 'valibot';
import { type Card, type Deck, deckOf } from '../rules/deck.ts';
import { rightDeclarations } from '../rules/judge.ts';
import { optionsSchema } from '../rules/schemas.ts';
import type { Lay, Puzzle } from './puzzle.ts';

/** A play, and the longest run after it. */
export interface Outcome extends Lay {
  /** The longest run that begins with it: the plays in order, itself first. */
  readonly run: readonly Lay[];
  /** Number of cards that stay in the hand. */
  readonly left: number;
}

export function deckIn({ deck }: Pick<Puzzle, 'deck'>): Deck {
  return deckOf(v.parse(optionsSchema, { deck }));
}

/** All plays that agree with the card on the pile, each with the longest run after it. */
export function outcomesOf(puzzle: Pick<Puzzle, 'deck' | 'on' | 'hand'>): readonly Outcome[] {
  const deck = deckIn(puzzle);
  return laysOn(deck, puzzle.hand, puzzle.on.as).map((lay) => {
    const run = [lay, ...longestRun(deck, without(puzzle.hand, lay.card), lay.as)];
    return { ...lay, run, left: puzzle.hand.length - run.length };
  });
}

/** The first plays after which all cards go. */
export function solutionOf(puzzle: Pick<Puzzle, 'deck' | 'on' | 'hand'>): readonly Lay[] {
  return outcomesOf(puzzle).filter(({ left }) => left === 0);
}

/** The card that stays in the hand after most of the wrong first plays: the one to think of. */
export function hardestOf(outcomes: readonly Outcome[]): Card {
  const stays = outcomes.flatMap(({ run, left }) =>
    left === 0
      ? []
      : defined(outcomes.find((one) => one.left === 0)).run.filter(
          (one) => !run.some(({ card }) => card === one.card),
        ),
  );
  const counted = Map.groupBy(stays, ({ card }) => card);
  const [most] = [...counted].toSorted(([, a], [, b]) => b.length - a.length);
  return defined(most, 'a card that stays')[0];
}

/** The two plays that are left after a hint: the right one, and of the wrong ones that with the longest run. */
export function narrowed(outcomes: readonly Outcome[]): readonly Lay[] {
  return outcomes.toSorted((a, b) => a.left - b.left).slice(0, 2);
}

/** Whether two plays are the same. */
export function isSame(one: Lay, other: Lay): boolean {
  return one.card === other.card && one.as === other.as;
}

/** All plays on a cell. */
function laysOn(deck: Deck, hand: readonly Card[], on: Cell): readonly Lay[] {
  return [...new Set(hand)].flatMap((card) =>
    rightDeclarations(deck, card, [on]).map((as) => ({ card, as })),
  );
}

/** The longest run of these cards on a cell; the first of several equally long ones. */
function longestRun(deck: Deck, hand: readonly Card[], on: Cell): readonly Lay[] {
  let best: readonly Lay[] = [];
  for (const lay of laysOn(deck, hand, on)) {
    if (best.length === hand.length) return best;
    const run = [lay, ...longestRun(deck, without(hand, lay.card), lay.as)];
    if (run.length > best.length) best = run;
  }
  return best;
}

function without(hand: readonly Card[], card: Card): readonly Card[] {
  return hand.toSpliced(hand.indexOf(card), 1);
}

/** Minimum number of cards that stay after every other first play. */
export const MARGIN = 2;
/** Bounds on the number of first plays: enough to choose from, few enough to survey. */
const LAYS = { least: 3, most: 9 } as const;

/**
 * The fault of a puzzle; null if exactly one first play lets all cards go, and after every other at least {@link
 * MARGIN} stay.
 */
export function faultOf(puzzle: Pick<Puzzle, 'deck' | 'on' | 'hand'>): string | null {
  const outcomes = outcomesOf(puzzle);
  if (outcomes.length < LAYS.least || outcomes.length > LAYS.most) {
    return `${outcomes.length} lays agree`;
  }
  const wrong = outcomes.filter(({ left }) => left > 0);
  if (outcomes.length - wrong.length !== 1)
    return `${outcomes.length - wrong.length} lays are right`;
  const near = wrong.find(({ left }) => left < MARGIN);
  return near ? `${near.card} as ${near.as} leaves only ${near.left}` : null;
}
