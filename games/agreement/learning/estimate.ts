import { defined, QUANTILE } from '@lusoria/core';
import { byCell, type Cell, CELLS } from '@lusoria/latin';
import type { Evidence, Habit } from './evidence.ts';
import { type Hypothesis, HYPOTHESES, SCALES } from './hypotheses.ts';
import { afterLapse, afterRecall, afterShowing, DAY_MS, type Memory, survival } from './memory.ts';

/**
 * Posterior of a learner's knowledge of the forms: Bayesian knowledge tracing (Corbett and Anderson, "Knowledge
 * tracing", UMUAI 1995) of each cell, with guess and slip; a known cell may be forgotten according to the memory states
 * of FSRS. Each pupil has individual parameters (Pardos and Heffernan, "Modeling individualization", UMAP 2010;
 * Yudelson, Koedinger and Gordon, AIED 2013): a grid of hypotheses is weighted by the likelihood of the evidence on all
 * 30 cells, so evidence on some cells also informs the others, mostly those of the same case, number or gender. The
 * whole is exact Bayesian inference over that grid, and needs no training.
 */
export interface Belief {
  /** Posterior weight of each hypothesis about the pupil; they sum to 1. */
  readonly weights: Float64Array;
  readonly cells: Readonly<Record<Cell, CellBelief>>;
}

interface CellBelief {
  /** Probability that the cell is learned, under each hypothesis, at `at`. */
  readonly known: Float64Array;
  /** Time of the last evidence (milliseconds since 1970). */
  readonly at: number;
  readonly memory: Memory | null;
  /** Time of the last recall or showing. */
  readonly reviewed: number;
  readonly evidence: number;
  /** How often it was recalled or shown. */
  readonly reviews: number;
}

/** Probabilities set by hand, after usual values of BKT for items that must be produced (guess below 0.3). */
const GUESS_DECLARED = 0.02;
/**
 * Probability of challenging a play whose cell is unknown: if it is wrong, as a factor on vigilance; and if it is
 * right.
 */
const ALARM_AT_ERROR = 0.15;
const ALARM_AT_RIGHT = 0.08;
const ALARM_WHEN_KNOWN = 0.01;

/** The prior of a learner without evidence. */
export function noBelief(): Belief {
  return {
    weights: new Float64Array(HYPOTHESES.length).fill(1 / HYPOTHESES.length),
    cells: byCell((cell) => ({
      known: each(({ level }) => level[cell]),
      at: Number.NEGATIVE_INFINITY,
      memory: null,
      reviewed: Number.NEGATIVE_INFINITY,
      evidence: 0,
      reviews: 0,
    })),
  };
}

/** The posterior after evidence, in order of time. */
export function believe(evidence: readonly Evidence[], before: Belief = noBelief()): Belief {
  return evidence.reduce(observed, before);
}

/** The posterior after one more piece of evidence. */
export function observed(belief: Belief, evidence: Evidence): Belief {
  const { cell, at, shown } = evidence;
  const old = belief.cells[cell];
  const known = knownAt(old, at);
  const weights = new Float64Array(belief.weights.length);
  const ifAll = likelihoodsOf(evidence, firmness(old.reviews));
  let sum = 0;
  let wasKnown = 0;
  let learned = 0;
  for (const [h, hypothesis] of HYPOTHESES.entries()) {
    const before = defined(known[h]);
    const ifKnown = defined(ifAll.known[h]);
    const ifNot = defined(ifAll.not[h]);
    const total = before * ifKnown + (1 - before) * ifNot;
    const after = (before * ifKnown) / total;
    const gain = (1 - after) * hypothesis.learn * shown;
    known[h] = after + gain;
    const weight = defined(belief.weights[h]) * total;
    wasKnown += weight * after;
    learned += weight * gain;
    weights[h] = weight;
    sum += weight;
  }
  for (const [h, weight] of weights.entries()) weights[h] = weight / sum;
  const tested = evidence.kind === 'answered' || evidence.kind === 'declared';
  const reviewed = tested || shown > 0;
  const next: CellBelief = {
    known,
    at,
    memory: reviewed
      ? memoryAfter(old, evidence, tested, wasKnown / (wasKnown + learned))
      : old.memory,
    reviewed: reviewed ? at : old.reviewed,
    reviews: old.reviews + (reviewed ? 1 : 0),
    evidence: old.evidence + (evidence.kind === 'shown' ? 0 : 1),
  };
  return { weights, cells: { ...belief.cells, [cell]: next } };
}

