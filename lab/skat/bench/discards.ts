/**
 * What the discards are worth that are compared in deals solved with open cards, against those of the fitted strength alone:
 *
 *     node lab/skat/bench/discards.ts HANDS LAYOUTS
 *
 * Random twelve cards with which a suit game or grand is worth more than passing, declared as the player does. Where the two
 * discards differ both are judged in so many other layouts of the others' cards, by open cards and by four rollouts. Prints by how
 * much those compared in deals are better: in 100 games won, over all hands and over those that differ, with 95 % intervals.
 */
import { defined, seeded } from '@lusoria/core';
import { chooseDiscard } from '@lusoria/skat/engine/bidding/discard.ts';
import { drawCards } from '@lusoria/skat/engine/determinization.ts';
import { evaluateDeclarations } from '@lusoria/skat/engine/evaluation/evaluate-declarations.ts';
import { gameAt, NULL, toLayout } from '@lusoria/skat/engine/evaluation/grand-bitboard.ts';
import { fastRandom } from '@lusoria/skat/engine/fast-random.ts';
import { openingContext } from '@lusoria/skat/engine/policies/play-context.ts';
import { createRollout } from '@lusoria/skat/engine/policies/rollout.ts';
import { LEVEL } from '@lusoria/skat/engine/search/levels.ts';
import { sharedSolver } from '@lusoria/skat/engine/shared-solver.ts';
import { layout as layoutOf, pointsOf } from '@lusoria/skat/engine/solver/index.ts';
import { loadWeights } from '@lusoria/skat/engine/weights.ts';
import { optionsSchema } from '@lusoria/skat/rules/options.ts';
import * as v from 'valibot';
import { args, print } from '../training/files.ts';
import { interval } from './opponent/seatings.ts';

await loadWeights();

const TARGET = 61;
const ROLLOUTS = 4;
const [hands = '', layouts = ''] = args();
if (!(Number(hands) > 0) || !(Number(layouts) > 0)) throw new Error('discards.ts HANDS LAYOUTS');

const options = v.parse(optionsSchema, {});
const { discardDeals: deals, nodes, bidRollouts: skats } = LEVEL.full.fixed;
const rollouts = { skats, isLate: () => false };
const random = fastRandom(seeded('discards'));

const open: number[] = [];
const mixed: number[] = [];
while (open.length < Number(hands)) {
  const twelve = drawCards(-1, 12, random);
  const position = random.int(3);
  const seen = { bid: 18, context: 0, position, options, ease: 0 } as const;
  // By the models alone first: most hands are not worth a game.
  const guess = evaluateDeclarations(twelve, { ...seen, rollouts: null }).best;
  if (!guess || guess.expectedValue < LEVEL.full.passing) continue;
  const { best } = evaluateDeclarations(twelve, { ...seen, rollouts });
  if (!best || best.game === NULL || best.expectedValue < LEVEL.full.passing) continue;
  const decision = { twelve, candidate: best, position };
  const compared = chooseDiscard(decision, { deals, nodes }, random);
  if (compared === best.discards) {
    open.push(0);
    mixed.push(0);
    continue;
  }
  const { game } = best;
  const order = layoutOf(gameAt(game));
  const forehand = (3 - position) % 3;
  const reaches = createRollout({
    layout: order,
    game: gameAt(game),
    me: 0,
    points: 0,
    defenderPoints: 0,
    context: openingContext(order, forehand),
  });
  let [openSum, rolledSum] = [0, 0];
  for (let i = 0; i < Number(layouts); i += 1) {
    const one = drawCards(~twelve, 10, random);
    const other = ~twelve & ~one;
    for (const [discards, sign] of [
      [compared, 1],
      [best.discards, -1],
    ] as const) {
      const held = Int32Array.of(
        toLayout(twelve & ~discards, game),
        toLayout(one, game),
        toLayout(other, game),
      );
      const start = { layout: order, hands: held, seat: forehand, trick: [] };
      const isWon = sharedSolver().reachesBits(start, TARGET - pointsOf(discards));
      openSum += isWon ? sign : 0;
      const dealt = { hands: held, skat: toLayout(discards, game) };
      for (let n = 0; n < ROLLOUTS; n += 1) {
        if (reaches(dealt, null, TARGET, random)) rolledSum += sign / ROLLOUTS;
      }
    }
  }
  const better = (100 * openSum) / Number(layouts);
  open.push(better);
  mixed.push((better + (100 * rolledSum) / Number(layouts)) / 2);
}
const differ = defined(open.map((_, i) => i)).filter((i) => mixed[i] !== 0 || open[i] !== 0);
const of = (values: readonly number[]) => differ.map((i) => defined(values[i]));
print(`${open.length} hands: better by ${interval(mixed)}, open cards ${interval(open)}`);
print(
  `${differ.length} differ: better by ${interval(of(mixed))}, open cards ${interval(of(open))}`,
);
