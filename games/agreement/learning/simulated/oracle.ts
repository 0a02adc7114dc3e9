import { defined, type Random } from '@lusoria/core';
import { type Cell, CELLS } from '@lusoria/latin';
import type { Deck } from '../../rules/deck.ts';
import type { Evidence, Habit } from '../evidence.ts';
import { happens } from './chance.ts';
import {
  isThere,
  newTrace,
  type Trace,
  traceRecalled,
  traceShown,
} from './families/all-or-none.ts';
import type { AllOrNone } from './parameters.ts';

/**
 * An estimate with full knowledge of the pupil's parameters - prior knowledge, learning, slips, attention, forgetting -
 * and the same evidence of play as ours: an approximate upper bound for any estimate. A particle filter for each cell
 * (Gordon, Salmond and Smith, "Novel approach to nonlinear/non-Gaussian Bayesian state estimation", 1993).
 *
 * @param now milliseconds, on the clock of the evidence
 * @returns probability that each cell is known
 */
export function oracleEstimate(
  pupil: AllOrNone,
  deck: Deck,
  evidence: readonly Evidence[],
  now: number,
  random: Random,
): readonly number[] {
  return CELLS.map((cell) => {
    const about = evidence.filter((one) => one.cell === cell);
    const last = about.reduce(
      (particles, one) => moved(resampled(particles, one, pupil, random), one, pupil, random),
      begin(pupil, deck, cell, random),
    );
    return last.filter((trace) => isThere(trace, now)).length / last.length;
  });
}

const PARTICLES = 200;

function begin(pupil: AllOrNone, deck: Deck, cell: Cell, random: Random): readonly Trace[] {
  return Array.from({ length: PARTICLES }, () => newTrace(pupil, deck, cell, 0, random));
}

/** Resamples the particles in proportion to their likelihood. */
function resampled(
  particles: readonly Trace[],
  evidence: Evidence,
  pupil: AllOrNone,
  random: Random,
): readonly Trace[] {
  const weights = particles.map((trace) => likelihood(trace, evidence, pupil));
  const most = Math.max(...weights);
  if (most === Math.min(...weights)) return particles;
  const kept = particles.filter((_, i) => happens(defined(weights[i]) / most, random));
  if (kept.length === 0) return particles;
  return particles.map(() => defined(kept[random.int(kept.length)]));
}

/** Transition of the particles: a recalled cell lasts longer, a shown one may be learned. */
function moved(
  particles: readonly Trace[],
  { kind, right, shown, at, lay }: Evidence,
  pupil: AllOrNone,
  random: Random,
): readonly Trace[] {
  if (kind === 'declared' && right) {
    return particles.map((trace) => traceRecalled(pupil, trace, at, random));
  }
  if (shown === 0) return particles;
  // Showing in practice is a recall for a pupil who knows the cell.
  const isPractice = lay === null;
  return particles.map((trace) =>
    isPractice && isThere(trace, at)
      ? traceRecalled(pupil, trace, at, random)
      : traceShown(pupil, trace, at, random, shown),
  );
}

/** Probability of a play without any idea, or with another one; and of a mistake that only looks so. Set by hand. */
const BLIND = 0.02;
/**
 * Factor on the probability of objecting from mere belief: less willingness, times the share of beliefs in another
 * form.
 */
const UNSURE = 0.43;

/** Likelihood of evidence for a pupil with such a trace, close to the behaviour of the simulated ones. */
function likelihood(trace: Trace, { kind, right, guess, at }: Evidence, pupil: AllOrNone): number {
  const isKnown = isThere(trace, at);
  const objects = isKnown ? pupil.looks : trace.takes === null ? 0 : pupil.looks * UNSURE;
  switch (kind) {
    case 'declared':
      if (right) return isKnown ? 1 : BLIND;
      return isKnown ? pupil.slips / 3 : trace.takes === null ? pupil.guesses / 3 : 1;
    case 'challenged':
      return objects + BLIND / 20;
    case 'overlooked':
      return 1 - objects;
    case 'false-alarm':
      return isKnown ? BLIND / 20 : objects + BLIND / 20;
    case 'accepted':
      return isKnown ? 1 : 1 - objects;
    case 'missed':
      return isKnown ? 1 - pupil.sees : 1;
    case 'passed-over':
      // It counts half in the evidence, since cards are also chosen for other reasons.
      return isKnown && typeof guess === 'number' ? 1 - 1.6 * pupil.sees * (1 - guess) : 1;
    case 'answered':
      return right
        ? rightAnswer(trace, isKnown, defined(guess, 'the probability of a guess'), pupil)
        : 1 - rightAnswer(trace, isKnown, defined(guess, 'the probability of a guess'), pupil);
    case 'shown':
      return 1;
  }
}

/** Probability of a right answer in practice. */
function rightAnswer(
  trace: Trace,
  isKnown: boolean,
  guess: number | Habit,
  pupil: AllOrNone,
): number {
  if (isKnown) return 1 - pupil.slips;
  const hasIdea = trace.takes !== null;
  switch (guess) {
    case 'rejects':
      return hasIdea ? 1 - pupil.slips : 1 / 2;
    case 'accepts':
      return hasIdea ? pupil.slips : 1 / 2;
    case 'marks':
      return hasIdea ? pupil.slips : pupil.guesses;
    case 'leaves':
      return 1 - (hasIdea ? pupil.slips : pupil.guesses);
    case 'either':
      return 1 - (1 - pupil.guesses) / 2;
    default:
      return guess;
  }
}
