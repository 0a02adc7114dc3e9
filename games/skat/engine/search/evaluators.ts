import { defined } from '@lusoria/core';
import { ALL_POINTS, BASE, matadorsOf, TARGETS, valueOf } from '../../rules/contract.ts';
import { playedBy } from '../../rules/deal.ts';
import type { Determinization } from '../determinization.ts';
import type { FastRandom } from '../fast-random.ts';
import type { Knowledge } from '../inference/knowledge.ts';
import { createRollout } from '../policies/rollout.ts';
import { sharedSolver } from '../shared-solver.ts';
import { pointsIn } from '../solver/index.ts';

/** The declarer's result with each of some cards, in games won (in null: lost). */
export interface Evaluation {
  /** Whether the game is won: 0 to 1. */
  readonly wins: readonly number[];
  /** The values to decide by: targets nearby count, too. */
  readonly values: readonly number[];
}

/**
 * Evaluates cards of the player in a determinization; null if time ran out before all were evaluated.
 */
export type Evaluator = (
  determinization: Determinization,
  cards: readonly number[],
) => Evaluation | null;

/** The inputs of an evaluator. */
export interface EvaluatorSetup {
  readonly knowledge: Knowledge;
  readonly random: FastRandom;
  /** Rollouts of each card; 0: double-dummy alone. */
  readonly rollouts: number;
  readonly isOver: () => boolean;
}

/**
 * The evaluator of a decision. A double-dummy solver sees every trap, and thinks that nobody falls into
 * one (strategy fusion: Frank and Basin 1998); in rollouts opponents err as people do, and partners, too. The
 * mean of both; in null, where rollouts were not shown to help, double-dummy alone.
 */
export function createEvaluator(setup: EvaluatorSetup): Evaluator {
  const solved = doubleDummy(setup);
  const isSolved = setup.rollouts === 0 || setup.knowledge.game === 'null';
  return isSolved ? solved : mean(solved, byRollouts(setup));
}

function mean(one: Evaluator, other: Evaluator): Evaluator {
  return (determinization, cards) => {
    const a = one(determinization, cards);
    const b = a && other(determinization, cards);
    if (!a || !b) return null;
    return { wins: halfway(a.wins, b.wins), values: halfway(a.values, b.values) };
  };
}

function halfway(one: readonly number[], other: readonly number[]): readonly number[] {
  return one.map((value, i) => (value + other[i]!) / 2);
}

/** With open cards and best play of all. */
export function doubleDummy({ knowledge, random, isOver }: EvaluatorSetup): Evaluator {
  const drawTargets = targetsIn(knowledge);
  return (determinization, cards) => {
    const among = cards.reduce((mask, card) => mask | (1 << card), 0);
    const reaching = sharedSolver().within(isOver, () =>
      drawTargets(random).map(({ target, weight }) => ({
        weight,
        mask: reachingMoves(knowledge, determinization, target, among),
      })),
    );
    if (!reaching) return null;
    const main = defined(reaching[0], 'a target').mask;
    return {
      wins: cards.map((card) => (main >>> card) & 1),
      values: cards.map((card) =>
        reaching.reduce((sum, { weight, mask }) => sum + ((mask >>> card) & 1) * weight, 0),
      ),
    };
  };
}

/** The cards, of some, with which the declarer reaches a target in a determinization. */
function reachingMoves(
  { layout, me, trick, points, game }: Knowledge,
  { hands, skat }: Determinization,
  target: number,
  among: number,
): number {
  const need = game === 'null' ? 1 : target - points - pointsIn(skat, layout);
  return sharedSolver().reachingMoves({ layout, hands, seat: me, trick }, need, among);
}

/** By rollouts after each card. */
export function byRollouts({ knowledge, random, rollouts, isOver }: EvaluatorSetup): Evaluator {
  const drawTargets = targetsIn(knowledge);
  const reaches = createRollout(knowledge);
  return (determinization, cards) =>
    sharedSolver().within(isOver, () => {
      const wins = cards.map(() => 0);
      const sums = cards.map(() => 0);
      for (let i = 0; i < rollouts; i += 1) {
        for (const [which, { target, weight }] of drawTargets(random).entries()) {
          for (const [at, card] of cards.entries()) {
            if (!reaches(determinization, card, target, random)) continue;
            sums[at] = sums[at]! + weight;
            if (which === 0) wins[at] = wins[at]! + 1;
          }
        }
      }
      return { wins: wins.map((sum) => sum / rollouts), values: sums.map((sum) => sum / rollouts) };
    });
}

/** Card points that the declarer may reach, and the weight of reaching them. */
interface WeightedTarget {
  readonly target: number;
  readonly weight: number;
}

/** The fewest points with which a declarer is not schneider. */
const NOT_SCHNEIDER = ALL_POINTS - TARGETS.schneider + 1;

/**
 * By how many points other targets differ from the main one at most. With open cards a game is won or
 * lost where at the table it only becomes likely: targets nearby keep play sensible, and near the end
 * they matter less. Chosen by duplicate matches.
 */
const SPREAD = 16;
const OTHER_WEIGHT = 0.8;

/**
 * Draws the targets of a determinization: the one that wins the game, and in a suit game or grand another one, which
 * counts less.
 */
function targetsIn(knowledge: Knowledge): (random: FastRandom) => readonly WeightedTarget[] {
  const { game, points, defenderPoints, skat, layout, handSizes } = knowledge;
  if (game === 'null') return () => [{ target: 0, weight: 1 }];
  const main = mainTarget(knowledge);
  const least = points + (skat === null ? 0 : pointsIn(skat, layout));
  const isDecided = least >= main || ALL_POINTS - defenderPoints < main;
  const spread = Math.min(SPREAD, 2 * handSizes[knowledge.me]!);
  const other = (random: FastRandom): number => {
    if (isDecided) return least >= main ? TARGETS.schneider : NOT_SCHNEIDER;
    // One in ten each: the declarer's schneider, and that of the defenders.
    const drawn = random.int(20);
    if (drawn < 2) return NOT_SCHNEIDER;
    if (drawn < 4) return Math.max(TARGETS.schneider, main);
    return main - spread + random.int(2 * spread + 1);
  };
  return (random) => [
    { target: main, weight: 1 },
    { target: other(random), weight: OTHER_WEIGHT },
  ];
}

/** The declarer's target: more than 61 if announced or required by the bid. */
function mainTarget({ view, me }: Knowledge): number {
  const { contract, hand, skat, bid, options, declarer } = view;
  if (!contract || contract.game === 'null') return TARGETS.game;
  if (contract.schwarz) return TARGETS.schwarz;
  if (contract.schneider) return TARGETS.schneider;
  if (me !== 0 || !skat || declarer === null) return TARGETS.game;
  const cards = [...hand, ...skat, ...playedBy(declarer, view)];
  const value = valueOf(contract, matadorsOf(cards, contract.game, options));
  if (value >= bid) return TARGETS.game;
  return value + BASE[contract.game] >= bid ? TARGETS.schneider : TARGETS.schwarz;
}
