import { defined } from '@lusoria/core';
import { judgeCall, worthOfBid } from '../analysis/auction-review.ts';
import { adviseDeclaration } from '../analysis/declaration-review.ts';
import { ROLLOUTS } from '../analysis/rated-games.ts';
import { bidQuestion, declarerContext } from '../engine/bidding/bidding.ts';
import { evaluateDeclarations } from '../engine/evaluation/evaluate-declarations.ts';
import { evaluateHand } from '../engine/evaluation/evaluate-hand.ts';
import { gameAt, grandCards, grandMask, indexOf } from '../engine/evaluation/grand-bitboard.ts';
import { rankedDiscards } from '../engine/evaluation/hand-strength.ts';
import { LEVEL } from '../engine/search/levels.ts';
import type { GameName } from '../rules/cards.ts';
import { skat } from '../rules/game.ts';
import type { ThreeView } from '../rules/three/types.ts';
import type { State } from '../rules/view.ts';
import { type AuctionDeal, tableOf } from './auction-deals.ts';
import { YOU } from './deal.ts';
import {
  bidsAsked,
  type GradedAuction,
  type GradedChoice,
  type GradedDiscard,
  pickedUp,
} from './trainer.ts';

/*
 * What the strongest player expects of decisions, in points. Its weights must be loaded before.
 */

/** The least difference, in points, at which one answer is right and the others are wrong. */
export const CLEAR = 12;
/** Answers that are offered. */
const OFFERED = 4;
/** Discards that are rated, the likeliest first. */
const RATED = 30;

type Dealt = Pick<GradedChoice, 'from' | 'hands' | 'skat' | 'place'>;

function viewOf(state: State): ThreeView {
  const view = skat.view(state, YOU);
  if (view.form !== 'three') throw new RangeError('a deal for two');
  return view;
}

/**
 * An auction with what passing and bidding are worth; null where they come to nearly the same.
 *
 * @param offered leaves out bids that nothing is asked about, such as those already made
 */
export function auctionOf(
  deal: Dealt & Pick<AuctionDeal, 'calls'>,
  offered: (bid: number) => boolean = () => true,
): GradedAuction | null {
  const view = viewOf(tableOf(deal));
  const { players, options, hand } = view;
  const bidder = { hand, seat: YOU, players, calls: view.calls, options };
  const { limit, weighing, bid, at, passing } = judgeCall(bidder);
  if (weighing === 'close') return null;
  const [likely] = evaluateHand(grandMask(hand), {
    bid: Math.max(limit, bid ?? 0),
    context: at,
    position: players.indexOf(YOU),
    options,
    ease: 0,
    rollouts: ROLLOUTS,
  }).withSkat.games;
  if (!likely) return null;
  const chance = Math.round(likely.winProbability * 10);
  const asked = { ...deal, limit, game: gameAt(likely.game), chance };
  const question = bidQuestion(bidder, LEVEL.full.passing);
  const bids = new Set([...bidsAsked(asked), ...(limit > 0 ? [limit] : [])]);
  const worth = [...bids]
    .filter(offered)
    .toSorted((a, b) => a - b)
    .map((value): [number, number] => [value, Math.round(worthOfBid(bidder, value, question))]);
  return { ...asked, passing: Math.round(passing), worth };
}

/** Whether of the bids of an auction those up to its limit are clearly better than to pass, and those above clearly worse. */
export function isClear({ worth, limit, passing }: GradedAuction, value: number): boolean {
  const points = defined(worth.find(([bid]) => bid === value))[1];
  return value <= limit ? points >= passing + CLEAR : points <= passing - CLEAR;
}

function evaluated(deal: Dealt) {
  const view = viewOf(pickedUp(deal));
  const context = declarerContext(view, YOU, { ease: 0, rollouts: ROLLOUTS });
  const twelve = grandMask(view.hand);
  return { view, context, twelve, declarations: evaluateDeclarations(twelve, context) };
}

/** What each plain game is worth with the skat, the best first. */
export function gamesOf(deal: Dealt): GradedChoice['games'] {
  const best = new Map<string, GradedChoice['games'][number]>();
  for (const candidate of evaluated(deal).declarations.candidates) {
    const { game, ouvert, announced, expectedValue, winProbability } = candidate;
    if (ouvert || announced || !Number.isFinite(expectedValue)) continue;
    const name = gameAt(game);
    const chance = Math.round(winProbability * 10);
    best.set(name, { game: name, worth: Math.round(expectedValue), chance });
  }
  return [...best.values()].toSorted((a, b) => b.worth - a.worth);
}

/** The game of twelve cards and what discards are worth in it, the best first; null: it is none to be asked about, or its best discards are not sure. */
export function discardsOf(
  deal: Dealt,
): { readonly game: GameName; readonly discards: GradedDiscard['discards'] } | null {
  const { view, context, twelve, declarations } = evaluated(deal);
  const { best } = declarations;
  if (!best || best.ouvert || best.announced || gameAt(best.game) === 'null') return null;
  const advised = adviseDeclaration(view, YOU);
  if (advised?.type !== 'declare' || indexOf(advised.contract.game) !== best.game) return null;
  const away = grandMask(advised.discards);
  const rated = rankedDiscards(twelve, best.game, context.position)
    .slice(0, RATED)
    .flatMap(({ discards }) => {
      const [one] = declarations
        .withDiscards(best.game, discards)
        .filter(({ game, ouvert, announced }) => game === best.game && !ouvert && !announced);
      return one ? [{ discards, worth: Math.round(one.expectedValue) }] : [];
    })
    .toSorted((a, b) => b.worth - a.worth);
  if (rated[0]?.discards !== away) return null;
  const discards = rated.map(({ discards: pair, worth }) => ({
    cards: grandCards(pair).join(' '),
    worth,
  }));
  return { game: gameAt(best.game), discards };
}

/** The best answer, and some that are clearly worse; null: there are none. */
export function clearlyWorse<T extends { readonly worth: number }>(
  rated: readonly T[],
): readonly T[] | null {
  const [best, ...others] = rated;
  const worse = best ? others.filter(({ worth }) => best.worth - worth >= CLEAR) : [];
  return best && worse.length > 0 ? [best, ...worse.slice(0, OFFERED - 1)] : null;
}
