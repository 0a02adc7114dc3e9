import { defined } from '@lusoria/core';
import { heuristicAction } from '@lusoria/skat/engine/heuristic/three.ts';
import { heuristicDiscard } from '@lusoria/skat/puzzles/laying.ts';
import { momentOf, viewAt } from '@lusoria/skat/puzzles/position.ts';
import { isLaying, type Puzzle, SOURCES, THEMES } from '@lusoria/skat/puzzles/puzzle.ts';
import { solutionOf } from '@lusoria/skat/puzzles/solution.ts';

/** So many puzzles of a theme are kept, at most. */
const PER_THEME = 90;

/**
 * A choice of candidates: of every theme, and in it of every level, open and closed, solved by the heuristic player or
 * not, as evenly as there are any; recorded games before those played here; one of a deal in each theme. In an order of no meaning.
 */
export function chosenFrom(candidates: readonly Puzzle[]): readonly Puzzle[] {
  const chosen = THEMES.flatMap((theme) => {
    const seen = new Set<string>();
    const all = candidates
      .filter((one) => one.theme === theme)
      .toSorted(
        (a, b) => SOURCES.indexOf(a.source) - SOURCES.indexOf(b.source) || (a.id < b.id ? -1 : 1),
      )
      .filter(({ hands }) => {
        const deal = hands.join();
        if (seen.has(deal)) return false;
        seen.add(deal);
        return true;
      });
    return evenly(all).slice(0, PER_THEME);
  });
  return chosen.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * One of each level and sight after the other, as long as there are any; of those that the heuristic player does not solve
 * three to one that it solves.
 */
function evenly(puzzles: readonly Puzzle[]): readonly Puzzle[] {
  const groups = Map.groupBy(puzzles, (puzzle) =>
    [puzzle.level, puzzle.sight, isSolvedByHeuristic(puzzle)].join(),
  );
  const most = Math.max(0, ...[...groups.values()].map((group) => group.length));
  return Array.from({ length: most }, (_, i) =>
    [...groups].flatMap(([key, group]) =>
      key.endsWith('true') ? group.slice(i, i + 1) : group.slice(3 * i, 3 * i + 3),
    ),
  ).flat();
}

/** Whether the heuristic player plays the right card, from what it would see. */
export function isSolvedByHeuristic(puzzle: Puzzle): boolean {
  if (isLaying(puzzle)) return solutionOf(puzzle).includes(heuristicDiscard(puzzle));
  const action = heuristicAction(viewAt(momentOf(puzzle), puzzle));
  return action?.type === 'play' && solutionOf(puzzle).includes(action.card);
}

/** Number of puzzles by property, as rows to be printed. */
export function countsOf(puzzles: readonly Puzzle[]): readonly (readonly [string, number])[] {
  const keys = ['source', 'sight', 'theme', 'level'] as const;
  return keys.flatMap((key) => {
    const groups = Map.groupBy(puzzles, (puzzle) => String(puzzle[key]));
    return [...groups.keys()]
      .toSorted()
      .map((value) => [`${key} ${value}`, defined(groups.get(value)).length] as const);
  });
}
