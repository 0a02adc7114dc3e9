import { defined } from '@lusoria/core';
import type { Determinization } from '../determinization.ts';
import type { FastRandom } from '../fast-random.ts';
import type { Knowledge } from '../inference/knowledge.ts';
import { nextContext, openingContext } from '../policies/play-context.ts';
import { createRollout } from '../policies/rollout.ts';
import { sharedSolver } from '../shared-solver.ts';
import { pointsIn } from '../solver/index.ts';
import { type Targets, targetsOf } from './targets.ts';

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
  if (setup.knowledge.game === 'null') return doubleDummy(setup, null);
  const targets = targetsOf(setup.knowledge);
  const solved = doubleDummy(setup, targets);
  return setup.rollouts > 0 ? mean(solved, byRollouts(setup, targets)) : solved;
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

interface WeightedTarget {
  readonly target: number;
  readonly weight: number;
}

/** The main target is the first. */
function drawTargets(targets: Targets | null, random: FastRandom): readonly WeightedTarget[] {
  if (!targets) return [{ target: 0, weight: 1 }];
  return [
    { target: targets.main, weight: 1 },
    { target: targets.drawOther(random), weight: targets.otherWeight },
  ];
}

/** With open cards and best play of all. */
export function doubleDummy(
  { knowledge, random, isOver }: EvaluatorSetup,
  targets: Targets | null,
): Evaluator {
  return (determinization, cards) => {
    const among = cards.reduce((mask, card) => mask | (1 << card), 0);
    const reaching = sharedSolver().within(isOver, () =>
      drawTargets(targets, random).map(({ target, weight }) => ({
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
export function byRollouts(
  { knowledge, random, rollouts, isOver }: EvaluatorSetup,
  targets: Targets,
): Evaluator {
  const { plays, layout, me } = knowledge;
  let context = openingContext(layout, plays[0]?.player ?? me);
  for (const { card } of plays) context = nextContext(context, card);
  const reaches = createRollout({ ...knowledge, context });
  return (determinization, cards) =>
    sharedSolver().within(isOver, () => {
      const wins = cards.map(() => 0);
      const sums = cards.map(() => 0);
      for (let i = 0; i < rollouts; i += 1) {
        for (const [which, { target, weight }] of drawTargets(targets, random).entries()) {
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
