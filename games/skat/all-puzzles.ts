import type { Phase } from './analysis/index.ts';
import { type DecisionTopic, TOPICS } from './lessons/asked.ts';
import { type DecisionPuzzle, loadDecisions } from './lessons/decisions.ts';
import { loadPuzzles, type Puzzle, type Theme, THEMES } from './puzzles/index.ts';

export { askedIn, type DecisionPuzzle } from './lessons/decisions.ts';

/** A puzzle before the first card, or of a card. */
export type AnySkatPuzzle = Puzzle | DecisionPuzzle;
export type AnySkatTheme = Theme | DecisionTopic;

/** In the order of a deal. */
export const ALL_THEMES: readonly AnySkatTheme[] = [...TOPICS, ...THEMES];

/** Themes by what went wrong in a deal. */
export const THEMES_OF: Readonly<Record<Phase, readonly AnySkatTheme[]>> = {
  auction: ['decide-bid'],
  skat: ['decide-game', 'decide-discard', 'lay-away'],
  alone: ['trumps', 'suits', 'take', 'discard', 'null', 'schneider'],
  defence: ['lead', 'defend', 'null-defence'],
};

export function isDecision(puzzle: AnySkatPuzzle): puzzle is DecisionPuzzle {
  return !('outcomes' in puzzle);
}

/** All puzzles, and those of which one is the day's. */
export async function loadAll(): Promise<{
  readonly all: readonly AnySkatPuzzle[];
  readonly ofDays: readonly AnySkatPuzzle[];
}> {
  const [cards, decisions] = await Promise.all([loadPuzzles(), loadDecisions()]);
  return { all: mixed(cards, decisions), ofDays: cards };
}

/** Two lists as one, each spread over the whole in its order. */
function mixed<A, B>(one: readonly A[], other: readonly B[]): readonly (A | B)[] {
  const placed = <T>(list: readonly T[]) =>
    list.map((item, i) => ({ item, at: (i + 0.5) / list.length }));
  return [...placed<A | B>(one), ...placed<A | B>(other)]
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
