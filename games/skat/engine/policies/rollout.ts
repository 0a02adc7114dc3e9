import type { GameName } from '../../rules/cards.ts';
import { ALL_POINTS } from '../../rules/contract.ts';
import type { Determinization } from '../determinization.ts';
import type { FastRandom } from '../fast-random.ts';
import { sharedSolver } from '../shared-solver.ts';
import { countOf, type Layout, pointsIn } from '../solver/index.ts';
import { nextContext, type PlayContext } from './play-context.ts';
import { peerPolicy, playPolicy, samplePlay, selfPolicy } from './play-policy.ts';

/** With so many tricks to come a rollout is solved: players know most of the cards by then. */
const SOLVED_TRICKS = 3;
/** The sharpness of this player's own policy: higher prefers the likeliest card more; by matches, data/README.md. */
const SELF_SHARPNESS = 3;

/** The starting point of rollouts. */
export interface RolloutStart {
  readonly layout: Layout;
  readonly game: GameName;
  /** The player that follows the self policy. */
  readonly me: number;
  /** Card points in tricks: the declarer's (without the skat) and the defenders'. */
  readonly points: number;
  readonly defenderPoints: number;
  readonly context: PlayContext;
}

/**
 * Plays a determinization to the end, each player by a policy that sees only their own cards; so
 * opponents err, and nobody knows what a double-dummy solver knows.
 *
 * @param card the card that is played next; null: sampled, too
 * @returns whether the declarer reaches the target (in null: takes a trick)
 */
export type Rollout = (
  determinization: Determinization,
  card: number | null,
  target: number,
  random: FastRandom,
) => boolean;

export function createRollout({ layout, game, me, ...start }: RolloutStart): Rollout {
  // As in inference: nobody knows which of them the others follow.
  const policies = [playPolicy(game), peerPolicy(game)].map((weights) => ({
    weights,
    sharpness: 1,
  }));
  const own = { weights: selfPolicy(game), sharpness: SELF_SHARPNESS };
  const solver = sharedSolver();
  const hands = new Int32Array(3);
  const isNull = game === 'null';

  return (determinization, card, target, random) => {
    hands.set(determinization.hands);
    let points = start.points + pointsIn(determinization.skat, layout);
    let { defenderPoints, context } = start;
    const others = policies[random.int(policies.length)]!;
    let given = card;
    for (;;) {
      const { player, onTable } = context;
      const hand = hands[player]!;
      const next = given ?? samplePlay(context, hand, player === me ? own : others, random);
      given = null;
      hands[player] = hand & ~(1 << next);
      const inTrick = context.points + layout.points[next]!;
      context = nextContext(context, next);
      if (onTable < 2) continue;
      if (context.player === 0) points += inTrick;
      else defenderPoints += inTrick;
      if (isNull ? context.player === 0 : points >= target) return true;
      const left = countOf(hands[0]!);
      if (left === 0 || (!isNull && ALL_POINTS - defenderPoints < target)) return false;
      if (left > SOLVED_TRICKS) continue;
      const need = isNull ? 1 : target - points;
      return solver.reachesBits({ layout, hands, seat: context.player, trick: [] }, need);
    }
  };
}
