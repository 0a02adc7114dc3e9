import { expect, test } from 'vitest';
import { judgeCall } from '../analysis/auction-review.ts';
import { ROLLOUTS } from '../analysis/rated-games.ts';
import { evaluateHand } from '../engine/evaluation/evaluate-hand.ts';
import { gameAt, grandMask } from '../engine/evaluation/grand-bitboard.ts';
import { loadWeights } from '../engine/index.ts';
import { skat } from '../rules/game.ts';
import { AUCTION_DEALS, type AuctionDeal, auctionStep, tableOf } from './auction-deals.ts';
import { YOU } from './deal.ts';

await loadWeights();

/** `LUSORIA_DEALS=1000` evaluates all hands, otherwise one in four: each takes a third of a second. */
const STEP = Number(process.env['LUSORIA_DEALS'] ?? 4) > 100 ? 1 : 4;
const CHECKED = AUCTION_DEALS.filter((_, i) => i % STEP === 0);

/** What review, hint and bot say of the learner's hand: the one number. */
function judged(deal: AuctionDeal) {
  const view = skat.view(tableOf(deal), YOU);
  if (view.form !== 'three') throw new Error('a deal for two');
  const { players, calls, options, hand } = view;
  const { limit, weighing, bid, at } = judgeCall({ hand, seat: YOU, players, calls, options });
  const [likely] = evaluateHand(grandMask(hand), {
    bid: Math.max(limit, bid ?? 0),
    context: at,
    position: players.indexOf(YOU),
    options,
    ease: 0,
    rollouts: ROLLOUTS,
  }).withSkat.games;
  if (!likely) throw new Error('no game');
  const { game, winProbability } = likely;
  const isClose = weighing === 'close';
  return { limit, isClose, game: gameAt(game), chance: Math.round(winProbability * 10) };
}

test('there are twenty auctions, and those of the bridge before them', () => {
  expect(AUCTION_DEALS).toHaveLength(24);
  expect(new Set(AUCTION_DEALS.map(({ hands }) => hands[0])).size).toBe(24);
});

test('limit, game and chance are those of the analysis, and no decision is close', () => {
  const told = CHECKED.map(({ limit, game, chance }) => {
    return { limit, isClose: false, game, chance };
  });
  expect(CHECKED.map(judged)).toEqual(told);
});

test('one answer is right, among several', () => {
  for (const { answers } of AUCTION_DEALS.map(auctionStep)) {
    expect(answers.filter(({ right }) => right)).toHaveLength(1);
    expect(answers.length).toBeGreaterThanOrEqual(3);
  }
});
