import { createSolver, type Solver } from '../engine/solver/index.ts';
import { GAMES } from '../rules/cards.ts';
import type { View } from '../rules/view.ts';
import { reviewAuction } from './auction-review.ts';
import { reviewClaim } from './claim-review.ts';
import { reviewChoices, workOf } from './choice-review.ts';
import { type DealLayout, dealLayout } from './deal-layout.ts';
import { reviewDeclarer } from './declaration-review.ts';
import { solveGames } from './exact-games.ts';
import { reviewPlay } from './play-review.ts';
import { reviewScores, scoreWork } from './score-review.ts';
import type { Analysis, Progress } from './types.ts';

export interface AnalysisRequest {
  /** A deal that is over. */
  readonly view: View;
  /** For whom. */
  readonly seat: number;
}

/** Whether a deal can be analysed: one that is over. */
export function isAnalysable(view: View): boolean {
  return view.end !== null;
}

/**
 * Analyses a deal for one seat, a little at a time: it yields its progress, and the caller can stop at any
 * time. Null for a deal that cannot be analysed.
 *
 * @param solver a solver that is kept is faster: its transposition table stays true
 */
export function* analyse(
  { view, seat }: AnalysisRequest,
  solver: Solver = createSolver(),
): Generator<Progress, Analysis | null> {
  if (!isAnalysable(view)) return null;
  const layout = view.form === 'three' ? dealLayout(view) : null;
  const scored = view.form === 'two' || view.ramsch;
  const of = scored ? Math.max(1, scoreWork(view, seat)) : sizeOf(layout, seat);
  let done = 0;
  const counted = function* <T>(part: Generator<number, T>): Generator<Progress, T> {
    for (;;) {
      const next = part.next();
      if (next.done) return next.value;
      done += next.value;
      yield { done, of };
    }
  };
  yield { done, of };
  const auction = view.form === 'three' ? reviewAuction(view, seat) : null;
  if (!layout) {
    const scores = scored ? yield* counted(reviewScores(view, seat)) : [];
    return { ...NOTHING, seat, scores, auction };
  }
  const play = yield* counted(reviewPlay(layout, solver));
  const choices = yield* counted(reviewChoices(layout, seat));
  const isDeclarer = seat === layout.declarer;
  const declared = isDeclarer ? reviewDeclarer(layout) : null;
  const claim = isDeclarer ? reviewClaim(layout) : null;
  const exact = isDeclarer ? yield* counted(solveGames(layout, solver)) : [];
  return { seat, play, choices, scores: [], auction, declared, claim, exact };
}

/** The empty parts of an analysis of a deal without a declarer. */
const NOTHING = { play: null, choices: [], declared: null, claim: null, exact: [] };

function sizeOf(layout: DealLayout | null, seat: number): number {
  if (!layout) return 1;
  return layout.plays.length + workOf(layout, seat) + (seat === layout.declarer ? GAMES.length : 0);
}
