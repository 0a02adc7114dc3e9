import { defined, type Random } from '@lusoria/core';
import { byCell, type Cell, features } from '@lusoria/latin';
import type { Card } from '../../../rules/deck.ts';
import { cardOf } from '../../items.ts';
import { happens, type Range, within } from '../chance.ts';
import type { Habits } from '../parameters.ts';
import { type Knowledge, type Pupil, wrongIdea } from '../pupil.ts';

/** A family of pupils: a theory of memory, and ranges from which the parameters of each pupil are drawn evenly. */
export interface Family {
  /** Author and year of the theory. */
  readonly source: string;
  /** The ranges, for the tables; the source gives the theory, and single fitted values where it says so. */
  readonly ranges: Readonly<Record<string, Range>>;
  readonly draw: (random: Random) => Pupil;
}

/**
 * Ranges of behaviour, the same in all families; set by hand. Slips of 0.02 to 0.15 are usual in fits of knowledge
 * tracing (Corbett and Anderson, 1995).
 */
const HABITS = {
  slips: [0.02, 0.15],
  guesses: [0.1, 0.5],
  looks: [0.3, 0.9],
  sees: [0.7, 0.95],
} as const satisfies Readonly<Record<keyof Habits, Range>>;

export function drawHabits(random: Random): Habits {
  return {
    slips: within(HABITS.slips, random),
    guesses: within(HABITS.guesses, random),
    looks: within(HABITS.looks, random),
    sees: within(HABITS.sees, random),
  };
}

/** Share of cells known before, and of the others that are taken for a neighbour's; set by hand. */
const BEFORE = {
  known: [0.05, 0.75],
  /** How far a case stands out. */
  leaning: [-0.3, 0.3],
  confused: [0.1, 0.6],
} as const;

/** Draws what a pupil knows before the first lesson: some cases better than others. */
export function drawBefore(random: Random): (cell: Cell) => number {
  const level = within(BEFORE.known, random);
  const byCase = new Map<string, number>();
  const known = byCell((cell) => {
    const { case: kase } = features(cell);
    const leaning = byCase.get(kase) ?? within(BEFORE.leaning, random);
    byCase.set(kase, leaning);
    return Math.min(0.95, Math.max(0.02, level + leaning));
  });
  return (cell) => known[cell];
}

/** What a pupil of a family begins with. */
export interface Beginning {
  readonly knows: Readonly<Record<Cell, boolean>>;
  readonly takes: Readonly<Record<Cell, Card | null>>;
  /** The form that stands in a cell. */
  readonly form: (cell: Cell) => Card;
}

/** What a pupil is like: each parameter by its name. */
export type Parameters<R> = (name: keyof R & string) => number;

/** @param knowledge what a pupil with these parameters has in mind at first */
export function family<const R extends Readonly<Record<string, Range>>>(
  source: string,
  ranges: R,
  knowledge: (of: Parameters<R>, beginning: Beginning, now: number) => Knowledge,
): Family {
  return {
    source,
    ranges,
    draw(random) {
      const values = new Map(
        Object.entries(ranges).map(([name, range]) => [name, within(range, random)]),
      );
      const of = (name: string) => defined(values.get(name), name);
      const habits = drawHabits(random);
      const knows = drawBefore(random);
      const confused = within(BEFORE.confused, random);
      return {
        habits,
        parameters: null,
        begin(deck, now, chance) {
          const beginning: Beginning = {
            knows: byCell((cell) => happens(knows(cell), chance)),
            takes: byCell((cell) => wrongIdea(confused, deck, cell, chance)),
            form: (cell) => cardOf(deck, cell),
          };
          return knowledge(of, beginning, now);
        },
      };
    },
  };
}
