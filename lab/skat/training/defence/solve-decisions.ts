/**
 * Decisions of defenders, judged by open cards:
 *
 *     node lab/skat/training/defence/solve-decisions.ts FILE DEALS [FROM]
 *
 * Random deals, of which the strongest hand plays its best suit game or grand; all play by the fitted policies, and every card
 * that a defender may choose in the first four tricks is solved exactly. A line: the deal, the trick, and for each card the
 * declarer's points in the end and the card's features.
 */
import { seeded, shuffled } from '@lusoria/core';
import { fastRandom } from '@lusoria/skat/engine/fast-random.ts';
import {
  gameAt,
  grandMask,
  GRAND,
  toLayout,
} from '@lusoria/skat/engine/evaluation/grand-bitboard.ts';
import { bestDiscard } from '@lusoria/skat/engine/evaluation/hand-strength.ts';
import { nextContext, openingContext } from '@lusoria/skat/engine/policies/play-context.ts';
import {
  peerPolicy,
  playPolicy,
  samplePlay,
  selfPolicy,
} from '@lusoria/skat/engine/policies/play-policy.ts';
import {
  cardsOf,
  createSolver,
  layout,
  legalMoves,
  pointsOf,
} from '@lusoria/skat/engine/solver/index.ts';
import { loadWeights } from '@lusoria/skat/engine/weights.ts';
import { CARDS } from '@lusoria/skat/rules/cards.ts';
import { append, args, print } from '../files.ts';
import { cardFeatures } from './card-features.ts';

await loadWeights();

const LAST_TRICK = 3;
/** The least strength (a logit) of a hand that is played. */
const MIN_STRENGTH = -0.3;

const [file = '', deals = '', from = '0'] = args();
if (!(Number(deals) > 0)) throw new Error('solve-decisions.ts FILE DEALS [FROM]');
const solver = createSolver();

function linesOf(deal: number): readonly string[] {
  const random = seeded('defended', deal);
  const fast = fastRandom(random);
  const cards = shuffled(CARDS, random);
  const skat = grandMask(cards.slice(30));
  const hands = [0, 1, 2].map((seat) => grandMask(cards.slice(seat * 10, seat * 10 + 10)));
  const bids = hands.flatMap((hand, position) =>
    Array.from({ length: GRAND + 1 }, (_, game) => ({
      game,
      position,
      ...bestDiscard(hand | skat, game, position),
    })),
  );
  const best = bids.toSorted((a, b) => b.strength - a.strength)[0];
  if (!best || best.strength < MIN_STRENGTH) return [];
  const game = gameAt(best.game);
  const order = layout(game);
  const left = [0, 1, 2].map((i) => {
    const hand = hands[(best.position + i) % 3]!;
    return toLayout(i === 0 ? (hand | skat) & ~best.discards : hand, best.game);
  });
  let points = pointsOf(best.discards);
  let context = openingContext(order, (3 - best.position) % 3);
  const played = [0, 0, 0];
  let trick: number[] = [];
  const lines: string[] = [];
  const policies = [playPolicy(game), peerPolicy(game), selfPolicy(game)];
  while (context.trick <= LAST_TRICK) {
    const { player } = context;
    const hand = left[player]!;
    const legal = legalMoves(hand, context.led, order);
    if (player !== 0 && (legal & (legal - 1)) !== 0) {
      const values = solver.moveValues({
        game,
        hands: left.map((one) => cardsOf(one, order)),
        declarer: 0,
        leader: (player - trick.length + 3) % 3,
        trick: trick.flatMap((bit) => cardsOf(1 << bit, order)),
        points,
      });
      const table = trick.reduce((mask, bit) => mask | (1 << bit), 0);
      const seen = { context, hand, played, table, isHand: false };
      const words = values.map(
        ({ card, value }) => `${value}:${cardFeatures(seen, order.cards.indexOf(card)).join(',')}`,
      );
      lines.push(`${deal} ${context.trick} ${words.join(' ')}`);
    }
    const weights = policies[fast.int(policies.length)];
    if (!weights) throw new Error('no policy');
    const card = samplePlay(context, hand, { weights, sharpness: 1 }, fast);
    left[player] = hand & ~(1 << card);
    played[player] = played[player]! | (1 << card);
    trick = [...trick, card];
    context = nextContext(context, card);
    if (context.onTable > 0) continue;
    if (context.player === 0) points += trick.reduce((sum, bit) => sum + order.points[bit]!, 0);
    trick = [];
  }
  return lines;
}

let count = 0;
for (let deal = Number(from); deal < Number(from) + Number(deals); deal += 1) {
  const lines = linesOf(deal);
  if (lines.length > 0) append(file, `${lines.join('\n')}\n`);
  count += lines.length;
}
print(`${count} decisions, ${process.cpuUsage().user / 1e6} s of a core`);
