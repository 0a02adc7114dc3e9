import { defined, QUANTILE } from '@lusoria/core';
import { byCell, type Cell, CELLS } from '@lusoria/latin';
import type { Evidence } from './evidence.ts';
import { lend, mixed, ONES, takeBack, timesEach } from './arrays.ts';
import { BY_DEGREES, each, HYPOTHESES, LEARN, SCALES, SLIP } from './hypotheses.ts';
import { bothOf, guessesOf, likelihoodsOf } from './likelihoods.ts';
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
  /** Probability that it comes to mind though it is not learned for good: what showings have left, by degrees. */
  readonly strength: Float64Array;
  /** Time of the last evidence (milliseconds since 1970). */
  readonly at: number;
  readonly memory: Memory | null;
  /** Time of the last recall or showing. */
  readonly reviewed: number;
  readonly evidence: number;
  /** How often it was recalled or shown. */
  readonly reviews: number;
}

/** The prior of a learner without evidence. */
export function noBelief(): Belief {
  return {
    weights: new Float64Array(HYPOTHESES.length).fill(1 / HYPOTHESES.length),
    cells: byCell((cell) => ({
      known: each(({ level }) => level[cell]),
      strength: each(() => 0),
      at: Number.NEGATIVE_INFINITY,
      memory: null,
      reviewed: Number.NEGATIVE_INFINITY,
      evidence: 0,
      reviews: 0,
    })),
  };
}

/**
 * The posterior after evidence, in order of time. What has the same time is of one item or of one round: there a cell
 * comes to mind or does not, however often it is asked for, until it is shown.
 */
export function believe(evidence: readonly Evidence[], before: Belief = noBelief()): Belief {
  let belief = before;
  for (let from = 0; from < evidence.length; ) {
    const { at } = defined(evidence[from]);
    let to = from + 1;
    while (evidence[to]?.at === at) to += 1;
    belief = afterMoment(belief, evidence.slice(from, to));
    from = to;
  }
  return belief;
}

/** Evidence about a cell that comes to mind for all of it, or for none. */
interface Part {
  readonly cell: Cell;
  readonly pieces: readonly Evidence[];
}

function afterMoment(belief: Belief, moment: readonly Evidence[]): Belief {
  const answers = moment.filter(({ kind }) => kind === 'answered');
  const others = moment.filter(({ kind }) => kind !== 'answered');
  const item = [...Map.groupBy(answers, ({ cell }) => cell)];
  const answered = observed(
    belief,
    item.map(([cell, pieces]) => ({ cell, pieces })),
  );
  return partsOf(others).reduce((so, part) => observed(so, [part]), answered);
}

/** By cell, and anew after each showing. */
function partsOf(evidence: readonly Evidence[]): readonly Part[] {
  return [...Map.groupBy(evidence, ({ cell }) => cell)].flatMap(([cell, all]) => {
    const cuts = all.flatMap(({ shown }, i) => (shown > 0 || i === all.length - 1 ? i + 1 : []));
    return cuts.map((cut, n) => ({ cell, pieces: all.slice(n === 0 ? 0 : cuts[n - 1], cut) }));
  });
}

/**
 * The posterior after what was observed at once: evidence about a cell, or all answers to an item. These hang together:
 * who slips has misread the item, and gets wrong whatever would have been right. So under each hypothesis the
 * probability of a slip is inferred for each cell from the others.
 */
function observed(belief: Belief, together: readonly Part[]): Belief {
  if (together.length === 0) return belief;
  takeBack();
  const likelihoods = together.map(({ cell, pieces }) => {
    const old = belief.cells[cell];
    const state = stateAt(old, defined(pieces[0]).at);
    const comes = comingOf(state, old.reviews);
    const { known, slipped, not } = pieces.map(likelihoodsOf).reduce(bothOf);
    const carefully = mixed(comes, known, not);
    const carelessly = slipped === known ? carefully : mixed(comes, slipped, not);
    return { state, known, slipped, not, carefully, carelessly };
  });
  const ofAll = (how: 'carefully' | 'carelessly', but: number | null) =>
    likelihoods.flatMap((one, i) => (i === but ? [] : [one[how]])).reduce(timesEach, ONES);
  const weights = weightsAfter(belief, ofAll('carefully', null), ofAll('carelessly', null));
  const cells = { ...belief.cells };
  for (const [i, { cell, pieces }] of together.entries()) {
    const { state, known, slipped, not } = defined(likelihoods[i]);
    const [others, othersSlipped] = [ofAll('carefully', i), ofAll('carelessly', i)];
    const comes = lend();
    for (let h = 0; h < comes.length; h += 1) {
      const slip = defined(SLIP[h]);
      const slips = slip * defined(othersSlipped[h]);
      const share = slips / (slips + (1 - slip) * defined(others[h]));
      comes[h] = share * defined(slipped[h]) + (1 - share) * defined(known[h]);
    }
    cells[cell] = cellAfter(cells[cell], state, pieces, { comes, not }, weights);
  }
  return { weights, cells };
}

function weightsAfter(
  { weights }: Belief,
  carefully: Float64Array,
  carelessly: Float64Array,
): Float64Array {
  const after = new Float64Array(weights.length);
  let sum = 0;
  for (let h = 0; h < after.length; h += 1) {
    const slip = defined(SLIP[h]);
    const all = slip * defined(carelessly[h]) + (1 - slip) * defined(carefully[h]);
    const weight = all * defined(weights[h]);
    after[h] = weight;
    sum += weight;
  }
  for (let h = 0; h < after.length; h += 1) after[h] = defined(after[h]) / sum;
  return after;
}

