/**
 * Measures how well the strong player infers from what it sees where the cards lie:
 *
 *     node lab/skat/training/measure-inference.ts RECORDS GAMES [FROM]
 *
 * Takes so many records from one on. For random decisions determinizations are sampled uniformly, and
 * weighed as the player does, the true one among them. Prints for declarer and defenders, by the number of
 * tricks before, the mean logarithm of how many times more the true one weighs than they do on average: 0 is
 * no knowledge, less misleads. The constants in `inference/` were chosen with it.
 */
import { seeded } from '@lusoria/core';
import {
  type Determinization,
  emptyDeterminization,
} from '@lusoria/skat/engine/determinization.ts';
import { type FastRandom, fastRandom } from '@lusoria/skat/engine/fast-random.ts';
import { importanceWeights } from '@lusoria/skat/engine/inference/importance-weights.ts';
import { uniformSampler } from '@lusoria/skat/engine/inference/uniform-sampling.ts';
import { loadWeights } from '@lusoria/skat/engine/weights.ts';
import { type Decision, decisionsIn } from './decisions.ts';
import { args, print } from './files.ts';

await loadWeights();

const SAMPLED = 150;
const EVERY = 5;
const LEAST = 1e-12;
/** Tricks before: the first one, the second, the next two, the others. */
const STAGES = [0, 1, 2, 4, 10];

/** The log ratio of the true determinization's weight to the mean weight of a sample that includes it. */
function gain({ knowledge, truth }: Decision, random: FastRandom): number {
  const { cheap, rest } = importanceWeights(knowledge);
  const weigh = (one: Determinization): number => cheap(one) * rest(one);
  const sample = uniformSampler(knowledge);
  const own = weigh(truth);
  let all = own;
  for (let i = 0; i < SAMPLED; i += 1) {
    const other = emptyDeterminization();
    sample(other, random);
    all += weigh(other);
  }
  return Math.log(Math.max(own, LEAST)) - Math.log(Math.max(all / (SAMPLED + 1), LEAST));
}

const [file = '', games = '', start = '0'] = args();
const [count, from] = [Number(games), Number(start)];
if (!(count > 0) || !(from >= 0)) throw new Error('measure-inference.ts RECORDS GAMES [FROM]');
const random = seeded('inference');
const decisions = decisionsIn({ file, from, count, every: EVERY }, random);
const sampling = fastRandom(random);
for (const who of ['declarer', 'defender']) {
  const own = decisions
    .filter(({ knowledge }) => (knowledge.me === 0) === (who === 'declarer'))
    .map((one) => ({ tricks: one.knowledge.view.tricks.length, gain: gain(one, sampling) }));
  if (own.length === 0) throw new Error(`no card of a ${who} was looked at in ${file}`);
  const mean = (some: typeof own): string =>
    (some.reduce((sum, one) => sum + one.gain, 0) / some.length).toFixed(3);
  const stages = STAGES.slice(1).map((end, i) =>
    mean(own.filter(({ tricks }) => tricks >= STAGES[i]! && tricks < end)),
  );
  print(`${who}: ${mean(own)} in ${own.length} decisions; by tricks before: ${stages.join(' ')}`);
}
