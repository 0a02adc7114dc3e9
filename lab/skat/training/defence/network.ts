import { softmax } from '../fit.ts';
import * as v from 'valibot';
import { defined, type Random, shuffled } from '@lusoria/core';

/** A decision of a defender: of each card its features, and the declarer's points in the end with open cards. */
export interface Example {
  readonly deal: number;
  readonly trick: number;
  readonly cards: readonly Int32Array[];
  readonly points: readonly number[];
}

/** How many inputs there are, and values in each hidden layer. */
export interface Sizes {
  readonly features: number;
  readonly first: number;
  readonly second: number;
}

/** Weights of three layers in a row; a card's score is what the last gives. */
export interface Network {
  readonly sizes: Sizes;
  readonly weights: Float64Array;
}

interface Places {
  readonly firstBias: number;
  readonly upper: number;
  readonly upperBias: number;
  readonly last: number;
  readonly size: number;
}

function placesOf({ features, first, second }: Sizes): Places {
  const firstBias = features * first;
  const upper = firstBias + first;
  const upperBias = upper + first * second;
  const last = upperBias + second;
  return { firstBias, upper, upperBias, last, size: last + second };
}

export function emptyNetwork(sizes: Sizes, random: Random): Network {
  const { size, upper } = placesOf(sizes);
  const draw = (width: number): number => (random.int(20_001) / 10_000 - 1) * width;
  const wide = Math.sqrt(1.3 / sizes.first);
  const weights = Float64Array.from({ length: size }, (_, i) => draw(i < upper ? 0.1 : wide));
  return { sizes, weights };
}

const schema = v.object({ first: v.number(), second: v.number(), weights: v.array(v.number()) });

/** A network as `fit-network.ts` writes it. */
export function networkOf(data: unknown, features: number): Network {
  const { first, second, weights } = v.parse(schema, data);
  return { sizes: { features, first, second }, weights: Float64Array.from(weights) };
}

/** The values of both hidden layers of one card, before its score. */
interface Hidden {
  readonly lower: Float64Array;
  readonly higher: Float64Array;
}

function forward({ sizes, weights }: Network, card: Int32Array, hidden: Hidden): number {
  const { firstBias, upper, upperBias, last } = placesOf(sizes);
  const { first, second } = sizes;
  const { lower, higher } = hidden;
  for (let j = 0; j < first; j += 1) lower[j] = weights[firstBias + j]!;
  for (const feature of card) {
    const at = feature * first;
    for (let j = 0; j < first; j += 1) lower[j] = lower[j]! + weights[at + j]!;
  }
  for (let j = 0; j < first; j += 1) if (lower[j]! < 0) lower[j] = 0;
  let score = 0;
  for (let k = 0; k < second; k += 1) {
    let sum = weights[upperBias + k]!;
    const at = upper + k * first;
    for (let j = 0; j < first; j += 1) sum += weights[at + j]! * lower[j]!;
    higher[k] = Math.max(0, sum);
    score += higher[k]! * weights[last + k]!;
  }
  return score;
}

function hiddenLayers({ first, second }: Sizes): Hidden {
  return { lower: new Float64Array(first), higher: new Float64Array(second) };
}

/** The softmax of the cards' scores. */
export function chancesOf(network: Network, cards: readonly Int32Array[]): readonly number[] {
  const hidden = hiddenLayers(network.sizes);
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
 */
export function fit(
  network: Network,
  examples: readonly Example[],
  { rounds, rate, decay }: Descent,
  random: Random,
): void {
  const { sizes, weights } = network;
  const { first, second } = sizes;
  const { firstBias, upper, upperBias, last, size } = placesOf(sizes);
  const [gradient, mean, square] = [0, 1, 2].map(() => new Float64Array(size));
  if (!gradient || !mean || !square) throw new Error('three arrays');
  let steps = 0;
  const layers = Array.from({ length: 12 }, () => hiddenLayers(sizes));
  const slopes = new Float64Array(first);
  const back = (card: Int32Array, { lower, higher }: Hidden, slope: number): void => {
    slopes.fill(0);
    for (let k = 0; k < second; k += 1) {
      gradient[last + k] = gradient[last + k]! + slope * higher[k]!;
      if (higher[k]! <= 0) continue;
      const down = slope * weights[last + k]!;
      gradient[upperBias + k] = gradient[upperBias + k]! + down;
      const at = upper + k * first;
      for (let j = 0; j < first; j += 1) {
        gradient[at + j] = gradient[at + j]! + down * lower[j]!;
        slopes[j] = slopes[j]! + down * weights[at + j]!;
      }
    }
    for (let j = 0; j < first; j += 1) {
      if (lower[j]! <= 0) slopes[j] = 0;
      gradient[firstBias + j] = gradient[firstBias + j]! + slopes[j]!;
    }
    for (const feature of card) {
      const at = feature * first;
      for (let j = 0; j < first; j += 1) gradient[at + j] = gradient[at + j]! + slopes[j]!;
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
  }
}