/** Probability that an answer about a cell is right, before it is given. */
export function chanceOfRight(
  { weights, cells }: Belief,
  { cell, guess }: Pick<Evidence, 'cell' | 'guess'>,
  now: number,
): number {
  const known = knownAt(cells[cell], now);
  const firm = firmness(cells[cell].reviews);
  const guessed = guessesOf(guess);
  const { known: ifKnown, not } = answered(true, guessed, firm);
  return weights.reduce((sum, weight, h) => {
    const p = defined(known[h]);
    return sum + weight * (p * defined(ifKnown[h]) + (1 - p) * defined(not[h]));
  }, 0);
}

function memoryAfter(
  { memory, reviewed }: CellBelief,
  { right, at }: Evidence,
  tested: boolean,
  before: number,
): Memory {
  const days = (at - reviewed) / DAY_MS;
  if (!tested) return memory ?? afterShowing(before);
  return right ? afterRecall(memory, days) : afterLapse(memory, days);
}

/** Likelihoods of the evidence under each hypothesis, for a pupil who has learned the cell and for one who has not. */
interface Likelihoods {
  readonly known: Float64Array;
  readonly not: Float64Array;
}

/** @param firm probability that what is learned comes to mind, under each hypothesis */
function likelihoodsOf({ kind, right, guess }: Evidence, firm: Float64Array): Likelihoods {
  switch (kind) {
    case 'answered':
    case 'declared':
      return answered(right, guessesOf(guess), firm);
    case 'challenged':
      return {
        known: each(({ vigilance }) => vigilance),
        not: each(({ vigilance }) => ALARM_AT_ERROR * vigilance),
      };
    case 'overlooked':
      return {
        known: each(({ vigilance }) => 1 - vigilance),
        not: each(({ vigilance }) => 1 - ALARM_AT_ERROR * vigilance),
      };
    case 'false-alarm':
      return { known: each(() => ALARM_WHEN_KNOWN), not: each(() => ALARM_AT_RIGHT) };
    case 'accepted':
      return { known: each(() => 1 - ALARM_WHEN_KNOWN), not: each(() => 1 - ALARM_AT_RIGHT) };
    case 'shown':
      return { known: each(() => 1), not: each(() => 1) };
    case 'passed-over':
      return { known: each(() => (typeof guess === 'number' ? guess : 1)), not: each(() => 1) };
    case 'missed':
      return { known: each(({ sight }) => 1 - sight), not: each(() => 1) };
  }
}

function answered(right: boolean, guessed: Float64Array, firm: Float64Array): Likelihoods {
  const known = each(({ slip }, h) => {
    const comes = defined(firm[h]);
    return comes * (1 - slip) + (1 - comes) * defined(guessed[h]);
  });
  if (right) return { known, not: guessed };
  return { known: known.map((one) => 1 - one), not: guessed.map((one) => 1 - one) };
}

/** Probability of a right answer without knowing, under each hypothesis. */
function guessesOf(guess: Evidence['guess']): Float64Array {
  return each((one) => (guess === null ? GUESS_DECLARED : guessedBy(one, guess)));
}

/** Probability of a right answer without knowing. */
function guessedBy({ marks, rejects }: Hypothesis, guess: number | Habit): number {
  switch (guess) {
    case 'accepts':
      return 1 - rejects;
    case 'rejects':
      return rejects;
    case 'marks':
      return marks;
    case 'leaves':
      return 1 - marks;
    case 'either':
      // Another cell would have been enough, which half of the learners know.
      return 1 - (1 - marks) / 2;
    default:
      return guess;
  }
}

/** A value for each hypothesis. */
function each(valueOf: (hypothesis: Hypothesis, h: number) => number): Float64Array {
  const values = new Float64Array(HYPOTHESES.length);
  for (let h = 0; h < values.length; h += 1) values[h] = valueOf(defined(HYPOTHESES[h]), h);
  return values;
}

