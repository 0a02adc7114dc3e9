import { defined } from '@lusoria/core';
import { targetOf } from '@lusoria/skat/analysis/deal-layout.ts';
import type { Solver } from '@lusoria/skat/engine/solver/index.ts';
import { TARGETS } from '@lusoria/skat/rules/contract.ts';
import { type Card, kindOf } from '@lusoria/skat/rules/cards.ts';
import { difficultyOf, highestCards } from '@lusoria/skat/puzzles/difficulty.ts';
import { momentOf, positionAt } from '@lusoria/skat/puzzles/position.ts';
import { parsePuzzle, printPuzzle, type Puzzle } from '@lusoria/skat/puzzles/puzzle.ts';
import { isPuzzle, openOutcomes, solutionOf } from '@lusoria/skat/puzzles/solution.ts';
import { isSolvedByHeuristic } from './choose.ts';
import type { SourcedDeal } from './sources.ts';

/** Winning pairs beyond which there is nothing to find. */
const MAX_PAIRS = 3;

/**
 * Puzzle of a discard in a deal: of the two cards of a pair that wins one lies in the skat, and the other is asked for.
 * Where both make a puzzle, the one that the heuristic player does not solve, or the harder one. Null where neither does.
 */
export function layingIn({ source, deal }: SourcedDeal, solver: Solver): Puzzle | null {
  const { contract, discards, view } = deal;
  const { game } = contract;
  if (contract.hand || game === 'null' || targetOf(deal) !== TARGETS.game) return null;
  const declarer = view.players.indexOf(deal.declarer);
  const twelve = [...defined(deal.hands[declarer]), ...discards];
  const withHand = (hand: readonly Card[]) =>
    deal.hands.map((other, seat) => (seat === declarer ? hand : other));
  const wins = (pair: readonly Card[]) => {
    const hands = withHand(twelve.filter((card) => !pair.includes(card)));
    const whole = { contract, declarer, hands, discards: pair, plays: [] };
    return solver.reaches(positionAt(momentOf(whole), whole), TARGETS.game);
  };
  const found: (readonly Card[])[] = [];
  for (const pair of pairsOf(twelve.filter((card) => kindOf(card, game) !== 'trump'))) {
    if (wins(pair)) found.push(pair);
    if (found.length > MAX_PAIRS) return null;
  }
  const puzzles = [...new Set(found.flat())].flatMap((lies): readonly Puzzle[] => {
    const hands = withHand(twelve.filter((card) => card !== lies));
    const at = { source, contract, declarer, bid: view.bid, hands, discards: [lies], plays: [] };
    const puzzle = puzzleOf({ ...at, target: TARGETS.game }, solver);
    return puzzle ? [puzzle] : [];
  });
  const easy = (puzzle: Puzzle) => Number(isSolvedByHeuristic(puzzle));
  return (
    puzzles.toSorted(
      (a, b) => easy(a) - easy(b) || b.level - a.level || (a.id < b.id ? -1 : 1),
    )[0] ?? null
  );
}

export function pairsOf(cards: readonly Card[]): readonly (readonly Card[])[] {
  return cards.flatMap((one, i) => cards.slice(i + 1).map((other) => [one, other]));
}

function puzzleOf(
  at: Omit<Puzzle, 'id' | 'sight' | 'theme' | 'level' | 'outcomes'>,
  solver: Solver,
): Puzzle | null {
  const now = momentOf(at);
  const outcomes = openOutcomes(now, at, solver);
  if (!isPuzzle(now, at, outcomes)) return null;
  const easy: Puzzle = parsePuzzle(
    printPuzzle({ ...at, sight: 'open', theme: 'lay-away', level: 1, outcomes }),
  );
  if (solutionOf(easy).some((card) => highestCards(easy).includes(card))) return null;
  const { level } = difficultyOf(easy, solver);
  return parsePuzzle(printPuzzle({ ...easy, level }));
}
