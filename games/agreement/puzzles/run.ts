import type { Cell } from '@lusoria/latin';
import * as v from 'valibot';
import { type Card, type Deck, deckOf } from '../rules/deck.ts';
import { rightDeclarations } from '../rules/judge.ts';
import { optionsSchema } from '../rules/schemas.ts';
import type { Lay, Puzzle } from './puzzle.ts';

/** A lay, and how far one comes after it. */
export interface Outcome extends Lay {
  /** The longest run that begins with it: what is laid, in its order, itself first. */
  readonly run: readonly Lay[];
  /** How many cards stay in the hand. */
  readonly left: number;
}

export function deckIn({ deck }: Pick<Puzzle, 'deck'>): Deck {
  return deckOf(v.parse(optionsSchema, { deck }));
}

/** Every lay that agrees with what lies there, with the longest run after it. */
export function outcomesOf(puzzle: Pick<Puzzle, 'deck' | 'on' | 'hand'>): readonly Outcome[] {
  const deck = deckIn(puzzle);
  return laysOn(deck, puzzle.hand, puzzle.on.as).map((lay) => {
    const run = [lay, ...longestRun(deck, without(puzzle.hand, lay.card), lay.as)];
    return { ...lay, run, left: puzzle.hand.length - run.length };
  });
}

/** The lays with which all cards go. */
export function solutionOf(puzzle: Pick<Puzzle, 'deck' | 'on' | 'hand'>): readonly Lay[] {
  return outcomesOf(puzzle).filter(({ left }) => left === 0);
}

/** Whether two lays are the same. */
export function isSame(one: Lay, other: Lay): boolean {
  return one.card === other.card && one.as === other.as;
}

/** What can be laid on a cell. */
export function laysOn(deck: Deck, hand: readonly Card[], on: Cell): readonly Lay[] {
  return [...new Set(hand)].flatMap((card) =>
    rightDeclarations(deck, card, [on]).map((as) => ({ card, as })),
  );
}

/** The longest run that these cards make on a cell; of equally long ones the first. */
export function longestRun(deck: Deck, hand: readonly Card[], on: Cell): readonly Lay[] {
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

/** By how many cards every other lay must fail. */
export const MARGIN = 2;
/** Among so many lays there is something to choose, and not too much to look at. */
const LAYS = { least: 3, most: 9 } as const;

/** What is wrong with a puzzle; null: one lay lets all cards go, and after every other at least {@link MARGIN} stay. */
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
