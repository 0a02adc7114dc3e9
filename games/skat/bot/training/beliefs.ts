/**
 * Fits which cards declarers have to records of games:
 *
 *     node games/skat/bot/training/beliefs.ts RECORDS GAMES
 *
 * Takes the first GAMES records. Now and then, before a defender plays a card, layouts that agree with
 * the view are dealt; weights are sought with which the true one among them is the likeliest, beside
 * what the auction and the cards played say. Every tenth game is kept aside to measure with: the mean
 * logarithm of how many times more the true layout weighs than all do on average. Writes
 * `strong/data/beliefs.json`.
 */
import { seeded, shuffled } from '@lusoria/core';
import { BELIEFS, declarationIn, findBeliefs, findLaid, numbers } from '../strong/beliefs.ts';
import { dealerOf, emptyWorld, type World } from '../strong/deals.ts';
import { evidenceOf } from '../strong/likelihood.ts';
import { type Source, sourceFrom } from '../strong/source.ts';
import { given, say, writeData } from './files.ts';
import { type Moment, momentsIn } from './moments.ts';

const DEALT = 40;
const EVERY = 4;
const ROUNDS = 6;
const RATE = 0.05;
const SHRINK = 2e-5;
/** How much a weight is taken to have moved before the first moment. */
const EARLIER = 1e-3;
const UNIT = 100;

/** Layouts as the numbers of their weights and what else speaks for them; the first is the true one. */
interface Sample {
  readonly layouts: readonly { readonly numbers: readonly number[]; readonly besides: number }[];
  readonly aside: boolean;
}

function sampleOf({ known, truth, game }: Moment, source: Source): Sample | null {
  const declared = declarationIn(known);
  if (!declared || known.me === 0) return null;
  const deal = dealerOf(known);
  const evidence = evidenceOf(known);
  const others = Array.from({ length: DEALT }, () => {
    const world = emptyWorld();
    deal(world, source);
    return world;
  });
  const layoutOf = (world: World) => {
    const ten = (world.hands[0] ?? 0) | (known.played[0] ?? 0);
    const many = findBeliefs(declared, ten, world.skat);
    const found = [...numbers.subarray(0, many), findLaid(declared, ten, world.skat)];
    return { numbers: found, besides: Math.log(evidence(world)) };
  };
  return { layouts: [truth, ...others].map(layoutOf), aside: game % 10 === 0 };
}

function chances(weights: Float64Array, { layouts }: Sample): readonly number[] {
  const scores = layouts.map((one) =>
    one.numbers.reduce((sum, number) => sum + (weights[number] ?? 0), one.besides),
  );
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const all = parts.reduce((sum, one) => sum + one, 0);
  return parts.map((one) => one / all);
}

function fit(samples: readonly Sample[]): Float64Array {
  const weights = new Float64Array(BELIEFS);
  const moved = new Float64Array(BELIEFS).fill(EARLIER);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const sample of shuffled(samples, seeded('beliefs', round))) {
      for (const [i, chance] of chances(weights, sample).entries()) {
        const slope = chance - (i === 0 ? 1 : 0);
        for (const number of sample.layouts[i]?.numbers ?? []) {
          const weight = weights[number] ?? 0;
          const change = slope + SHRINK * weight;
          const squares = (moved[number] ?? 0) + change * change;
          moved[number] = squares;
          weights[number] = weight - (RATE * change) / Math.sqrt(squares);
        }
      }
    }
  }
  return weights;
}

const [file = '', games = ''] = given();
if (!(Number(games) > 0)) throw new Error('beliefs.ts RECORDS GAMES');
const random = seeded('beliefs');
const moments = momentsIn({ file, from: 0, count: Number(games), every: EVERY }, random);
const result: Record<string, readonly number[]> = {};
for (const kind of ['suit', 'grand'] as const) {
  const samples = moments
    .filter(({ known }) => declarationIn(known)?.kind === kind)
    .flatMap((moment) => sampleOf(moment, sourceFrom(random)) ?? []);
  const weights = fit(samples.filter(({ aside }) => !aside));
  const aside = samples.filter((one) => one.aside);
  const gain = (by: Float64Array): string =>
    (
      aside.reduce((sum, one) => sum + Math.log((DEALT + 1) * (chances(by, one)[0] ?? 0)), 0) /
      aside.length
    ).toFixed(3);
  say(
    `${kind}: ${samples.length} moments, aside ${aside.length}: ${gain(weights)}, ` +
      `without the weights ${gain(new Float64Array(BELIEFS))}`,
  );
  result[kind] = Array.from(weights, (one) => Math.round(one * UNIT));
}
writeData('beliefs', result);
