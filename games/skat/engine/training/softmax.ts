import { seeded, shuffled } from '@lusoria/core';

/** A choice among options: what is known of each is the numbers of its weights, and a score besides. */
export interface Choice {
  readonly options: readonly { readonly numbers: readonly number[]; readonly besides: number }[];
  /** Which of them it was. */
  readonly chosen: number;
}

/** How a fit goes on. */
export interface Course {
  readonly rounds: number;
  readonly rate: number;
  readonly shrink: number;
  /** How much a weight is taken to have moved before the first choice. */
  readonly earlier: number;
}

/** How likely each option is: the softmax of the sums of their weights. */
export function chances(weights: Float64Array, { options }: Choice): readonly number[] {
  const scores = options.map(({ numbers, besides }) =>
    numbers.reduce((sum, number) => sum + (weights[number] ?? 0), besides),
  );
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const all = parts.reduce((sum, one) => sum + one, 0);
  return parts.map((one) => one / all);
}

/** The weights with which what was chosen is likeliest, by descent, in an order that `seed` gives. */
export function fit(
  choices: readonly Choice[],
  size: number,
  seed: string,
  { rounds, rate, shrink, earlier }: Course,
): Float64Array {
  const weights = new Float64Array(size);
  const moved = new Float64Array(size).fill(earlier);
  for (let round = 0; round < rounds; round += 1) {
    for (const choice of shuffled(choices, seeded(seed, round))) {
      for (const [i, chance] of chances(weights, choice).entries()) {
        const slope = chance - (i === choice.chosen ? 1 : 0);
        for (const number of choice.options[i]?.numbers ?? []) {
          const weight = weights[number] ?? 0;
          const change = slope + shrink * weight;
          const squares = (moved[number] ?? 0) + change * change;
          moved[number] = squares;
          weights[number] = weight - (rate * change) / Math.sqrt(squares);
        }
      }
    }
  }
  return weights;
}
