import { seeded, shuffled } from '@lusoria/core';

/** Weights in data files are whole numbers of hundredths. */
const UNIT = 100;

/** Weights as a data file has them. */
export function toHundredths(weights: Float64Array): readonly number[] {
  return Array.from(weights, (one) => Math.round(one * UNIT));
}

/** A number with two decimals. */
export function rounded(value: number): number {
  return Math.round(value * UNIT) / UNIT;
}

export function logistic(score: number): number {
  return 1 / (1 + Math.exp(-score));
}

/** Parameters of gradient descent. */
export interface Descent {
  readonly rounds: number;
  readonly rate: number;
  /** The sum of squared gradients before the first step. */
  readonly initial: number;
  /** The part of its weight that is added to a gradient: L2 regularization. */
  readonly shrink?: number;
  /** The part of a weight that each of its steps takes away. */
  readonly decay?: number;
}

/** Makes steps with a learning rate per weight (AdaGrad: Duchi, Hazan and Singer 2011). */
function adaGrad(
  weights: Float64Array,
  { rate, initial, shrink = 0, decay = 0 }: Descent,
): (index: number, slope: number) => void {
  const squares = new Float64Array(weights.length).fill(initial);
  return (index, slope) => {
    const weight = weights[index]!;
    const gradient = slope + shrink * weight;
    const sum = squares[index]! + gradient * gradient;
    squares[index] = sum;
    weights[index] = weight * (1 - decay) - (rate * gradient) / Math.sqrt(sum);
  };
}

/** A choice among options: each has features, the indices of its weights, and a fixed score. */
export interface Choice {
  readonly options: readonly { readonly features: readonly number[]; readonly score: number }[];
  /** The index of the option that was chosen. */
  readonly chosen: number;
}

/** The probability of each option: the softmax of the sums of their weights. */
export function probabilities(weights: Float64Array, { options }: Choice): readonly number[] {
  const scores = options.map(({ features, score }) =>
    features.reduce((sum, feature) => sum + weights[feature]!, score),
  );
  return softmax(scores);
}

export function softmax(scores: readonly number[]): readonly number[] {
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const all = parts.reduce((sum, one) => sum + one, 0);
  return parts.map((one) => one / all);
}

/**
 * The weights of a softmax that make the choices most likely, from some weights on; stochastic, in an order
 * given by a seed.
 */
export function fitSoftmax(
  choices: readonly Choice[],
  { from, seed }: { readonly from: Float64Array; readonly seed: string },
  descent: Descent,
): Float64Array {
  const weights = Float64Array.from(from);
  const step = adaGrad(weights, descent);
  for (let round = 0; round < descent.rounds; round += 1) {
    for (const choice of shuffled(choices, seeded(seed, round))) {
      for (const [i, probability] of probabilities(weights, choice).entries()) {
        const slope = probability - (i === choice.chosen ? 1 : 0);
        for (const feature of choice.options[i]!.features) step(feature, slope);
      }
    }
  }
  return weights;
}

/** Hits and misses with features, the indices of weights; sample i has some from `i * stride` on. */
export interface SparseSamples {
  readonly features: Int32Array;
  readonly stride: number;
  readonly counts: Uint8Array;
  readonly hits: Uint8Array;
}

/** The sum of the weights of a sample. */
export function scoreOf(
  weights: Float64Array,
  { features, stride, counts }: SparseSamples,
  sample: number,
): number {
  const from = sample * stride;
  let sum = 0;
  for (let at = from; at < from + counts[sample]!; at += 1) sum += weights[features[at]!]!;
  return sum;
}

/** The weights of a logistic model of some samples; stochastic, in an order given by a seed. */
export function fitLogistic(
  samples: SparseSamples,
  chosen: readonly number[],
  size: number,
  seed: string,
  descent: Descent,
): Float64Array {
  const weights = new Float64Array(size);
  const step = adaGrad(weights, descent);
  for (let round = 0; round < descent.rounds; round += 1) {
    for (const sample of shuffled(chosen, seeded(seed, round))) {
      const slope = logistic(scoreOf(weights, samples, sample)) - samples.hits[sample]!;
      const from = sample * samples.stride;
      for (let at = from; at < from + samples.counts[sample]!; at += 1) {
        step(samples.features[at]!, slope);
      }
    }
  }
  return weights;
}

/** A hit or miss with a number for each weight. */
export interface DenseSample {
  readonly inputs: readonly number[];
  readonly hit: boolean;
}

/**
 * The weights of a logistic model; by batches.
 *
 * @param prior the start of each weight, and the strength (precision) with which it is held there
 */
export function fitLogisticBatch(
  samples: readonly DenseSample[],
  prior: readonly { readonly mean: number; readonly strength: number }[],
  descent: Descent,
): readonly number[] {
  const weights = Float64Array.from(prior, ({ mean }) => mean);
  const step = adaGrad(weights, descent);
  for (let round = 0; round < descent.rounds; round += 1) {
    const slopes = prior.map(({ mean, strength }, i) => strength * (weights[i]! - mean));
    for (const { inputs, hit } of samples) {
      const error = logistic(dot(inputs, weights)) - (hit ? 1 : 0);
      for (const [i, input] of inputs.entries()) slopes[i] = slopes[i]! + error * input;
    }
    for (const [i, slope] of slopes.entries()) step(i, slope);
  }
  return Array.from(weights, rounded);
}

/** The sum of the products of two lists. */
export function dot(inputs: readonly number[], weights: ArrayLike<number>): number {
  return inputs.reduce((sum, input, i) => sum + input * weights[i]!, 0);
}

/** The base and slope of a logistic model of one number, by Newton's method. */
export function fitLine(
  scores: readonly number[],
  hits: readonly boolean[],
): readonly [base: number, slope: number] {
  const rate = (hits.filter(Boolean).length + 1) / (hits.length + 2);
  let base = Math.log(rate / (1 - rate));
  let slope = 0;
  for (let round = 0; round < 30; round += 1) {
    let [g0, g1, h00, h01, h11] = [0, 0, 1e-6, 0, 1e-6];
    for (const [i, score] of scores.entries()) {
      const p = logistic(base + slope * score);
      const error = p - (hits[i]! ? 1 : 0);
      const h = p * (1 - p);
      g0 += error;
      g1 += error * score;
      h00 += h;
      h01 += h * score;
      h11 += h * score * score;
    }
    const determinant = h00 * h11 - h01 * h01;
    base -= (h11 * g0 - h01 * g1) / determinant;
    slope -= (h00 * g1 - h01 * g0) / determinant;
  }
  return [base, slope];
}
