import type { Action } from '../../rules/actions.ts';
import { nextBid } from '../../rules/contract.ts';
import type { ThreeView } from '../../rules/three/types.ts';
import { bestBy } from './sight.ts';
import { byHand, type Outlook, type Prospect, withSkat } from './worth.ts';

/** What a game has to promise at least, so that it is bid. */
const WORTH = 0;
const CHANCE = 0.6;
/** Forehand, when both have passed, may take a little less. */
const TAKEN = 0.5;
/** A hand game must be nearly safe. */
const BY_HAND = 0.85;

/** A word in the auction: what the hand is good for, and never more. */
export function call(view: ThreeView): Action {
  const { asked, bid, options } = view;
  const wanted = asked === 'answer' ? bid : nextBid(bid, options);
  if (wanted === null || !isWorth(view, wanted, asked === 'take' ? TAKEN : CHANCE)) {
    return { type: 'pass' };
  }
  return asked === 'answer' ? { type: 'hold' } : { type: 'bid', value: wanted };
}

function isWorth(view: ThreeView, bid: number, chance: number): boolean {
  const leads = view.players[0] === view.you;
  const outlook = withSkat(view.hand, bid, leads, view.options);
  if (outlook.worth >= WORTH && outlook.chance >= chance) return true;
  return safeByHand(view, bid) !== null;
}

function safeByHand(view: ThreeView, bid: number): Prospect | null {
  const leads = view.players[0] === view.you;
  const safe = byHand(view.hand, bid, leads, view.options).filter((one) => one.chance >= BY_HAND);
  return bestBy(safe, (prospect) => prospect.worth);
}

/** The game to be played by hand; null when the skat is rather taken up. */
export function handGame(view: ThreeView): Prospect | null {
  const prospect = safeByHand(view, view.bid);
  if (!prospect) return null;
  const leads = view.players[0] === view.you;
  const other: Outlook = withSkat(view.hand, view.bid, leads, view.options);
  return prospect.worth > other.worth ? prospect : null;
}
