import { defined } from '@lusoria/core';
import type { FastRandom } from '@lusoria/skat/engine/fast-random.ts';
import type { Knowledge } from '@lusoria/skat/engine/inference/knowledge.ts';
import { peerPolicy, playPolicy, samplePlay } from '@lusoria/skat/engine/policies/play-policy.ts';
import type { Rollout } from '@lusoria/skat/engine/policies/rollout.ts';
import { sharedSolver } from '@lusoria/skat/engine/shared-solver.ts';
import { countOf, legalMoves, pointsIn } from '@lusoria/skat/engine/solver/index.ts';
import { ALL_POINTS } from '@lusoria/skat/rules/contract.ts';
import type { Seen } from './card-features.ts';
import type { Network } from './network.ts';
import { bitsOf, chancesFor, nextSight, sightsOf } from './sights.ts';

/** The tricks that the network has learned. */
const LEARNED = 4;
const SOLVED_TRICKS = 3;
/** As that of this player's own policy in rollouts. */
const SHARPNESS = 3;

function sampleByNetwork(network: Network, seen: Seen, random: FastRandom): number {
  const cards = bitsOf(legalMoves(seen.hand, seen.context.led, seen.context.layout));
  const shares = chancesFor(network, seen, cards).map((chance) => chance ** SHARPNESS);
  let left = random.unit() * shares.reduce((sum, one) => sum + one, 0);
  for (const [i, share] of shares.entries()) {
    left -= share;
    if (left < 0) return defined(cards[i]);
  }
  return defined(cards.at(-1));
}

/** As `createRollout` of the engine, but defenders follow the network in the tricks that it has learned. */
export function createNetworkRollout(network: Network, knowledge: Knowledge): Rollout {
  const { layout, game } = knowledge;
  const policies = [playPolicy(game), peerPolicy(game)].map((weights) => ({
    weights,
    sharpness: 1,
  }));
  const start = defined(sightsOf(knowledge).at(-1));
  const solver = sharedSolver();
  return (determinization, card, target, random) => {
    const hands = Int32Array.from(determinization.hands);
    let points = knowledge.points + pointsIn(determinization.skat, layout);
    let { defenderPoints } = knowledge;
    const others = defined(policies[random.int(policies.length)]);
    let sight = start;
    let given = card;
    for (;;) {
      const { context } = sight;
      const { player, onTable } = context;
      const hand = defined(hands[player]);
      const isLearned = player !== 0 && context.trick < LEARNED;
      const next =
        given ??
        (isLearned
          ? sampleByNetwork(network, { ...sight, hand }, random)
          : samplePlay(context, hand, others, random));
      given = null;
      hands[player] = hand & ~(1 << next);
      const inTrick = context.points + defined(layout.points[next]);
      sight = nextSight(sight, next);
      if (onTable < 2) continue;
      const leader = sight.context.player;
      if (leader === 0) points += inTrick;
      else defenderPoints += inTrick;
      if (points >= target) return true;
      const left = countOf(defined(hands[0]));
      if (left === 0 || ALL_POINTS - defenderPoints < target) return false;
      if (left <= SOLVED_TRICKS)
        return solver.reachesBits({ layout, hands, seat: leader, trick: [] }, target - points);
    }
  };
}
