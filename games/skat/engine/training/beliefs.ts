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
import { seeded } from '@lusoria/core';
import { BELIEFS, declarationIn, findBeliefs, findLaid, numbers } from '../search/beliefs.ts';
import { dealerOf, emptyWorld, type World } from '../search/deals.ts';
import { evidenceOf } from '../search/likelihood.ts';
import { type Source, sourceFrom } from '../search/source.ts';
import { given, say, writeData } from './files.ts';
import { type Moment, momentsIn } from './moments.ts';
import { chances, type Choice, fit } from './softmax.ts';

const DEALT = 40;
const EVERY = 4;
const COURSE = { rounds: 6, rate: 0.05, shrink: 2e-5, earlier: 1e-3 };
const UNIT = 100;

/** Layouts, of which the first is the true one. */
interface Sample extends Choice {
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
  return { options: [truth, ...others].map(layoutOf), chosen: 0, aside: game % 10 === 0 };
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
  const own = samples.filter(({ aside }) => !aside);
  const weights = fit(own, BELIEFS, 'beliefs', COURSE);
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