/**
 * A cell after evidence of one moment.
 *
 * @param state what is left of it then
 * @param likelihood of the evidence if the cell comes to mind, and if it does not, under each hypothesis
 */
function cellAfter(
  old: CellBelief,
  state: Pick<CellBelief, 'known' | 'strength'>,
  pieces: readonly Evidence[],
  { comes, not }: { readonly comes: Float64Array; readonly not: Float64Array },
  weights: Float64Array,
): CellBelief {
  const { at, shown } = defined(pieces.at(-1));
  const known = new Float64Array(state.known.length);
  const strength = state.strength.slice();
  const firm = firmness(old.reviews);
  const test = pieces.findLast(({ kind }) => kind === 'answered' || kind === 'declared');
  const recalls = test !== undefined || pieces.every(({ kind }) => kind === 'shown');
  let wasKnown = 0;
  let learned = 0;
  for (let h = 0; h < known.length; h += 1) {
    const learn = defined(LEARN[h]);
    const byDegrees = BY_DEGREES[h] === 1;
    const before = defined(state.known[h]);
    const left = defined(strength[h]);
    const ifComes = defined(comes[h]);
    const ifNot = defined(not[h]);
    const sure = defined(firm[h]);
    const ifLearned = sure * ifComes + (1 - sure) * ifNot;
    const ifLeft = left * ifComes + (1 - left) * ifNot;
    const after = (before * ifLearned) / (before * ifLearned + (1 - before) * ifLeft);
    const came = recalls ? (left * ifComes) / ifLeft : 0;
    const gain = learn * (byDegrees ? shown + (1 - shown) * came : shown);
    if (byDegrees) {
      known[h] = after;
      strength[h] = left + (1 - left) * gain;
    } else {
      known[h] = after + (1 - after) * gain;
    }
    const weight = defined(weights[h]);
    wasKnown += weight * after;
    learned += weight * (1 - after) * gain;
  }
  const reviewed = test !== undefined || shown > 0;
  return {
    known,
    strength,
    at,
    memory: reviewed ? memoryAfter(old, test, at, wasKnown / (wasKnown + learned)) : old.memory,
    reviewed: reviewed ? at : old.reviewed,
    reviews: old.reviews + (reviewed ? 1 : 0),
    evidence: old.evidence + pieces.filter(({ kind }) => kind !== 'shown').length,
  };
}

/** Probability that an answer about a cell is right, before it is given. */
export function chanceOfRight(
  { weights, cells }: Belief,
  { cell, guess }: Pick<Evidence, 'cell' | 'guess'>,
  now: number,
): number {
  const guessed = guessesOf(guess);
  return knownUnderEach({ weights, cells }, cell, now).reduce((sum, p, h) => {
    const { slip } = defined(HYPOTHESES[h]);
    return sum + defined(weights[h]) * (p * (1 - slip) + (1 - p) * defined(guessed[h]));
  }, 0);
}

/** @param test the last answer or declaration about the cell; none: it was shown */
function memoryAfter(
  { memory, reviewed }: CellBelief,
  test: Evidence | undefined,
  at: number,
  before: number,
): Memory {
  const days = (at - reviewed) / DAY_MS;
  if (test === undefined) return memory ?? afterShowing(before);
  return test.right ? afterRecall(memory, days) : afterLapse(memory, days);
}

/** Probability that a cell comes to mind which is learned, under each hypothesis; the oftener it was met, the surer. */
function firmness(reviews: number): Float64Array {
  const times = Math.min(Math.max(1, reviews), MAX_TIMES);
  const before = FIRMNESS.get(times);
  if (before) return before;
  const found = each(({ firm }) => 1 - (1 - firm) * FIRMER ** (times - 1));
  FIRMNESS.set(times, found);
  return found;
}

const FIRMNESS = new Map<number, Float64Array>();
/** From here on nothing is left of the difference. */
const MAX_TIMES = 60;

/** Share of failures that is left after one more time; set by hand. */
const FIRMER = 0.88;

/** What is left of a cell at a later time. */
function stateAt(
  { known, strength, at, memory, reviewed }: CellBelief,
  now: number,
): Pick<CellBelief, 'known' | 'strength'> {
  if (memory === null || now <= at) return { known, strength };
  const from = (at - reviewed) / DAY_MS;
  const to = (now - reviewed) / DAY_MS;
  const survives = SCALES.map((scale) => survival(memory, from, to, scale));
  const left = { known: lend(), strength: lend() };
  for (let h = 0; h < known.length; h += 1) {
    const survived = defined(survives[defined(SCALE_OF[h])]);
    left.known[h] = defined(known[h]) * survived;
    left.strength[h] = defined(strength[h]) * survived;
  }
  return left;
}

/** Probability that a cell comes to mind, under each hypothesis. */
export function knownUnderEach({ cells }: Belief, cell: Cell, now: number): Float64Array {
  takeBack();
  return comingOf(stateAt(cells[cell], now), cells[cell].reviews).slice();
}

function comingOf(
  { known, strength }: Pick<CellBelief, 'known' | 'strength'>,
  reviews: number,
): Float64Array {
  return mixed(known, firmness(reviews), strength);
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

/** Expected number of known cells at a point in time: {@link Estimate.total} alone, which takes less. */
export function expectedKnown(belief: Belief, now: number): number {
  const sums = new Float64Array(belief.weights.length);
  for (const cell of CELLS) {
    takeBack();
    const comes = comingOf(stateAt(belief.cells[cell], now), belief.cells[cell].reviews);
    for (let h = 0; h < sums.length; h += 1) sums[h] = defined(sums[h]) + defined(comes[h]);
  }
  return belief.weights.reduce((total, weight, h) => total + weight * defined(sums[h]), 0);
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
