import type { GameQuestions, PosedQuestion } from '@lusoria/core';
import { list, schemaOf } from '@lusoria/core/schema';
import * as v from 'valibot';
import { type Card, CARDS } from '../rules/cards.ts';
import { threeViewSchema } from '../rules/three/schema.ts';
import { cardsAt, playedIn } from './played.ts';
import { loadPuzzles, printPuzzle, type Puzzle, THEMES } from './puzzle.ts';
import { shownOf, type ShownPuzzle } from './shown.ts';
import { solutionOf } from './solution.ts';

const card = v.picklist(CARDS);

export const shownSchema = schemaOf<ShownPuzzle>()(
  v.strictObject({
    view: threeViewSchema,
    hands: v.nullable(list(list(card))),
    legal: list(card),
    skat: v.nullable(list(card)),
    task: v.picklist(['lay-away', 'schneider', 'usual']),
    target: v.number(),
    points: v.number(),
  }),
);
export const answerSchema = card;

/** The line of a puzzle, and of a card of a round that was played the good ones. */
type Solution = string | { readonly line: string; readonly good: readonly Card[] };
export const solutionSchema = schemaOf<Solution>()(
  v.union([v.string(), v.strictObject({ line: v.string(), good: list(card) })]),
);

const sourceSchema = v.strictObject({ puzzle: v.pipe(v.string(), v.maxLength(16)) });

function posed(puzzle: Puzzle): PosedQuestion {
  const shown = shownOf(puzzle);
  const right = solutionOf(puzzle);
  return {
    shown,
    answers: shown.legal,
    right: shown.legal.flatMap((one, i) => (right.includes(one) ? [i] : [])),
    solution: printPuzzle(puzzle),
  };
}

/** A card of a round: every card that is not clearly worse than others is right. */
function posedPlayed({ puzzle, good }: NonNullable<ReturnType<typeof playedIn>>): PosedQuestion {
  return {
    ...posed(puzzle),
    right: shownOf(puzzle).legal.flatMap((one, i) => (good.includes(one) ? [i] : [])),
    solution: { line: printPuzzle(puzzle), good: [...good] },
  };
}

/** Questions which card to play: the puzzles, each worked out before, and cards of rounds that were played. */
export async function loadQuestions(): Promise<GameQuestions> {
  const puzzles = await loadPuzzles();
  const byId = new Map(puzzles.map((puzzle) => [puzzle.id, puzzle]));
  return {
    pose(source) {
      const read = v.safeParse(sourceSchema, source);
      if (!read.success) {
        const played = playedIn(source);
        return played && posedPlayed(played);
      }
      const puzzle = byId.get(read.output.puzzle);
      return puzzle ? posed(puzzle) : null;
    },
    at: cardsAt,
    topics: () =>
      THEMES.map((key) => ({
        key,
        sources: puzzles
          .filter(({ theme }) => theme === key)
          .map(({ level, id }) => ({ level, source: { puzzle: id } })),
      })),
  };
}
