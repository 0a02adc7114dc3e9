import { byCell, type Cell, CELLS } from '@lusoria/latin';
import type { Evidence } from './evidence.ts';
import { type Hypothesis, HYPOTHESES } from './hypotheses.ts';
import { afterLapse, afterRecall, afterShowing, DAY_MS, type Memory, survival } from './memory.ts';

/**
 * What is believed of somebody's forms: Bayesian knowledge tracing (Corbett and Anderson, "Knowledge tracing", UMUAI 1995)
 * of each cell, with guess and slip; what was known may be forgotten along the memory states of FSRS. Each pupil has
 * parameters of their own (Pardos and Heffernan, "Modeling individualization", UMAP 2010; Yudelson, Koedinger and Gordon,
 * AIED 2013), of which a grid is weighted by how well each explains all 30 cells: so what is known of some cells says what
 * to expect of the others, most of those of the same case, number or gender. The whole is exact Bayesian inference over that grid, and needs no training.
 */
export interface Belief {
  /** Of each hypothesis about the pupil; they sum to 1. */
  readonly weights: Float64Array;
  readonly cells: Readonly<Record<Cell, CellBelief>>;
}

interface CellBelief {
  /** Probability that the cell is known, under each hypothesis, at `at`. */
  readonly known: Float64Array;
  /** The last evidence (milliseconds since 1970). */
  readonly at: number;
  readonly memory: Memory | null;
  /** The last time that it was recalled or shown. */
  readonly reviewed: number;
  readonly evidence: number;
}

/** Probabilities set by hand, after what is usual for BKT of items that must be produced (guess below 0.3). */
const GUESS_DECLARED = 0.02;
/** That somebody challenges what they do not know, when it is wrong and when it is right. */
const ALARM_AT_ERROR = 0.15;
const ALARM_AT_RIGHT = 0.08;
const ALARM_WHEN_KNOWN = 0.01;

/** Somebody of whom nothing is known. */
export function noBelief(): Belief {
  return {
    weights: new Float64Array(HYPOTHESES.length).fill(1 / HYPOTHESES.length),
    cells: byCell((cell) => ({
      known: Float64Array.from(HYPOTHESES, ({ level }) => level[cell]),
      at: Number.NEGATIVE_INFINITY,
      memory: null,
      reviewed: Number.NEGATIVE_INFINITY,
      evidence: 0,
    })),
  };
}

/** What is believed after all this, in the order of time. */
export function believe(evidence: readonly Evidence[], before: Belief = noBelief()): Belief {
  return evidence.reduce(observed, before);
}

/** What is believed after one more piece of evidence. */
export function observed(belief: Belief, evidence: Evidence): Belief {
  const { cell, at, shown } = evidence;
  const old = belief.cells[cell];
  const known = knownAt(old, at);
  const weights = new Float64Array(belief.weights.length);
  let sum = 0;
  let wasKnown = 0;
  let learned = 0;
  for (const [h, hypothesis] of HYPOTHESES.entries()) {
    const before = known[h] ?? 0;
    const { ifKnown, ifNot } = likelihoodOf(evidence, hypothesis);
    const total = before * ifKnown + (1 - before) * ifNot;
    const after = (before * ifKnown) / total;
    const gain = (1 - after) * hypothesis.learn * shown;
    known[h] = after + gain;
    const weight = (belief.weights[h] ?? 0) * total;
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
    evidence: old.evidence + (evidence.kind === 'shown' ? 0 : 1),
  };
  return { weights, cells: { ...belief.cells, [cell]: next } };
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

/** Probability of what happened, for somebody who knows the cell and for somebody who does not. */
function likelihoodOf(
  { kind, right, guess }: Evidence,
  { vigilance, sight, slip }: Hypothesis,
): { readonly ifKnown: number; readonly ifNot: number } {
  switch (kind) {
    case 'answered':
    case 'declared': {
      const guessed = guess ?? GUESS_DECLARED;
      return right ? { ifKnown: 1 - slip, ifNot: guessed } : { ifKnown: slip, ifNot: 1 - guessed };
    }
    case 'challenged':
      return { ifKnown: vigilance, ifNot: ALARM_AT_ERROR * vigilance };
    case 'overlooked':
      return { ifKnown: 1 - vigilance, ifNot: 1 - ALARM_AT_ERROR * vigilance };
    case 'false-alarm':
      return { ifKnown: ALARM_WHEN_KNOWN, ifNot: ALARM_AT_RIGHT };
    case 'accepted':
      return { ifKnown: 1 - ALARM_WHEN_KNOWN, ifNot: 1 - ALARM_AT_RIGHT };
    case 'shown':
      return { ifKnown: 1, ifNot: 1 };
    case 'passed-over':
      return { ifKnown: guess ?? 1, ifNot: 1 };
    case 'missed':
      return { ifKnown: 1 - sight, ifNot: 1 };
  }
}

function knownAt({ known, at, memory, reviewed }: CellBelief, now: number): Float64Array {
  if (memory === null || now <= at) return known.slice();
  const from = (at - reviewed) / DAY_MS;
  const to = (now - reviewed) / DAY_MS;
  const kept = new Map<number, number>();
  return known.map((p, h) => {
    const scale = HYPOTHESES[h]?.scale ?? 1;
    let survives = kept.get(scale);
    if (survives === undefined) {
      survives = survival(memory, from, to, scale);
      kept.set(scale, survives);
    }
    return p * survives;
  });
}

/** What is estimated of one cell. */
export interface CellEstimate {
  /** Probability that it is known. */
  readonly known: number;
  /** Its standard deviation over the hypotheses: how much less or more it may be. */
  readonly deviation: number;
  /** How many pieces of evidence there are. */
  readonly evidence: number;
  /** When it was last recalled or shown (milliseconds since 1970); null: never. */
  readonly reviewed: number | null;
}

/** What is estimated of a pupil at some time. */
export interface Estimate {
  readonly cells: Readonly<Record<Cell, CellEstimate>>;
  /** How many of the 30 cells are known, on average. */
  readonly total: number;
  /** Probability that a known error of somebody else is noticed and challenged. */
  readonly vigilance: number;
}

/** @param now milliseconds since 1970. */
export function estimateAt(belief: Belief, now: number): Estimate {
  const { weights } = belief;
  const mean = (values: Float64Array) =>
    values.reduce((sum, value, h) => sum + value * (weights[h] ?? 0), 0);
  const cells = byCell((cell): CellEstimate => {
    const one = belief.cells[cell];
    const at = knownAt(one, now);
    const known = mean(at);
    const variance = mean(at.map((value) => (value - known) ** 2));
    return {
      known,
      deviation: Math.sqrt(variance),
      evidence: one.evidence,
      reviewed: Number.isFinite(one.reviewed) ? one.reviewed : null,
    };
  });
  return {
    cells,
    total: CELLS.reduce((sum, cell) => sum + cells[cell].known, 0),
    vigilance: mean(Float64Array.from(HYPOTHESES, ({ vigilance }) => vigilance)),
  };
}
