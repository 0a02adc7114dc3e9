/**
 * Ways to use the network of defenders, against the linear policy and against the search without it:
 *
 *     node lab/skat/training/defence/judge-network.ts WEIGHTS RECORDS GAMES SECONDS [FROM [full]]
 *
 * Takes cards of defenders in the first four tricks of recorded suit games and grands where, as the cards lay, some beat the
 * contract and others do not. All ways see the same determinizations, fewer than the player draws at full effort; with `full` as
 * many. Prints the
 * errors of each way in 100 such cards, and how many fewer than the first way it makes, with 95 % intervals by games; for all, and
 * for the first two tricks. Ways that search are judged for so many seconds, the others on all cards.
 */
import { defined, seeded } from '@lusoria/core';
import { fastRandom } from '@lusoria/skat/engine/fast-random.ts';
import { importanceWeights } from '@lusoria/skat/engine/inference/importance-weights.ts';
import { sampleDeterminizations } from '@lusoria/skat/engine/inference/sampling.ts';
import { situationOf } from '@lusoria/skat/engine/policies/play-features.ts';
import {
  peerPolicy,
  playProbability,
  selfPolicy,
} from '@lusoria/skat/engine/policies/play-policy.ts';
import { byRollouts, doubleDummy } from '@lusoria/skat/engine/search/evaluators.ts';
import { createSolver, legalMoves, pointsIn } from '@lusoria/skat/engine/solver/index.ts';
import { effortFor, LEVEL } from '@lusoria/skat/engine/search/levels.ts';
import { loadWeights } from '@lusoria/skat/engine/weights.ts';
import { TARGETS } from '@lusoria/skat/rules/contract.ts';
import { type Decision, decisionsIn } from '../decisions.ts';
import { args, print, read } from '../files.ts';
import { FEATURES, type Seen } from './card-features.ts';
import { intervalByDeal } from './examples.ts';
import { networkOf } from './network.ts';
import { bitsOf, chancesFor, partnersLikelihood, sightsOf } from './sights.ts';

const LAST_TRICK = 3;
const EVERY = 1;
const SMALL = { sampled: 2000, determinizations: 24, rollouts: 2 };
/** How much the network's chance of a card counts beside the search's value, in games won. */
const PRIORS = [0.1, 0.2, 0.4, 0.8, 1.6];

const [weightsFile = '', file = '', games = '', seconds = '', from = '0', effort = ''] = args();
if (!(Number(seconds) >= 0 && seconds !== ''))
  throw new Error('judge-network.ts WEIGHTS RECORDS GAMES SECONDS [FROM [full]]');
const isFull = effort === 'full';
await loadWeights();
const network = networkOf(JSON.parse(read(weightsFile)), FEATURES);
const solver = createSolver();

const highest = (values: readonly number[]): number => values.indexOf(Math.max(...values));

/** By way, how likely its card lets the contract through. */
type Judgement = ReadonlyMap<string, number>;

/** A decision where the card matters: what its player sees, which cards may be played, and which of them err. */
interface Critical {
  readonly decision: Decision;
  readonly seen: Seen;
  readonly cards: readonly number[];
  readonly errors: number;
}

/** Null where no card matters. */
function criticalIn(decision: Decision): Critical | null {
  const { knowledge, truth } = decision;
  const { me, knownHands, trick, layout, view, points } = knowledge;
  if (me === 0 || view.tricks.length > LAST_TRICK) return null;
  const hand = defined(knownHands[me] ?? undefined);
  const legal = legalMoves(hand, trick[0] ?? -1, layout);
  const need = TARGETS.game - points - pointsIn(truth.skat, layout);
  const errors = solver.reachingMoves({ layout, hands: truth.hands, seat: me, trick }, need, legal);
  if (errors === 0 || errors === legal) return null;
  const seen = { ...defined(sightsOf(knowledge).at(-1)), hand };
  return { decision, seen, cards: bitsOf(legal), errors };
}

const errs = ({ cards, errors }: Critical, i: number): number => (errors >>> defined(cards[i])) & 1;

