import { loadPuzzles } from './puzzles/index.ts';

/** What whoever solves a puzzle sees of it; null: there is none of this id. */
export async function puzzleScene(id: string): Promise<unknown> {
  const puzzle = (await loadPuzzles()).find((one) => one.id === id);
  return puzzle ? { options: { deck: puzzle.deck }, hand: puzzle.hand, pile: [puzzle.on] } : null;
}
