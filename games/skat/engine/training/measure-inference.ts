/**
 * Measures how well the strong player infers from what it sees where the cards lie:
 *
 *     node games/skat/engine/training/measure-inference.ts RECORDS GAMES [FROM]
 *
 * Takes so many records from one on. For random decisions determinizations are sampled uniformly, and
 * weighed as the player does, the true one among them. Prints the mean logarithm of how many times more
 * the true one weighs than they do on average: 0 is no knowledge, less misleads. The constants in
 * `inference/` were chosen with it.
 */
import { seeded } from '@lusoria/core';
import { type Determinization, emptyDeterminization } from '../determinization.ts';
import { type FastRandom, fastRandom } from '../fast-random.ts';
import { importanceWeights } from '../inference/importance-weights.ts';
import { uniformSampler } from '../inference/uniform-sampling.ts';
import { type Decision, decisionsIn } from './decisions.ts';
import { args, print } from './files.ts';
import { loadWeights } from '../weights.ts';

await loadWeights();

const SAMPLED = 150;
const EVERY = 5;
const LEAST = 1e-12;

/** How much more the true determinization weighs than others, as a logarithm. */
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
  const own = decisions.filter(({ knowledge }) => (knowledge.me === 0) === (who === 'declarer'));
  if (own.length === 0) throw new Error(`no card of a ${who} was looked at in ${file}`);
  const sum = own.reduce((all, decision) => all + gain(decision, sampling), 0);
  print(`${who}: ${(sum / own.length).toFixed(3)} in ${String(own.length)} decisions`);
}
