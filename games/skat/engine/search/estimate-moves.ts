import type { FastRandom } from '../fast-random.ts';
import type { ImportanceWeights } from '../inference/importance-weights.ts';
import type { Knowledge } from '../inference/knowledge.ts';
import { sampleDeterminizations, type SampleSize } from '../inference/sampling.ts';
import { createEvaluator, type Evaluation } from './evaluators.ts';

/** What moves are estimated by. */
export interface EstimateSetup {
  readonly knowledge: Knowledge;
  readonly weights: ImportanceWeights;
  readonly size: SampleSize;
  /** Rollouts of each move in a determinization; 0: double-dummy alone. */
  readonly rollouts: number;
  readonly sampling: FastRandom;
  readonly playing: FastRandom;
  /** Whether sampling must stop. Absent: never. */
  readonly isLate?: () => boolean;
  /** Begins the time for evaluating, once all samples are there. Absent: it does not end. */
  readonly startLimit?: () => () => boolean;
}

/** Moves evaluated in one more determinization. */
interface Estimate {
  readonly evaluation: Evaluation;
  readonly weight: number;
  /** The number of determinizations in the end. */
  readonly of: number;
}

/**
 * Perfect information Monte Carlo search (PIMC: Ginsberg 2001; Long, Sturtevant, Buro and Furtak 2010): evaluates
 * moves in one determinization after another. Ends early when time is up: one that was not evaluated to the end would
 * favour the moves that came first.
 *
 * @param inRace the moves to evaluate, by bit; asked before each determinization, so that some can be dropped
 */
export function* estimateMoves(
  { knowledge, weights, size, rollouts, sampling, playing, isLate, startLimit }: EstimateSetup,
  inRace: () => readonly number[],
): Generator<Estimate, void> {
  const determinizations = sampleDeterminizations(knowledge, weights, size, sampling, isLate);
  const isOver = startLimit?.() ?? (() => false);
  const evaluate = createEvaluator({ knowledge, random: playing, rollouts, isOver });
  for (const { determinization, weight } of determinizations) {
    if (isOver()) return;
    const evaluation = evaluate(determinization, inRace());
    if (!evaluation) return;
    yield { evaluation, weight, of: determinizations.length };
  }
}
