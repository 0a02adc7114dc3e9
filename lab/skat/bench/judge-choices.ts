/**
 * Judges ways to choose a card by the cards as they really lay:
 *
 *     node lab/skat/bench/judge-choices.ts RECORDS GAMES [FROM]
 *
 * Takes cards of suit games and grands, one in three of the first three tricks and one in five of the next four. At each every
 * legal card is evaluated in as many layouts as at full effort, by open cards and by rollouts, for the target and for others
 * nearby. Then each way to weigh these names a card, and that one's real value is the mean of open cards and 40 rollouts, or open
 * cards alone, with the hands that were dealt. Prints by how much the player falls behind the best card, and by how much each way
 * is better than what it does now: in 100 games won a card, with 95 % intervals.
 */
import { defined, seeded } from '@lusoria/core';
import type { Determinization } from '@lusoria/skat/engine/determinization.ts';
import { fastRandom } from '@lusoria/skat/engine/fast-random.ts';
import { importanceWeights } from '@lusoria/skat/engine/inference/importance-weights.ts';
import { sampleDeterminizations } from '@lusoria/skat/engine/inference/sampling.ts';
import { doubleDummy, type Evaluator, byRollouts } from '@lusoria/skat/engine/search/evaluators.ts';
import { effortFor, LEVEL } from '@lusoria/skat/engine/search/levels.ts';
import { workLimit } from '@lusoria/skat/engine/shared-solver.ts';
import { legalMoves } from '@lusoria/skat/engine/solver/index.ts';
import { type Decision, decisionsByTrick } from '../training/decisions.ts';
import { args, print } from '../training/files.ts';
import { loadWeights } from '@lusoria/skat/engine/weights.ts';
import { interval } from './opponent/seatings.ts';

await loadWeights();

/** Weights of the parts: open cards and rollouts, for the target and for others. */
type Weights = readonly [
  open: number,
  openNearby: number,
  rollouts: number,
  rolloutsNearby: number,
];

/** Evaluators count other targets 0.8 times. */
const NOW: Weights = [0.5, 0.5, 0.5, 0.5];
const WAYS: Readonly<Record<string, Weights>> = {
  'the target alone': [0.5, 0, 0.5, 0],
  'others an eighth': [0.5, 0.0625, 0.5, 0.0625],
  'others a quarter': [0.5, 0.125, 0.5, 0.125],
  'others half': [0.5, 0.25, 0.5, 0.25],
  'open cards alone': [1, 1, 0, 0],
  'open cards two thirds': [0.67, 0.67, 0.33, 0.33],
  'rollouts two thirds': [0.33, 0.33, 0.67, 0.67],
  'rollouts alone': [0, 0, 1, 1],
};
const JUDGING = 40;
const MAX_DETERMINIZATIONS = 160;
const LAST_TRICK = 6;

const [file = '', count = '', from = '0'] = args();
if (!(Number(count) > 0)) throw new Error('judge-choices.ts RECORDS GAMES [FROM]');

/** By card, how good the parts think it is for its player's side, and what it is really worth. */
interface Judged {
  readonly parts: readonly (readonly number[])[];
  /** The same by every other layout. */
  readonly half: readonly (readonly number[])[];
  readonly open: readonly number[];
  readonly mixed: readonly number[];
}

/** The parts of an evaluation, each by card. */
function partsOf(
  evaluators: readonly Evaluator[],
  one: Determinization,
  cards: readonly number[],
): readonly (readonly number[])[] | null {
  const found = evaluators.map((evaluate) => evaluate(one, cards));
  if (found.includes(null)) return null;
  return found.flatMap((evaluation) => {
    const { wins, values } = defined(evaluation);
    return [wins, values.map((value, i) => value - defined(wins[i]))];
  });
}

function judge({ knowledge, truth }: Decision, seed: number): Judged | null {
  const { me, knownHands, trick, layout, view } = knowledge;
  const legal = legalMoves(defined(knownHands[me]), trick[0] ?? -1, layout);
  const cards = Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => (legal >>> bit) & 1);
  if (cards.length < 2 || view.tricks.length > LAST_TRICK) return null;
  const random = fastRandom(seeded('judged', seed));
  const { determinizations, sampled, nodes, rollouts } = effortFor(
    LEVEL.full,
    view.hand.length,
    false,
  );
  const size = { sampled, drawn: Math.min(MAX_DETERMINIZATIONS, determinizations) };
  const drawn = sampleDeterminizations(knowledge, importanceWeights(knowledge), size, random);
  const isOver = workLimit(undefined, 0, 4 * nodes);
  const evaluatorsWith = (times: number): readonly Evaluator[] => {
    const setup = { knowledge, random, rollouts: times, isOver };
    return [doubleDummy(setup), byRollouts(setup)];
  };
  const side = me === 0 ? 1 : -1;
  const zeros = (): number[][] => [0, 1, 2, 3].map(() => cards.map(() => 0));
  const [parts, half] = [zeros(), zeros()];
  const evaluators = evaluatorsWith(rollouts);
  for (const [i, { determinization, weight }] of drawn.entries()) {
    const found = partsOf(evaluators, determinization, cards);
    if (!found) return null;
    for (const [part, values] of found.entries()) {
      for (const [card, value] of values.entries()) {
        for (const sums of i % 2 === 0 ? [parts, half] : [parts]) {
          const row = defined(sums[part]);
          row[card] = defined(row[card]) + side * weight * value;
        }
      }
    }
  }
  const found = partsOf(evaluatorsWith(JUDGING), truth, cards);
  if (!found) return null;
  const [open, , rolledOut] = found.map((values) => values.map((value) => side * value));
  const mixed = defined(open).map((value, i) => (value + defined(rolledOut?.[i])) / 2);
  return { parts, half, open: defined(open), mixed };
}

/** The card that a way names. */
function named(parts: Judged['parts'], weights: Weights): number {
  const values = defined(parts[0]).map((_, card) =>
    parts.reduce((sum, part, i) => sum + defined(weights[i]) * defined(part[card]), 0),
  );
  return values.indexOf(Math.max(...values));
}

function printWays(judged: readonly Judged[], by: 'open' | 'mixed'): void {
  const valueOf = (one: Judged, card: number): number => 100 * defined(one[by][card]);
  const now = (one: Judged): number => valueOf(one, named(one.parts, NOW));
  print(
    `${by}: behind the best ${interval(judged.map((one) => 100 * Math.max(...one[by]) - now(one)))}`,
  );
  const better = judged.map((one) => valueOf(one, named(one.half, NOW)) - now(one));
  print(`  half the layouts ${interval(better)}`);
  for (const [name, weights] of Object.entries(WAYS)) {
    const change = judged.map((one) => valueOf(one, named(one.parts, weights)) - now(one));
    print(`  ${name} ${interval(change)}`);
  }
}

const part = { file, from: Number(from), count: Number(count) };
const judged = decisionsByTrick(part).flatMap((decision, i) => judge(decision, i) ?? []);
print(`${judged.length} cards`);
printWays(judged, 'mixed');
printWays(judged, 'open');
