import { shuffled } from '@lusoria/core';
import { type Determinization, emptyDeterminization } from '../determinization.ts';
import type { FastRandom } from '../fast-random.ts';
import type { ImportanceWeights } from './importance-weights.ts';
import type { Knowledge } from './knowledge.ts';
import { uniformSampler } from './uniform-sampling.ts';

/** A determinization and its weight in averages. */
export interface WeightedDeterminization {
  readonly determinization: Determinization;
  readonly weight: number;
}

/** The most determinizations to sample uniformly, and the number of them to draw by weight. */
export interface SampleSize {
  readonly sampled: number;
  readonly drawn: number;
}

/** The number of samples between calls of `isLate`. */
const ASK_EVERY = 32;

/** Sampling stops when the effective sample size is this multiple of the number to draw. */
const ENOUGH = 4;

/** The number of samples weighed in full first; their mean cheap weight decides which later ones are light. */
const FIRST = 500;

/**
 * Determinizations for a decision, by sampling importance resampling: many are sampled uniformly, each is
 * weighed, and `drawn` of them are drawn by weight; where there are no more than that, all are taken with
 * their weights. Of those whose cheap weight is light only some are weighed to the end, which stand for
 * the others, too. In random order, so that the caller can stop anywhere.
 *
 * @param isLate called now and then: whether to stop with the samples so far
 */
export function sampleDeterminizations(
  knowledge: Knowledge,
  weights: ImportanceWeights,
  { sampled, drawn }: SampleSize,
  random: FastRandom,
  isLate: () => boolean = () => false,
): readonly WeightedDeterminization[] {
  const sample = uniformSampler(knowledge);
  const seen = new Set<number>();
  const determinization = emptyDeterminization();
  const { hands } = determinization;
  // Tens of thousands of objects would be a burden.
  const cards = new Int32Array(MASKS * sampled);
  const kept = new Float64Array(sampled);
  let count = 0;
  let cheapSum = 0;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < sampled; i += 1) {
    // The effective sample size is the square of the sum over the sum of squares (Kish).
    const isAsked = i % ASK_EVERY === ASK_EVERY - 1;
    if (isAsked && (isLate() || sum * sum > ENOUGH * drawn * squares)) break;
    sample(determinization, random);
    const key = keyOf(determinization, knowledge);
    if (seen.has(key)) continue;
    seen.add(key);
    const cheap = weights.cheap(determinization);
    const light = i < FIRST ? 0 : cheapSum / FIRST;
    if (i < FIRST) cheapSum += cheap;
    if (cheap < light && random.unit() * light >= cheap) continue;
    const weight = Math.max(cheap, light) * weights.rest(determinization);
    cards.set(hands, MASKS * count);
    cards[MASKS * count + MASKS - 1] = determinization.skat;
    kept[count] = weight;
    count += 1;
    sum += weight;
    squares += weight * weight;
  }
  // All are sampled with the same probability, so each counts once, by its weight alone.
  return resampled(kept.subarray(0, count), drawn, random).map(({ index, weight }) => ({
    determinization: {
      hands: cards.slice(MASKS * index, MASKS * index + MASKS - 1),
      skat: cards[MASKS * index + MASKS - 1]!,
    },
    weight,
  }));
}

/** Three hands and the skat. */
const MASKS = 4;

/** A number for each determinization: the first hidden hand and the skat determine it. */
function keyOf({ hands, skat }: Determinization, { knownHands }: Knowledge): number {
  const first = knownHands.indexOf(null);
  const hand = first < 0 ? 0 : hands[first]! >>> 0;
  const low = 31 - Math.clz32(skat & -skat);
  const high = 31 - Math.clz32(skat);
  return hand * 1024 + low * 32 + high;
}

/** A sample that was drawn, and its weight in averages. */
interface Drawn {
  readonly index: number;
  readonly weight: number;
}

/** Systematic resampling: as many as wanted, by weight. */
function resampled(weights: Float64Array, wanted: number, random: FastRandom): readonly Drawn[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const all = (): readonly Drawn[] => Array.from(weights, (weight, index) => ({ index, weight }));
  if (!(sum > 0)) {
    return shuffled(all(), random)
      .slice(0, wanted)
      .map(({ index }) => ({ index, weight: 1 }));
  }
  if (weights.length <= wanted) return shuffled(all(), random);
  const step = sum / wanted;
  let next = random.unit() * step;
  let passed = 0;
  const chosen: Drawn[] = [];
  for (const [index, weight] of weights.entries()) {
    passed += weight;
    let times = 0;
    for (; next < passed; next += step) times += 1;
    if (times > 0) chosen.push({ index, weight: times });
  }
  return shuffled(chosen, random);
}
