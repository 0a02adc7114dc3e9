/**
 * Ways to use the network of defenders, against the search without it:
 *
 *     node lab/skat/training/defence/judge-network.ts WEIGHTS RECORDS GAMES SECONDS [FROM]
 *
 * Takes cards of defenders in the first four tricks of recorded suit games and grands where, as the cards lay, some beat the
 * contract and others do not. All ways see the same determinizations, fewer than the player draws at full effort. Prints the
 * errors of each way in 100 such cards, and how many fewer than the search it makes, with 95 % intervals; for all, and for the
 * first two tricks. Stops after so many seconds.
 */
import { defined, seeded } from '@lusoria/core';
import type { Determinization } from '@lusoria/skat/engine/determinization.ts';
import { fastRandom } from '@lusoria/skat/engine/fast-random.ts';
import { importanceWeights } from '@lusoria/skat/engine/inference/importance-weights.ts';
import type { Knowledge } from '@lusoria/skat/engine/inference/knowledge.ts';
import { sampleDeterminizations } from '@lusoria/skat/engine/inference/sampling.ts';
import { nextContext, openingContext } from '@lusoria/skat/engine/policies/play-context.ts';
import { situationOf } from '@lusoria/skat/engine/policies/play-features.ts';
import { playProbability, selfPolicy } from '@lusoria/skat/engine/policies/play-policy.ts';
import { createEvaluator } from '@lusoria/skat/engine/search/evaluators.ts';
import { createSolver, legalMoves, pointsIn } from '@lusoria/skat/engine/solver/index.ts';
import { loadWeights } from '@lusoria/skat/engine/weights.ts';
import { TARGETS } from '@lusoria/skat/rules/contract.ts';
import * as v from 'valibot';
import { interval } from '../../bench/opponent/seatings.ts';
import { type Decision, decisionsIn } from '../decisions.ts';
import { args, print, read } from '../files.ts';
import { cardFeatures, FEATURES, type Seen } from './card-features.ts';
import { chancesOf, type Network } from './network.ts';

const LAST_TRICK = 3;
const EVERY = 2;
const SIZE = { sampled: 2000, drawn: 24 };
const ROLLOUTS = 2;
/** How much the network's chance of a card counts beside the search's value, in games won. */
const PRIORS = [0.05, 0.1, 0.2, 0.4];

const [weightsFile = '', file = '', games = '', seconds = '', from = '0'] = args();
if (!(Number(seconds) > 0))
  throw new Error('judge-network.ts WEIGHTS RECORDS GAMES SECONDS [FROM]');
await loadWeights();
const network: Network = {
  features: FEATURES,
  weights: Float64Array.from(v.parse(v.array(v.number()), JSON.parse(read(weightsFile)))),
};
const solver = createSolver();

function bitsOf(mask: number): readonly number[] {
  return Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => (mask >>> bit) & 1);
}

/** What was seen before each card, and now; without the hands, which differ. */
function sightsOf({ plays, layout, me, view }: Knowledge): readonly Omit<Seen, 'hand'>[] {
  let context = openingContext(layout, plays[0]?.player ?? me);
  const played = [0, 0, 0];
  let table = 0;
  const isHand = view.contract?.hand ?? false;
  const sights: Omit<Seen, 'hand'>[] = [{ context, played: [...played], table, isHand }];
  for (const { player, card } of plays) {
    played[player] = defined(played[player]) | (1 << card);
    context = nextContext(context, card);
    table = context.onTable === 0 ? 0 : table | (1 << card);
    sights.push({ context, played: [...played], table, isHand });
  }
  return sights;
}

function chancesFor(seen: Seen, cards: readonly number[]): readonly number[] {
  return chancesOf(
    network,
    cards.map((card) => Int32Array.from(cardFeatures(seen, card))),
  );
}

/** How likely the network finds the cards that the partner has played, by the partner's hand now. */
function partnersLikelihood(knowledge: Knowledge): (determinization: Determinization) => number {
  const { plays, layout, me, played } = knowledge;
  const sights = sightsOf(knowledge);
  const partner = 3 - me;
  return ({ hands }) => {
    let likelihood = 1;
    let hand = defined(hands[partner]) | defined(played[partner]);
    for (const [i, { player, card }] of plays.entries()) {
      if (player !== partner) continue;
      const seen = { ...defined(sights[i]), hand };
      const cards = bitsOf(legalMoves(hand, seen.context.led, layout));
      likelihood *= 0.1 + 0.9 * defined(chancesFor(seen, cards)[cards.indexOf(card)]);
      hand &= ~(1 << card);
    }
    return likelihood;
  };
}