/** Ways that choose at once. */
function judgeAlone(critical: Critical): Judgement {
  const { decision, seen, cards } = critical;
  const { context, hand } = seen;
  const { game } = decision.knowledge;
  const choiceOf = (weights: Float64Array): number =>
    highest(
      cards.map((card) =>
        playProbability(weights, { context, situation: situationOf(context), card }, hand),
      ),
    );
  return new Map([
    ['linear self policy alone', errs(critical, choiceOf(selfPolicy(game)))],
    ['linear peer policy alone', errs(critical, choiceOf(peerPolicy(game)))],
    ['network alone', errs(critical, highest(chancesFor(network, seen, cards)))],
    ['any card', cards.filter((_, i) => errs(critical, i) === 1).length / cards.length],
  ]);
}

/** Ways that search. */
function judgeSearch(critical: Critical, seed: number): Judgement {
  const { seen, cards } = critical;
  const { knowledge } = critical.decision;
  const chances = chancesFor(network, seen, cards);
  const random = fastRandom(seeded('defenders judged', seed));
  const { sampled, determinizations, rollouts } = isFull
    ? effortFor(LEVEL.full, knowledge.view.hand.length, false)
    : SMALL;
  const size = { sampled, drawn: determinizations };
  const drawn = sampleDeterminizations(knowledge, importanceWeights(knowledge), size, random);
  const setup = { knowledge, random, rollouts, isOver: () => false };
  const evaluators = [doubleDummy(setup), byRollouts(setup)];
  const likelihood = partnersLikelihood(network, knowledge);
  const sums = new Map<string, number[]>();
  let all = 0;
  for (const { determinization, weight } of drawn) {
    const [solved = [], lines = []] = evaluators.map(
      (evaluate) => defined(evaluate(determinization, cards) ?? undefined).values,
    );
    const add = (way: string, factor: number, ...values: readonly (readonly number[])[]): void => {
      const before = sums.get(way) ?? cards.map(() => 0);
      const mean = (i: number): number =>
        values.reduce((sum, one) => sum + defined(one[i]), 0) / values.length;
      sums.set(
        way,
        before.map((sum, i) => sum - weight * factor * mean(i)),
      );
    };
    all += weight;
    add('search', 1, solved, lines);
    add('open cards alone', 1, solved);
    add('rollouts alone', 1, lines);
    add('partner’s cards weighed by the network', likelihood(determinization), solved, lines);
  }
  const means = defined(sums.get('search')).map((sum) => sum / all);
  for (const prior of PRIORS)
    sums.set(
      `network as a prior of ${prior}`,
      means.map((mean, i) => mean + prior * defined(chances[i])),
    );
  return new Map([...sums].map(([way, values]) => [way, errs(critical, highest(values))]));
}

interface Judged {
  readonly critical: Critical;
  readonly errors: Judgement;
}

function printErrors(what: string, judged: readonly Judged[]): void {
  const games = new Set(judged.map(({ critical }) => critical.decision.game)).size;
  print(`${what}: ${judged.length} cards of ${games} games`);
  const ways = [...defined(judged[0]).errors.keys()];
  const errorsOf = ({ errors }: Judged, way: string): number => 100 * defined(errors.get(way));
  const byGame = (valueOf: (one: Judged) => number): string =>
    intervalByDeal(
      judged.map((one) => ({ deal: one.critical.decision.game, value: valueOf(one) })),
    );
  for (const way of ways) {
    const fewer = byGame((one) => errorsOf(one, defined(ways[0])) - errorsOf(one, way));
    print(`  ${way}: ${byGame((one) => errorsOf(one, way))}; fewer ${fewer}`);
  }
}

function printAll(judged: readonly Judged[]): void {
  if (judged.length === 0) return;
  printErrors('first four tricks', judged);
  const isEarly = ({ critical }: Judged): boolean =>
    critical.decision.knowledge.view.tricks.length < 2;
  printErrors('first two tricks', judged.filter(isEarly));
}

const part = { file, from: Number(from), count: Number(games), every: EVERY };
const found = decisionsIn(part, seeded('defenders')).flatMap((one) => criticalIn(one) ?? []);
const alone = found.map((critical) => ({ critical, errors: judgeAlone(critical) }));
printAll(alone);
const start = performance.now();
const searched: Judged[] = [];
for (const [seed, { critical, errors }] of alone.entries()) {
  if (performance.now() - start > Number(seconds) * 1000) break;
  searched.push({
    critical,
    errors: new Map([...judgeSearch(critical, seed), ...errors]),
  });
}
printAll(searched);
print(`${process.cpuUsage().user / 1e6} s of a core`);
