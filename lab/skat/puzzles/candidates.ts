import { defined } from '@lusoria/core';
import { targetOf } from '@lusoria/skat/analysis/deal-layout.ts';
import type { Solver } from '@lusoria/skat/engine/solver/index.ts';
import { TARGETS } from '@lusoria/skat/rules/contract.ts';
import { holdsClosed, sharesOf } from '@lusoria/skat/puzzles/closed.ts';
import { difficultyOf, highestCards } from '@lusoria/skat/puzzles/difficulty.ts';
import { lineAfter } from '@lusoria/skat/puzzles/line.ts';
import { momentOf, positionAt } from '@lusoria/skat/puzzles/position.ts';
import { parsePuzzle, printPuzzle, type Puzzle } from '@lusoria/skat/puzzles/puzzle.ts';
import { isPuzzle, openOutcomes, solutionOf, succeeds } from '@lusoria/skat/puzzles/solution.ts';
import { themeOf } from '@lusoria/skat/puzzles/themes.ts';
import type { SourcedDeal } from './sources.ts';

/** So many cards were played before, at least: the first ones take long to solve and are seldom clear. */
const EARLIEST = 3;
/** With fewer cards in the hand there is nothing to think about. */
const LEAST_CARDS = 4;
/** With more cards hidden nothing is nearly certain. */
const MOST_CLOSED = 8;

/** All puzzles of a deal, with open and with closed cards. */
export function* candidatesIn({ source, deal }: SourcedDeal, solver: Solver): Generator<Puzzle> {
  const { contract, declarer, hands, discards, plays, view } = deal;
  const own = contract.game === 'null' ? 0 : targetOf(deal);
  const isReachable = contract.game === 'null' ? targetOf(deal) === 0 : own <= TARGETS.schneider;
  if (!isReachable) return;
  for (let count = EARLIEST; count < plays.length; count += 1) {
    const whole = {
      contract,
      declarer: view.players.indexOf(declarer),
      bid: view.bid,
      hands,
      discards,
      plays: plays.slice(0, count).map(({ card }) => card),
    };
    const now = momentOf(whole);
    if (defined(now.hands[now.seat]).length < LEAST_CARDS) return;
    if (contract.game === 'null' && now.tricks.some(({ winner }) => winner === whole.declarer)) {
      return;
    }
    const goals = own === TARGETS.game ? [own, TARGETS.schneider] : [own];
    for (const target of goals) {
      const puzzle = puzzleAt({ ...whole, target, source }, solver);
      if (puzzle) yield puzzle;
    }
  }
}

type Unjudged = Omit<Puzzle, 'id' | 'sight' | 'theme' | 'level' | 'outcomes'>;

/** The puzzle at a moment; null where it is none. */
function puzzleAt(at: Unjudged, solver: Solver): Puzzle | null {
  const now = momentOf(at);
  const need = at.contract.game === 'null' ? 1 : at.target;
  const isNull = at.contract.game === 'null';
  const results = solver.moveResults(positionAt(now, at), need);
  const right = results.filter(({ reaches }) =>
    succeeds(at, now.seat, isNull ? Number(reaches) : reaches ? at.target : 0),
  );
  const [first] = right;
  if (!first || right.length > 3 || results.length - right.length < 2) return null;
  const outcomes = openOutcomes(now, at, solver);
  if (!isPuzzle(now, at, outcomes)) return null;
  const theme = themeOf(now, at, first.card);
  const open: Puzzle = parsePuzzle(
    printPuzzle({ ...at, sight: 'open', theme, level: 1, outcomes }),
  );
  if (solutionOf(open).some((card) => highestCards(open).includes(card))) return null;
  const { level, depth } = difficultyOf(open, solver);
  const line = lineAfter(open, first.card, solver);
  // In null a trick that is taken at once is seen at once.
  if (isNull && (depth < 2 || line.tricks.length < 2)) return null;
  return weighed({ ...open, level }, solver);
}

/** A puzzle as it is shown: closed, with the share of layouts in which each card succeeds, where its solution holds so. */
export function weighed(puzzle: Puzzle, solver: Solver): Puzzle {
  const shares = closedShares(puzzle, solver);
  const outcomes = puzzle.outcomes.map((one) => ({
    ...one,
    share: shares && Math.round(100 * defined(shares.get(one.card))),
  }));
  return parsePuzzle(printPuzzle({ ...puzzle, sight: shares ? 'closed' : 'open', outcomes }));
}

/** In how many layouts each card succeeds, where the solution holds with hidden cards, however they are weighed. */
function closedShares(puzzle: Puzzle, solver: Solver): ReturnType<typeof sharesOf> {
  const { hands, seat } = momentOf(puzzle);
  if (defined(hands[seat]).length > MOST_CLOSED || puzzle.contract.ouvert) return null;
  const even = sharesOf(puzzle, solver, false);
  if (!even || !holdsClosed(puzzle, even)) return null;
  const weighed = sharesOf(puzzle, solver);
  return weighed && holdsClosed(puzzle, weighed) ? weighed : null;
}
