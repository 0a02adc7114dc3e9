import { seeded } from '@lusoria/core';
import { createSolver, type Solver } from '../engine/solver/index.ts';
import { GAMES } from '../rules/cards.ts';
import type { View } from '../rules/view.ts';
import { judgeAuction, judgeDeclared } from './auction.ts';
import { judgeChoices, workOf } from './choices.ts';
import { judgeGames } from './exact.ts';
import { type Lie, lieIn } from './lie.ts';
import { judgePlay } from './play.ts';
import type { Analysis, Progress } from './types.ts';

/** What is analysed. */
export interface AnalysisRequest {
  /** A deal that is over. */
  readonly view: View;
  /** For whom. */
  readonly seat: number;
  /** The same seed draws the same layouts. */
  readonly seed: string;
}

/** Whether there is anything to be said of a deal. */
export function isAnalysable(view: View): boolean {
  return view.form === 'three' && view.end !== null && view.place.kind !== 'ramsch';
}

/**
 * Judges a deal for one seat, a little at a time: it yields how far it has come, and whoever runs it
 * can stop at any time. Null for a deal of which nothing can be said.
 *
 * @param solver one that is kept answers faster
 */
export function* analyse(
  { view, seat, seed }: AnalysisRequest,
  solver: Solver = createSolver(),
): Generator<Progress, Analysis | null> {
  if (view.form !== 'three' || !isAnalysable(view)) return null;
  const lie = lieIn(view);
  const of = sizeOf(lie, seat);
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
  const auction = judgeAuction(view, seat);
  if (!lie) return { seat, play: null, choices: [], auction, declared: null, exact: [] };
  const play = yield* counted(judgePlay(lie, solver));
  const random = (step: number) => seeded(seed, step);
  const choices = yield* counted(judgeChoices(lie, seat, random, solver));
  const isDeclarer = seat === lie.declarer;
  const declared = isDeclarer ? judgeDeclared(lie) : null;
  const exact = isDeclarer ? yield* counted(judgeGames(lie, solver)) : [];
  return { seat, play, choices, auction, declared, exact };
}

function sizeOf(lie: Lie | null, seat: number): number {
  if (!lie) return 1;
  return lie.laid.length + workOf(lie, seat) + (seat === lie.declarer ? GAMES.length : 0);
}
