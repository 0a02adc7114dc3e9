/**
 * Fits which cards declarers have to records of games:
 *
 *     node lab/skat/training/fit-declarer-model.ts RECORDS GAMES
 *
 * Takes the first GAMES records. For random decisions of defenders determinizations are sampled
 * uniformly; weights are sought with which the true one among them is the likeliest, beside what the
 * auction and the cards played say. Every tenth game is held out to measure with: the mean logarithm of
 * how many times more the true one weighs than all do on average. Writes `data/declarer-model.json`.
 */
import { seeded } from '@lusoria/core';
import {
  type Determinization,
  emptyDeterminization,
} from '@lusoria/skat/engine/determinization.ts';
import { type FastRandom, fastRandom } from '@lusoria/skat/engine/fast-random.ts';
import {
  declaredGame,
  DECLARER_WEIGHTS,
  declarerFeatures,
  discardFeature,
  findDeclarerFeatures,
} from '@lusoria/skat/engine/inference/declarer-features.ts';
import { evidence } from '@lusoria/skat/engine/inference/importance-weights.ts';
import { uniformSampler } from '@lusoria/skat/engine/inference/uniform-sampling.ts';
import { type Decision, decisionsIn } from './decisions.ts';
import { args, print, writeData } from './files.ts';
import { type Choice, fitSoftmax, probabilities, toHundredths } from './fit.ts';

const SAMPLED = 40;
const EVERY = 4;
const DESCENT = { rounds: 6, rate: 0.05, shrink: 2e-5, initial: 1e-3 };

/** Determinizations, of which the first is the true one. */
interface Sample extends Choice {
  readonly isHeldOut: boolean;
}

function sampleOf({ knowledge, truth, game }: Decision, random: FastRandom): Sample | null {
  const declared = declaredGame(knowledge);
  if (!declared || knowledge.me === 0) return null;
  const sample = uniformSampler(knowledge);
  const weigh = evidence(knowledge);
  const others = Array.from({ length: SAMPLED }, () => {
    const determinization = emptyDeterminization();
    sample(determinization, random);
    return determinization;
  });
  const optionOf = (determinization: Determinization) => {
    const { hands, skat } = determinization;
    const ten = hands[0]! | knowledge.played[0]!;
    const many = findDeclarerFeatures(declared, ten, skat);
    const features = [...declarerFeatures.subarray(0, many), discardFeature(declared, ten, skat)];
    return { features, score: Math.log(weigh(determinization)) };
  };
  return { options: [truth, ...others].map(optionOf), chosen: 0, isHeldOut: game % 10 === 0 };
}

const [file = '', games = ''] = args();
if (!(Number(games) > 0)) throw new Error('fit-declarer-model.ts RECORDS GAMES');
const random = seeded('beliefs');
const decisions = decisionsIn({ file, from: 0, count: Number(games), every: EVERY }, random);
const result: Record<string, readonly number[]> = {};
for (const kind of ['suit', 'grand'] as const) {
  const samples = decisions
    .filter(({ knowledge }) => declaredGame(knowledge)?.kind === kind)
    .flatMap((decision) => sampleOf(decision, fastRandom(random)) ?? []);
  const fitted = samples.filter(({ isHeldOut }) => !isHeldOut);
  const weights = fitSoftmax(
    fitted,
    { from: new Float64Array(DECLARER_WEIGHTS), seed: 'beliefs' },
    DESCENT,
  );
  const heldOut = samples.filter(({ isHeldOut }) => isHeldOut);
  const gain = (by: Float64Array): string =>
    (
      heldOut.reduce((sum, one) => sum + Math.log((SAMPLED + 1) * probabilities(by, one)[0]!), 0) /
      heldOut.length
    ).toFixed(3);
  print(
    `${kind}: ${samples.length} decisions, held out ${heldOut.length}: ${gain(weights)}, ` +
      `without the weights ${gain(new Float64Array(DECLARER_WEIGHTS))}`,
  );
  result[kind] = toHundredths(weights);
}
writeData('declarer-model', result);
