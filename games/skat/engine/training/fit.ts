/**
 * Fits the weights of hands to deals played with open cards:
 *
 *     node games/skat/bot/training/fit.ts FILE
 *
 * Every tenth line is kept aside to measure with. Writes `strong/data/hands.json`.
 */
import { seeded, shuffled } from '@lusoria/core';
import { find, found, type Kind, KINDS, SIZES } from '../search/features.ts';
import { layout } from '../solver/index.ts';
import { given, rowsOf, say, writeData } from './files.ts';

const MOST = 16;
const ROUNDS = 24;
const RATE = 0.25;
const SHRINK = 2e-5;
/** Weights are written as whole numbers of hundredths. */
const UNIT = 100;

interface Samples {
  readonly features: Int32Array;
  readonly counts: Uint8Array;
  readonly levels: Uint8Array;
  readonly size: number;
}

const [file = 'open.txt'] = given();
const rows = rowsOf(file);

function samplesOf(kind: Kind): Samples {
  const own = rows.filter(([name]) => name === kind.slice(0, 1));
  const features = new Int32Array(own.length * MOST);
  const counts = new Uint8Array(own.length);
  const levels = new Uint8Array(own.length);
  const order = layout(kind === 'suit' ? 'clubs' : kind);
  for (const [i, [, hand, away, leader, level]] of own.entries()) {
    let points = 0;
    for (let rest = Number(away) | 0; rest !== 0; rest &= rest - 1) {
      points += order.points[31 - Math.clz32(rest & -rest)] ?? 0;
    }
    counts[i] = find(kind, Number(hand) | 0, points, (3 - Number(leader)) % 3);
    features.set(found, i * MOST);
    levels[i] = Number(level);
  }
  return { features, counts, levels, size: own.length };
}

function scoreOf(weights: Float64Array, { features, counts }: Samples, i: number): number {
  let sum = 0;
  for (let at = i * MOST; at < i * MOST + (counts[i] ?? 0); at += 1) {
    sum += weights[features[at] ?? 0] ?? 0;
  }
  return sum;
}

const chance = (score: number): number => 1 / (1 + Math.exp(-score));

function fit(samples: Samples, size: number): Float64Array {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1);
  const order = Array.from({ length: samples.size }, (_, i) => i).filter((i) => i % 10 !== 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const i of shuffled(order, seeded('fit', round))) {
      const won = (samples.levels[i] ?? 0) >= 2 ? 1 : 0;
      const slope = chance(scoreOf(weights, samples, i)) - won;
      for (let at = i * MOST; at < i * MOST + (samples.counts[i] ?? 0); at += 1) {
        const feature = samples.features[at] ?? 0;
        const step = slope + SHRINK * (weights[feature] ?? 0);
        squares[feature] = (squares[feature] ?? 0) + step * step;
        weights[feature] =
          (weights[feature] ?? 0) * (1 - SHRINK) - (RATE / Math.sqrt(squares[feature] ?? 1)) * step;
      }
    }
  }
  return weights;
}

/** A line through scores for a second question: its chance is that of `base + slope * score`. */
function line(scores: readonly number[], hits: readonly boolean[]): readonly [number, number] {
  const rate = (hits.filter(Boolean).length + 1) / (hits.length + 2);
  let base = Math.log(rate / (1 - rate));
  let slope = 0;
  for (let round = 0; round < 30; round += 1) {
    let [g0, g1, h00, h01, h11] = [0, 0, 1e-6, 0, 1e-6];
    for (const [i, score] of scores.entries()) {
      const p = chance(base + slope * score);
      const error = p - (hits[i] ? 1 : 0);
      const h = p * (1 - p);
      g0 += error;
      g1 += error * score;
      h00 += h;
      h01 += h * score;
      h11 += h * score * score;
    }
    const det = h00 * h11 - h01 * h01;
    base -= (h11 * g0 - h01 * g1) / det;
    slope -= (h00 * g1 - h01 * g0) / det;
  }
  return [base, slope];
}

const round = (value: number): number => Math.round(value * UNIT) / UNIT;

const result: Record<string, unknown> = {};
for (const kind of KINDS) {
  const samples = samplesOf(kind);
  const weights = fit(samples, SIZES[kind]);
  const aside = Array.from({ length: samples.size }, (_, i) => i).filter((i) => i % 10 === 0);
  const scores = aside.map((i) => scoreOf(weights, samples, i));
  const won = aside.map((i) => (samples.levels[i] ?? 0) >= 2);
  const wins = won.filter(Boolean).length / won.length;
  const loss = (guess: (i: number) => number): number =>
    won.reduce((sum, hit, i) => sum - Math.log(hit ? guess(i) : 1 - guess(i)), 0) / won.length;
  const all = Array.from({ length: samples.size }, (_, i) => i);
  const lost = all.filter((i) => (samples.levels[i] ?? 0) < 2);
  const of = (some: readonly number[]): readonly number[] =>
    some.map((i) => scoreOf(weights, samples, i));
  const lines =
    kind === 'null'
      ? {}
      : {
          beaten: line(
            of(lost),
            lost.map((i) => samples.levels[i] === 0),
          ).map(round),
        };
  say(
    `${kind}: ${samples.size} deals, aside ${aside.length}, won ${wins.toFixed(3)}, ` +
      `log loss ${loss((i) => chance(scores[i] ?? 0)).toFixed(4)} (constant ${loss(() => wins).toFixed(4)}), ` +
      `line ${line(scores, won).map(round).join(' ')} ${JSON.stringify(lines)}`,
  );
  result[kind] = { ...lines, weights: Array.from(weights, (one) => Math.round(one * UNIT)) };
}
writeData('hands', result);
