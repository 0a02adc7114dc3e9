/**
 * Fits how often hands win at the table to records of games:
 *
 *     node lab/skat/training/fit-win-probability.ts RECORDS GAMES [NAME]
 *
 * Takes the first GAMES records, of these only games of declarers whose names begin with NAME, if it is
 * given. Writes `data/win-probability.json`: for each model a base, the factor of the strength, and what
 * is added by auction context, position, number of trumps (suits: 4 or fewer, 5, 6, 7, 8 or more; grand:
 * 0 to 4) and in hand games; base and slope of schneider in a game won; and how much the logit so found
 * and that of the win rate of rollouts count together. Models with too few games stay as they are.
 */
import { seeded, shuffled } from '@lusoria/core';
import { TARGETS } from '@lusoria/skat/rules/contract.ts';
import known from '@lusoria/skat/engine/data/win-probability.json' with { type: 'json' };
import { winRate } from '@lusoria/skat/engine/evaluation/bid-rollouts.ts';
import { logit, MODELS, trumpIndex } from '@lusoria/skat/engine/evaluation/win-probability.ts';
import { args, print, read, writeData } from './files.ts';
import { type DenseSample, dot, fitLogisticBatch } from './fit.ts';
import { loadWeights } from '@lusoria/skat/engine/weights.ts';
import { type Played, playedGames } from './played-games.ts';

await loadWeights();

/** With fewer games a model stays as it is. */
const LEAST = 50;
/** Priors of the weights: the mean assumed without games, and the strength with which it is held. */
const STRENGTH_PRIOR = [
  { mean: 0.5, strength: 3 },
  { mean: 0.9, strength: 6 },
];
const OTHER_PRIOR = { mean: 0, strength: 8 };
const SCHNEIDER_PRIOR = [
  { mean: -2.5, strength: 3 },
  { mean: 0.6, strength: 6 },
];
const ROLLOUT_PRIOR = [
  { mean: 0, strength: 3 },
  { mean: 0.5, strength: 6 },
  { mean: 0.5, strength: 8 },
];
const ROLLOUTS = { deals: 80, times: 4 };
const DESCENT = { rounds: 400, rate: 0.5, initial: 1 };

const oneHot = (at: number, size: number): readonly number[] =>
  Array.from({ length: size }, (_, i) => (i === at ? 1 : 0));

function sampleOf({ model, ...played }: Played): DenseSample {
  const hasTrumps = model === 'suit' || model === 'grand';
  return {
    inputs: [
      1,
      played.strength,
      ...oneHot(played.context, 3),
      ...oneHot(played.position, 3),
      ...oneHot(hasTrumps ? trumpIndex(model, played.trumps) : -1, 5),
      played.isHand ? 1 : 0,
    ],
    hit: played.won,
  };
}

type Prior = Parameters<typeof fitLogisticBatch>[1];

function lossOf(samples: readonly DenseSample[], weights: readonly number[]): number {
  const sum = samples.reduce((all, { inputs, hit }) => {
    const score = dot(inputs, weights);
    return all + Math.log(1 + Math.exp(hit ? -score : score));
  }, 0);
  return sum / samples.length;
}

/** The log loss of cross-validation: each tenth of the games with weights fitted to the other nine. */
function crossValidated(all: readonly DenseSample[], prior: Prior): string {
  const mixed = shuffled(all, seeded('chances'));
  const losses = Array.from({ length: 10 }, (_, part) => {
    const weights = fitLogisticBatch(
      mixed.filter((_one, i) => i % 10 !== part),
      prior,
      DESCENT,
    );
    const heldOut = mixed.filter((_one, i) => i % 10 === part);
    return lossOf(heldOut, weights) * heldOut.length;
  });
  return (losses.reduce((sum, one) => sum + one, 0) / all.length).toFixed(4);
}

/** Fits and prints. */
function fitted(
  name: string,
  samples: readonly DenseSample[],
  prior: Prior,
  isValidated = true,
): readonly number[] {
  const weights = fitLogisticBatch(samples, prior, DESCENT);
  const hits = samples.filter(({ hit }) => hit).length;
  print(`${name}: ${samples.length} games, ${hits} so, ${weights.join(' ')}`);
  if (isValidated) print(`  log loss of games held out ${crossValidated(samples, prior)}`);
  return weights;
}

const [file = '', games = '', name = ''] = args();
if (!(Number(games) > 0)) throw new Error('fit-win-probability.ts RECORDS GAMES [NAME]');
const all = playedGames(read(file), Number(games), name);
const result: Record<string, unknown> = { ...known };
const rollouts: Record<string, readonly number[]> = { ...known.rollouts };
const schneider: Record<string, readonly number[]> = { ...known.schneider };
for (const model of MODELS) {
  const own = all.filter((one) => one.model === model);
  if (own.length < LEAST) continue;
  const samples = own.map(sampleOf);
  const prior = samples[0]!.inputs.map((_, i) => STRENGTH_PRIOR[i] ?? OTHER_PRIOR);
  const weights = fitted(model, samples, prior);
  const [base, slope] = weights;
  result[model] = {
    base,
    slope,
    auction: weights.slice(2, 5),
    positions: weights.slice(5, 8),
    trumps: weights.slice(8, 13),
    hand: weights[13],
  };
  if (model === 'ouvert') continue;
  const both = own.map(({ hand, won }, i) => ({
    inputs: [1, dot(samples[i]!.inputs, weights), logit(winRate(hand, ROLLOUTS))],
    hit: won,
  }));
  rollouts[model] = fitted(`${model}, rollouts`, both, ROLLOUT_PRIOR);
  if (model === 'null') continue;
  const high = own
    .filter(({ won }) => won)
    .map(({ strength, points }) => ({ inputs: [1, strength], hit: points >= TARGETS.schneider }));
  schneider[model] = fitted(`${model}, schneider`, high, SCHNEIDER_PRIOR, false);
}
writeData('win-probability', { ...result, rollouts, schneider });
