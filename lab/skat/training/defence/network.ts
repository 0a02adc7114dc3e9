import { softmax } from '../fit.ts';
import { defined, type Random, shuffled } from '@lusoria/core';

const FIRST = 32;
const SECOND = 16;

/** A decision of a defender: of each card its features, and the declarer's points in the end with open cards. */
export interface Example {
  readonly deal: number;
  readonly trick: number;
  readonly cards: readonly Int32Array[];
  readonly points: readonly number[];
}

/** Weights of three layers in a row; a card's score is what the last gives. */
export interface Network {
  readonly features: number;
  readonly weights: Float64Array;
}

interface Places {
  readonly firstBias: number;
  readonly second: number;
  readonly secondBias: number;
  readonly last: number;
  readonly size: number;
}

function placesOf(features: number): Places {
  const firstBias = features * FIRST;
  const second = firstBias + FIRST;
  const secondBias = second + FIRST * SECOND;
  const last = secondBias + SECOND;
  return { firstBias, second, secondBias, last, size: last + SECOND };
}

export function emptyNetwork(features: number, random: Random): Network {
  const { size, second } = placesOf(features);
  const draw = (width: number): number => (random.int(20_001) / 10_000 - 1) * width;
  const weights = Float64Array.from({ length: size }, (_, i) => draw(i < second ? 0.1 : 0.2));
  return { features, weights };
}

/** The values of both hidden layers of one card, before its score. */
interface Hidden {
  readonly first: Float64Array;
  readonly second: Float64Array;
}

function forward({ features, weights }: Network, card: Int32Array, hidden: Hidden): number {
  const { firstBias, second, secondBias, last } = placesOf(features);
  for (let j = 0; j < FIRST; j += 1) hidden.first[j] = weights[firstBias + j]!;
  for (const feature of card) {
    const at = feature * FIRST;
    for (let j = 0; j < FIRST; j += 1) hidden.first[j] = hidden.first[j]! + weights[at + j]!;
  }
  for (let j = 0; j < FIRST; j += 1) if (hidden.first[j]! < 0) hidden.first[j] = 0;
  let score = 0;
  for (let k = 0; k < SECOND; k += 1) {
    let sum = weights[secondBias + k]!;
    const at = second + k * FIRST;
    for (let j = 0; j < FIRST; j += 1) sum += weights[at + j]! * hidden.first[j]!;
    hidden.second[k] = Math.max(0, sum);
    score += hidden.second[k]! * weights[last + k]!;
  }
  return score;
}

function hiddenLayers(): Hidden {
  return { first: new Float64Array(FIRST), second: new Float64Array(SECOND) };
}

/** The softmax of the cards' scores. */
export function chancesOf(network: Network, cards: readonly Int32Array[]): readonly number[] {
  const hidden = hiddenLayers();
  return softmax(cards.map((card) => forward(network, card, hidden)));
}

/** Card points that a card may give away beside the best and be about as good. */
const TOLERANCE = 4;
const BATCH = 32;
const BETA1 = 0.9;
const BETA2 = 0.999;

/** Parameters of the descent. */
export interface Descent {
  readonly rounds: number;
  readonly rate: number;
  readonly decay: number;
}

/**
 * Fits a network by batches (Adam: Kingma and Ba 2015; with decoupled decay: Loshchilov and Hutter 2019). Cards
 * that give about as much share the chance that they ought to have.
 *
 * @param after called after each round
 */
export function fit(
  network: Network,
  examples: readonly Example[],
  { rounds, rate, decay }: Descent,
  random: Random,
  after: (round: number) => void,
): void {
  const { features, weights } = network;
  const { firstBias, second, secondBias, last, size } = placesOf(features);
  const [gradient, mean, square] = [0, 1, 2].map(() => new Float64Array(size));
  if (!gradient || !mean || !square) throw new Error('three arrays');
  let steps = 0;
  const layers = Array.from({ length: 12 }, hiddenLayers);
  const slopes = new Float64Array(FIRST);
  const back = (card: Int32Array, { first, second: upper }: Hidden, slope: number): void => {
    slopes.fill(0);
    for (let k = 0; k < SECOND; k += 1) {
      gradient[last + k] = gradient[last + k]! + slope * upper[k]!;
      if (upper[k]! <= 0) continue;
      const down = slope * weights[last + k]!;
      gradient[secondBias + k] = gradient[secondBias + k]! + down;
      const at = second + k * FIRST;
      for (let j = 0; j < FIRST; j += 1) {
        gradient[at + j] = gradient[at + j]! + down * first[j]!;
        slopes[j] = slopes[j]! + down * weights[at + j]!;
      }
    }
    for (let j = 0; j < FIRST; j += 1) {
      if (first[j]! <= 0) slopes[j] = 0;
      gradient[firstBias + j] = gradient[firstBias + j]! + slopes[j]!;
    }
    for (const feature of card) {
      const at = feature * FIRST;
      for (let j = 0; j < FIRST; j += 1) gradient[at + j] = gradient[at + j]! + slopes[j]!;
    }
  };
  for (let round = 0; round < rounds; round += 1) {
    const pace = rate * (1 - round / rounds);
    const order = shuffled(examples, random);
    for (let from = 0; from < order.length; from += BATCH) {
      for (const { cards, points } of order.slice(from, from + BATCH)) {
        const scores = cards.map((card, i) => forward(network, card, defined(layers[i])));
        const chances = softmax(scores);
        const wanted = softmax(points.map((one) => -one / TOLERANCE));
        for (const [i, card] of cards.entries()) {
          back(card, defined(layers[i]), (defined(chances[i]) - defined(wanted[i])) / BATCH);
        }
      }
      steps += 1;
      const [c1, c2] = [1 - BETA1 ** steps, 1 - BETA2 ** steps];
      for (let i = 0; i < size; i += 1) {
        const g = gradient[i]!;
        mean[i] = BETA1 * mean[i]! + (1 - BETA1) * g;
        square[i] = BETA2 * square[i]! + (1 - BETA2) * g * g;
        weights[i] =
          weights[i]! * (1 - pace * decay) -
          (pace * (mean[i]! / c1)) / (Math.sqrt(square[i]! / c2) + 1e-8);
        gradient[i] = 0;
      }
    }
    after(round);
  }
}
