import type { Action } from '../../rules/actions.ts';
import { nextBid } from '../../rules/contract.ts';
import type { ThreeView } from '../../rules/three/types.ts';
import { type HandGameEstimate, handGameEstimates, pickUpEstimate } from './expected-value.ts';
import { maxBy } from './situation.ts';

/** The least expected value, in points, and win probability of a game that is bid. */
const MIN_VALUE = 0;
const MIN_PROBABILITY = 0.6;
/** The same for forehand when both have passed. */
const MIN_TO_TAKE = 0.5;
/** The same for a hand game. */
const MIN_BY_HAND = 0.85;

/** A call in the auction: as high as the hand is worth, and never more. */
export function chooseCall(view: ThreeView): Action {
  const { asked, bid, options } = view;
  const wanted = asked === 'answer' ? bid : nextBid(bid, options);
  if (wanted === null || !isWorth(view, wanted, asked === 'take' ? MIN_TO_TAKE : MIN_PROBABILITY)) {
    return { type: 'pass' };
  }
  return asked === 'answer' ? { type: 'hold' } : { type: 'bid', value: wanted };
}

function isWorth(view: ThreeView, bid: number, leastProbability: number): boolean {
  const isForehand = view.players[0] === view.you;
  const estimate = pickUpEstimate(view.hand, bid, isForehand, view.options);
  if (estimate.expectedValue >= MIN_VALUE && estimate.winProbability >= leastProbability)
    return true;
  return safeHandGame(view, bid) !== null;
}

function safeHandGame(view: ThreeView, bid: number): HandGameEstimate | null {
  const isForehand = view.players[0] === view.you;
  const safe = handGameEstimates(view.hand, bid, isForehand, view.options).filter(
    (one) => one.winProbability >= MIN_BY_HAND,
  );
  return maxBy(safe, (estimate) => estimate.expectedValue);
}

/** The hand game to play; null when picking up the skat is better. */
export function bestHandGame(view: ThreeView): HandGameEstimate | null {
  const estimate = safeHandGame(view, view.bid);
  if (!estimate) return null;
  const isForehand = view.players[0] === view.you;
  const other = pickUpEstimate(view.hand, view.bid, isForehand, view.options);
  return estimate.expectedValue > other.expectedValue ? estimate : null;
}