/** Probability that a cell comes to mind which is learned, under each hypothesis; the oftener it was met, the surer. */
function firmness(reviews: number): Float64Array {
  const times = Math.min(Math.max(1, reviews), MOST_TIMES);
  const before = FIRMNESS.get(times);
  if (before) return before;
  const found = each(({ firm }) => 1 - (1 - firm) * FIRMER ** (times - 1));
  FIRMNESS.set(times, found);
  return found;
}

const FIRMNESS = new Map<number, Float64Array>();
/** From here on nothing is left of the difference. */
const MOST_TIMES = 60;

/** Share of failures that is left after one more time; set by hand. */
const FIRMER = 0.88;

function knownAt({ known, at, memory, reviewed }: CellBelief, now: number): Float64Array {
  const later = known.slice();
  if (memory === null || now <= at) return later;
  const from = (at - reviewed) / DAY_MS;
  const to = (now - reviewed) / DAY_MS;
  const survives = SCALES.map((scale) => survival(memory, from, to, scale));
  for (let h = 0; h < later.length; h += 1) {
    later[h] = defined(later[h]) * defined(survives[defined(SCALE_OF[h])]);
  }
  return later;
}

/** Probability that a cell comes to mind, under each hypothesis. */
export function knownUnderEach({ cells }: Belief, cell: Cell, now: number): Float64Array {
  const { reviews } = cells[cell];
  const firm = firmness(reviews);
  return knownAt(cells[cell], now).map((known, h) => known * defined(firm[h]));
}

/** By hypothesis, the place of its scale among all. */
const SCALE_OF = Uint8Array.from(HYPOTHESES, ({ scale }) => SCALES.indexOf(scale));

export interface CellEstimate {
  /** Probability that it is known. */
  readonly known: number;
  /** Its standard deviation over the hypotheses. */
  readonly deviation: number;
  /** Number of pieces of evidence. */
  readonly evidence: number;
  /** Time of the last recall or showing (milliseconds since 1970); null: never. */
  readonly reviewed: number | null;
}

/** Estimate of a pupil at a point in time. */
export interface Estimate {
  readonly cells: Readonly<Record<Cell, CellEstimate>>;
  /** Expected number of known cells, of 30. */
  readonly total: number;
  /** Its standard deviation: over the hypotheses, and of the cells under each. */
  readonly totalDeviation: number;
  /**
   * Probability that the pupil notices and challenges another player's error, if it is recognizable from known cells.
   */
  readonly vigilance: number;
}

/** Width from which an interval of 30 says too little to be told. */
const TOO_WIDE = 14;

/** Interval of the number of known cells, with probability 0.8; null if the evidence is too little for one worth telling. */
export function knownRange({
  total,
  totalDeviation,
}: Estimate): { readonly from: number; readonly to: number } | null {
  const half = QUANTILE * totalDeviation;
  const from = Math.max(0, Math.round(total - half));
  const to = Math.min(CELLS.length, Math.round(total + half));
  return to - from >= TOO_WIDE ? null : { from, to };
}

/** @param now milliseconds since 1970. */
export function estimateAt(belief: Belief, now: number): Estimate {
  const { weights } = belief;
  const sums = new Float64Array(weights.length);
  const variances = new Float64Array(weights.length);
  const cells = byCell((cell): CellEstimate => {
    const one = belief.cells[cell];
    const at = knownUnderEach(belief, cell, now);
    let known = 0;
    let squares = 0;
    for (let h = 0; h < at.length; h += 1) {
      const value = defined(at[h]);
      const weighted = defined(weights[h]) * value;
      known += weighted;
      squares += weighted * value;
      sums[h] = defined(sums[h]) + value;
      variances[h] = defined(variances[h]) + value * (1 - value);
    }
    return {
      known,
      deviation: Math.sqrt(Math.max(0, squares - known ** 2)),
      evidence: one.evidence,
      reviewed: Number.isFinite(one.reviewed) ? one.reviewed : null,
    };
  });
  const mean = (valueOf: (h: number) => number) =>
    weights.reduce((sum, weight, h) => sum + weight * valueOf(h), 0);
  const total = mean((h) => defined(sums[h]));
  const variance = mean((h) => defined(variances[h]) + (defined(sums[h]) - total) ** 2);
  return {
    cells,
    total,
    totalDeviation: Math.sqrt(variance),
    vigilance: mean((h) => defined(HYPOTHESES[h]).vigilance),
  };
}
