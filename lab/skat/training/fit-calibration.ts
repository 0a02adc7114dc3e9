/**
 * Calibrates the chances of winning with games of the player with itself, which `play-games.ts` records:
 *
 *     node lab/skat/training/fit-calibration.ts RECORDS GAMES [FROM]
 *
 * Of the first GAMES records (from number FROM on) every fifth declared game is held out to measure with. Shifts the base, the
 * auction contexts and hand games of each model in `data/win-probability.json`, and how rollouts count, as far as
 * the games ask for it; priors hold them where they are, for there are fewer of these games than of those that the models were fitted to.
 */
import known from '@lusoria/skat/engine/data/win-probability.json' with { type: 'json' };
import { defined } from '@lusoria/core';
import { winRate } from '@lusoria/skat/engine/evaluation/bid-rollouts.ts';
import {
  logit,
  type Model,
  MODELS,
  winProbability,
} from '@lusoria/skat/engine/evaluation/win-probability.ts';
import { loadWeights } from '@lusoria/skat/engine/weights.ts';
import { args, print, read, writeData } from './files.ts';
import { type DenseSample, dot, fitLogisticBatch, logistic } from './fit.ts';
import { type Played, playedGames } from './played-games.ts';

await loadWeights();

/** With fewer games a model stays as it is. */
const MIN_SAMPLES = 15;
/** Precision of the weights' prior; 1 counts as much as four games that are as likely won as lost. */
const HELD = { base: 3, factor: 25, other: 10 };
const DESCENT = { rounds: 600, rate: 0.1, initial: 1 };
const DECLARED = { deals: 80, times: 4 };
const BY_HAND = { deals: 160, times: 2 };

const [file = '', games = '', from = '0'] = args();
if (!(Number(games) > 0)) throw new Error('fit-calibration.ts RECORDS GAMES [FROM]');

interface Sample extends DenseSample {
  readonly played: Played;
}

/** Base, the logit of the model, that of rollouts, auction contexts, by hand. */
function sampleOf(played: Played): Sample {
  const { model, hand, isHand, context, won } = played;
  const score = logit(winProbability(model, { ...played, shift: 0 }));
  const rate = model === 'ouvert' ? 0.5 : winRate(hand, isHand ? BY_HAND : DECLARED);
  const contexts = [0, 1, 2].map((one) => (one === context ? 1 : 0));
  return { played, inputs: [1, score, logit(rate), ...contexts, isHand ? 1 : 0], hit: won };
}

function startOf(model: Model): readonly number[] {
  return [...(model === 'ouvert' ? [0, 1, 0] : known.rollouts[model]), 0, 0, 0, 0];
}

function quality(name: string, samples: readonly Sample[], weights: readonly number[]): void {
  const believed = samples.map(({ inputs }) => logistic(dot(inputs, weights)));
  const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
  const loss = sum(samples.map(({ hit }, i) => -Math.log(hit ? believed[i]! : 1 - believed[i]!)));
  const won = samples.filter(({ hit }) => hit).length;
  const of = Math.max(1, samples.length);
  print(
    `  ${name}: ${samples.length} games, believed ${(sum(believed) / of).toFixed(3)}, ` +
      `won ${(won / of).toFixed(3)}, log loss ${(loss / of).toFixed(4)}`,
  );
}

const rounded = (value: number): number => Math.round(100 * value) / 100;

const lines = read(file)
  .split('\n')
  .slice(Number(from), Number(from) + Number(games))
  .join('\n');
const all = playedGames(lines, Number(games), '');
const models: Record<string, unknown> = {};
const rollouts: Record<string, readonly number[]> = { ...known.rollouts };
for (const model of MODELS) {
  const samples = all.filter((one) => one.model === model).map(sampleOf);
  const start = startOf(model);
  if (samples.length < MIN_SAMPLES) continue;
  const strengths = [HELD.base, HELD.factor, HELD.factor];
  const prior = start.map((mean, i) => ({ mean, strength: strengths[i] ?? HELD.other }));
  const fitted = samples.filter((_, i) => i % 5 !== 0);
  const heldOut = samples.filter((_, i) => i % 5 === 0);
  const tried = fitLogisticBatch(fitted, prior, DESCENT);
  print(model);
  quality('held out, as it was', heldOut, start);
  quality('held out, calibrated', heldOut, tried);
  const weights = fitLogisticBatch(samples, prior, DESCENT);
  quality('all, as it was', samples, start);
  quality('all, calibrated', samples, weights);
  print(`  ${weights.map((one) => one.toFixed(2)).join(' ')}`);
  const [base = 0, before = 1, rate = 0, ...shifts] = weights;
  const old = known[model];
  const by = (i: number): number => defined(shifts[i]) / before;
  models[model] = {
    ...old,
    ...(model === 'ouvert'
      ? { base: rounded(base + before * old.base), slope: rounded(before * old.slope) }
      : {}),
    auction: old.auction.map((one, i) => rounded(one + by(i))),
    hand: rounded(old.hand + by(3)),
  };
  if (model !== 'ouvert') rollouts[model] = [base, before, rate].map(rounded);
}
writeData('win-probability', { ...known, ...models, rollouts });
