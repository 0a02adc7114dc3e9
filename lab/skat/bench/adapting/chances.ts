/**
 * What the player believes before cards are played and what comes, one against two of a kind:
 *
 *     node lab/skat/bench/adapting/chances.ts self|bold|timid|decent|novice DEALS [FROM [SEED]]
 *
 * Every deal in three seatings, each with chances as they are and with chances 0.8 logits better, so that hands are played, too, that are not now.
 * Prints a line of JSON a game of the one, or a close hand that it passed; in the end the shift by which chances fit best, and what passing came to.
 */
import { defined } from '@lusoria/core';
import { planOfBid } from '@lusoria/skat/engine/bidding/bidding.ts';
import {
  evaluateDeclarations,
  type HandContext,
} from '@lusoria/skat/engine/evaluation/evaluate-declarations.ts';
import { handGamesOf } from '@lusoria/skat/engine/evaluation/evaluate-hand.ts';
import { grandMask, indexOf } from '@lusoria/skat/engine/evaluation/grand-bitboard.ts';
import { auctionContextOf, logit } from '@lusoria/skat/engine/evaluation/win-probability.ts';
import { auctionHistory } from '@lusoria/skat/engine/inference/auction-history.ts';
import { loadWeights } from '@lusoria/skat/engine/weights.ts';
import type { ThreeState } from '@lusoria/skat/rules/three/types.ts';
import { logistic } from '../../training/fit.ts';
import { args, print } from '../../training/files.ts';
import { type Dealt, difference, interval, undealt } from '../opponent/seatings.ts';
import { AS_IT_IS, goOn, ROLLOUTS, sittingOf, type Table, tablesOf } from './shifted.ts';
import { threeOf } from './valued.ts';

await loadWeights();

const [kind = '', deals = '', from = '0', seed = 'chances'] = args();
if (!(Number(deals) > 0)) throw new Error('chances.ts KIND DEALS [FROM [SEED]]');

/** Hands of about so much worth tell what passing comes to, in points. */
const CLOSE = { least: -60, most: 10 };

const sittings = [sittingOf(AS_IT_IS), sittingOf({ suit: 0.8, grand: 0.8 })];

function contextOf(state: ThreeState, seat: number, bid: number): HandContext {
  const { auction, players, options } = state;
  return {
    bid,
    context: auctionContextOf({ calls: auction.calls, you: seat }),
    position: players.indexOf(seat),
    options,
    ease: 0,
    rollouts: ROLLOUTS,
  };
}

/** The chance that the declarer believes in. */
function believed(state: ThreeState, seat: number): number | null {
  const { contract, hands, skat: discards, auction } = state;
  if (!contract || contract.ouvert || contract.schneider) return null;
  const context = contextOf(state, seat, auction.bid);
  const ten = grandMask(defined(hands[seat]));
  const game = indexOf(contract.game);
  const all = contract.hand
    ? handGamesOf(ten, game, context)
    : evaluateDeclarations(ten | grandMask(discards), context).withDiscards(
        game,
        grandMask(discards),
      );
  const found = all.find((one) => !one.ouvert && !one.announced);
  return found ? found.winProbability : null;
}

/** What a hand was worth that passed; null where it had bid no more than it could. */
function passedAt(state: ThreeState, seat: number): number | null {
  const { auction, deal, players, options } = state;
  const refused = auctionHistory({ calls: auction.calls, options }).get(seat)?.refusedBid;
  if (!refused) return null;
  const hand = defined(defined(deal ?? undefined).hands[seat]);
  const { bid, context } = contextOf(state, seat, refused);
  return planOfBid(
    { hand, players, calls: auction.calls, options, seat },
    { bid, context, ease: 0 },
    ROLLOUTS,
  ).expectedValue;
}

/** A game that was declared. */
interface Declared {
  readonly kind: 'suit' | 'grand' | 'null';
  readonly chance: number;
  readonly won: boolean;
}

const games: Declared[] = [];
const passes: number[] = [];

function kindOf(game: string): Declared['kind'] {
  return game === 'grand' || game === 'null' ? game : 'suit';
}

/** Plays the cards, and keeps what the one believed and what came. */
function record(table: Table, declared: Dealt): void {
  const { deal, seat } = table;
  const start = threeOf(declared);
  const { state } = goOn(table, defined(sittings[0]), declared, 'over');
  const result = threeOf({ ...declared, state }).end?.result;
  if (result?.kind !== 'game') return;
  const came = difference(state, (one) => one === seat);
  if (result.declarer === seat) {
    const chance = believed(start, seat);
    if (chance === null || result.overbid) return;
    const game = { kind: kindOf(result.contract.game), chance, won: result.won };
    games.push(game);
    print(JSON.stringify({ deal: deal.index, seat, ...game, came }));
  } else {
    const worth = passedAt(start, seat);
    if (worth === null || worth < CLOSE.least || worth > CLOSE.most) return;
    passes.push(came);
    print(JSON.stringify({ deal: deal.index, seat, worth, came }));
  }
}

for (const table of tablesOf(kind, { deals: Number(deals), from: Number(from), seed })) {
  const [before, after] = sittings.map((own) => goOn(table, own, undealt(table.deal), 'play'));
  record(table, defined(before));
  if (after?.moves !== before?.moves) record(table, defined(after));
}

/** The shift that makes what came most likely, and half of its 95 % interval. */
function shiftOf(kindOfGame: Declared['kind']): string {
  const list = games.filter((one) => one.kind === kindOfGame);
  let shift = 0;
  let information = 0;
  for (let round = 0; round < 30; round += 1) {
    const chances = list.map(({ chance }) => logistic(logit(chance) + shift));
    information = chances.reduce((sum, chance) => sum + chance * (1 - chance), 0);
    shift +=
      list.reduce((sum, { won }, i) => sum + (Number(won) - defined(chances[i])), 0) / information;
  }
  const half = 1.96 / Math.sqrt(information);
  return `${kindOfGame} ${shift.toFixed(2)} ± ${half.toFixed(2)} (${list.length} games)`;
}
print(
  `against ${kind}: shift of ${(['suit', 'grand'] as const).map(shiftOf).join(', ')}; ` +
    `passing ${interval(passes)} (${passes.length} times)`,
);
