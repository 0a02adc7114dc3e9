import { defined, type Random } from '@lusoria/core';
import { type Cell, CELLS } from '@lusoria/latin';
import type { Deck } from '../rules/deck.ts';
import type { Evidence } from './evidence.ts';
import { GUESS_JUDGED, GUESS_MARK } from './items.ts';
import {
  happens,
  isThere,
  newTrace,
  type Pupil,
  type Trace,
  traceRecalled,
  traceShown,
} from './pupils.ts';

/**
 * What somebody would estimate who is told what the pupil is like - how much is known at first, how it learns, slips, looks and
 * forgets - and sees the same evidence of play as we do: about how far any estimate could come. A particle filter for each cell
 * (Gordon, Salmond and Smith, "Novel approach to nonlinear/non-Gaussian Bayesian state estimation", 1993).
 *
 * @param now milliseconds, as those of the evidence
 * @returns probability that each cell is known
 */
export function oracleEstimate(
  { pupil, deck }: { readonly pupil: Pupil; readonly deck: Deck },
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

function begin(pupil: Pupil, deck: Deck, cell: Cell, random: Random): readonly Trace[] {
  return Array.from({ length: PARTICLES }, () => newTrace(pupil, deck, cell, 0, random));
}

/** As many particles, each drawn by how well it explains what happened. */
function resampled(
  particles: readonly Trace[],
  evidence: Evidence,
  pupil: Pupil,
  random: Random,
): readonly Trace[] {
  const weights = particles.map((trace) => likelihood(trace, evidence, pupil));
  const most = Math.max(...weights);
  if (most === Math.min(...weights)) return particles;
  const kept = particles.filter((_, i) => happens(defined(weights[i]) / most, random));
  if (kept.length === 0) return particles;
  return particles.map(() => defined(kept[random.int(kept.length)]));
}

/** What was recalled lasts longer, and what was shown may be learned. */
function moved(
  particles: readonly Trace[],
  { kind, right, shown, at, lay }: Evidence,
  pupil: Pupil,
  random: Random,
): readonly Trace[] {
  if (kind === 'declared' && right) {
    return particles.map((trace) => traceRecalled(pupil, trace, at, random));
  }
  if (shown === 0) return particles;
  // What practice shows to somebody who knows it was recalled.
  const isPractice = lay === null;
  return particles.map((trace) =>
    isPractice && isThere(trace, at)
      ? traceRecalled(pupil, trace, at, random)
      : traceShown(pupil, trace, at, random, shown),
  );
}

/** Probability of a lay by somebody who has no idea, or another one; and of a mistake that only looks so. Set by hand. */
const BLIND = 0.02;
/** How much less somebody objects who only believes something, and how often what they believe is another form. */
const UNSURE = 0.43;

/** Probability of what happened to a pupil with such a trace, nearly as the simulated ones play. */
function likelihood(trace: Trace, { kind, right, guess, at }: Evidence, pupil: Pupil): number {
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
      // It counts half there, since cards are also chosen for other reasons.
      return isKnown ? 1 - 1.6 * pupil.sees * (1 - (guess ?? 1)) : 1;
    case 'answered':
      return right
        ? rightAnswer(trace, isKnown, guess ?? 0, pupil)
        : 1 - rightAnswer(trace, isKnown, guess ?? 0, pupil);
    case 'shown':
      return 1;
  }
}

/** Probability of a right answer in practice. */
function rightAnswer(trace: Trace, isKnown: boolean, guess: number, pupil: Pupil): number {
  if (isKnown) return 1 - pupil.slips;
  if (guess === GUESS_JUDGED.decoy) return trace.takes === null ? 1 / 2 : 1 - pupil.slips;
  if (guess === GUESS_JUDGED.form) return trace.takes === null ? 1 / 2 : pupil.slips;
  if (guess === GUESS_MARK) return trace.takes === null ? pupil.guesses : pupil.slips;
  return guess;
}
