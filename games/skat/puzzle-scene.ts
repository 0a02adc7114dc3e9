import { askedIn, loadDecisions } from './lessons/decisions.ts';
import { loadPuzzles, momentOf, viewAt } from './puzzles/index.ts';

/** What whoever solves a puzzle sees of it; null: there is none of this id. */
export async function puzzleScene(id: string): Promise<unknown> {
  const puzzle = (await loadPuzzles()).find((one) => one.id === id);
  if (puzzle) return viewAt(momentOf(puzzle), puzzle);
  const decision = (await loadDecisions()).find((one) => one.id === id);
  return decision ? askedIn(decision).view : null;
}
