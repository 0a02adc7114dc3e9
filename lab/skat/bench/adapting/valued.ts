import { defined } from '@lusoria/core';
import { planOfBid } from '@lusoria/skat/engine/bidding/bidding.ts';
import {
  evaluateDeclarations,
  type HandContext,
} from '@lusoria/skat/engine/evaluation/evaluate-declarations.ts';
import { handGamesOf } from '@lusoria/skat/engine/evaluation/evaluate-hand.ts';
import { grandMask, indexOf } from '@lusoria/skat/engine/evaluation/grand-bitboard.ts';
import { auctionContextOf } from '@lusoria/skat/engine/evaluation/win-probability.ts';
import type { ThreeState } from '@lusoria/skat/rules/three/types.ts';
import type { Dealt } from '../opponent/seatings.ts';
import { ROLLOUTS, type Shift, withShift } from './shifted.ts';

/** What is true at a table: by how much games come home more often than believed, and what passing comes to where others play. */
export interface Truth {
  readonly shift: Shift;
  readonly passing: number;
}

/** As arguments have it. */
export function truthOf(suit: string, grand: string, passing: string): Truth {
  return { shift: { suit: Number(suit), grand: Number(grand) }, passing: Number(passing) };
}

export function threeOf({ state }: Dealt): ThreeState {
  if (state.form !== 'three') throw new Error('cards are dealt to three');
  return state;
}

/** What a declaration is worth in truth, before the skat and with it. */
interface Worth {
  readonly before: number;
  readonly declared: number;
  /** Of winning. */
  readonly chance: number;
}

/** What the seat's declared game is worth where so much is true. */
export function worthOf(state: ThreeState, seat: number, shift: Shift): Worth {
  const { contract, deal, hands, skat: discards, auction, players, options } = state;
  const context: HandContext = {
    bid: auction.bid,
    context: auctionContextOf({ calls: auction.calls, you: seat }),
    position: players.indexOf(seat),
    options,
    ease: 0,
    rollouts: ROLLOUTS,
  };
  const { game, hand: byHand, schneider, ouvert } = defined(contract ?? undefined);
  const hand = defined(defined(deal ?? undefined).hands[seat]);
  return withShift(shift, () => {
    const plan = planOfBid(
      { hand, players, calls: auction.calls, options, seat },
      context,
      ROLLOUTS,
    );
    const index = indexOf(game);
    const away = grandMask(discards);
    const ten = grandMask(defined(hands[seat]));
    const all = byHand
      ? handGamesOf(ten, index, context)
      : evaluateDeclarations(ten | away, context).withDiscards(index, away);
    const found = defined(
      all.find((one) => one.ouvert === ouvert && one.announced === (schneider && !ouvert)),
    );
    const before = byHand ? found.expectedValue : plan.withSkat.expectedValue;
    return { before, declared: found.expectedValue, chance: found.winProbability };
  });
}

/** By how many points one auction is better for a seat than another of the same deal, both when cards are to be played. */
export function gain(
  before: ThreeState,
  after: ThreeState,
  seat: number,
  { shift, passing }: Truth,
): number {
  const at = (state: ThreeState, key: 'before' | 'declared'): number => {
    if (state.declarer === null) return 0;
    return state.declarer === seat ? worthOf(state, seat, shift)[key] : passing;
  };
  const isSameSkat =
    before.declarer === seat &&
    after.declarer === seat &&
    before.contract?.hand === after.contract?.hand;
  const key = isSameSkat && before.auction.bid === after.auction.bid ? 'declared' : 'before';
  return at(after, key) - at(before, key);
}