const highest = (values: readonly number[]): number => values.indexOf(Math.max(...values));

/** By way, how likely its card lets the contract through. */
type Judgement = ReadonlyMap<string, number>;

/** Null where no card matters. */
function judge({ knowledge, truth }: Decision, seed: number): Judgement | null {
  const { me, knownHands, trick, layout, view, points, game } = knowledge;
  if (me === 0 || view.tricks.length > LAST_TRICK) return null;
  const hand = defined(knownHands[me] ?? undefined);
  const legal = legalMoves(hand, trick[0] ?? -1, layout);
  const need = TARGETS.game - points - pointsIn(truth.skat, layout);
  const errors = solver.reachingMoves({ layout, hands: truth.hands, seat: me, trick }, need, legal);
  if (errors === 0 || errors === legal) return null;
  const cards = bitsOf(legal);
  const seen = { ...defined(sightsOf(knowledge).at(-1)), hand };
  const chances = chancesFor(seen, cards);
  const random = fastRandom(seeded('defenders judged', seed));
  const drawn = sampleDeterminizations(knowledge, importanceWeights(knowledge), SIZE, random);
  const evaluate = createEvaluator({ knowledge, random, rollouts: ROLLOUTS, isOver: () => false });
  const likelihood = partnersLikelihood(knowledge);
  const plain = cards.map(() => 0);
  const weighed = cards.map(() => 0);
  let all = 0;
  for (const { determinization, weight } of drawn) {
    const { values } = defined(evaluate(determinization, cards) ?? undefined);
    const likely = likelihood(determinization);
    all += weight;
    for (const [i, value] of values.entries()) {
      plain[i] = plain[i]! - weight * value;
      weighed[i] = weighed[i]! - weight * likely * value;
    }
  }
  const means = plain.map((sum) => sum / all);
  const { context } = seen;
  const habits = cards.map((card) =>
    playProbability(selfPolicy(game), { context, situation: situationOf(context), card }, hand),
  );
  const named = new Map([
    ['search', highest(means)],
    ['linear policy alone', highest(habits)],
    ['network alone', highest(chances)],
    ['partner’s cards weighed by the network', highest(weighed)],
    ...PRIORS.map((prior): [string, number] => [
      `network as a prior of ${prior}`,
      highest(means.map((mean, i) => mean + prior * defined(chances[i]))),
    ]),
  ]);
  const errs = (card: number): number => (errors >>> card) & 1;
  return new Map([
    ...[...named].map(([way, i]): [string, number] => [way, errs(defined(cards[i]))]),
    ['any card', cards.filter((card) => errs(card) === 1).length / cards.length],
  ]);
}

interface Judged {
  readonly isEarly: boolean;
  readonly game: number;
  readonly errors: Judgement;
}

function printErrors(what: string, judged: readonly Judged[]): void {
  print(`${what}: ${judged.length}`);
  const errorsOf = ({ errors }: Judged, way: string): number => 100 * defined(errors.get(way));
  for (const way of defined(judged[0]).errors.keys()) {
    const fewer = judged.map((one) => errorsOf(one, 'search') - errorsOf(one, way));
    print(
      `  ${way}: ${interval(judged.map((one) => errorsOf(one, way)))}; fewer ${interval(fewer)}`,
    );
  }
}

const start = performance.now();
const judged: Judged[] = [];
const part = { file, from: Number(from), count: Number(games), every: EVERY };
for (const [seed, decision] of decisionsIn(part, seeded('defenders')).entries()) {
  if (performance.now() - start > Number(seconds) * 1000) break;
  const errors = judge(decision, seed);
  if (errors)
    judged.push({
      isEarly: decision.knowledge.view.tricks.length < 2,
      game: decision.game,
      errors,
    });
}
printErrors('first four tricks', judged);
printErrors(
  'first two tricks',
  judged.filter(({ isEarly }) => isEarly),
);
print(
  `until game ${Number(from) + defined(judged.at(-1)).game}; ${process.cpuUsage().user / 1e6} s of a core`,
);
