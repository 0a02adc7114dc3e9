import type { Budget } from '@lusoria/core';
import type { Action } from '../../rules/actions.ts';
import { announcementFault, type Contract, nextBid, plainContract } from '../../rules/contract.ts';
import type { Options } from '../../rules/options.ts';
import type { ThreeView } from '../../rules/three/types.ts';
import { canonical, cardsOf, GAME_ORDER } from './canon.ts';
import { moodIn } from './chances.ts';
import { laidAway } from './discard.ts';
import type { Nerve } from './levels.ts';
import { byHand, prospectsOf, type Trying, withSkat, withTwelve } from './prospects.ts';
import { solver } from './solvers.ts';
import type { Source } from './source.ts';
import type { Offer } from './worth.ts';

function placeOf({ players, you }: ThreeView): number {
  return you === null ? 0 : players.indexOf(you);
}

/** A word in the auction: on as long as playing is worth more than passing. */
export function call(view: ThreeView, nerve: Nerve, trying: Trying | null): Action {
  const { asked, bid, options, hand } = view;
  const wanted = asked === 'answer' ? bid : nextBid(bid, options);
  if (wanted === null) return { type: 'pass' };
  const prospects = prospectsOf(canonical(hand), placeOf(view), options);
  const mood = moodIn(view);
  // When forehand passes at the end nobody plays.
  const least = asked === 'take' ? 0 : nerve[mood];
  const at = { bid: wanted, mood };
  const isWorth =
    withSkat(prospects, at, options, trying) > least ||
    (byHand(prospects, at, options, trying)?.worth ?? -Infinity) > least;
  if (!isWorth) return { type: 'pass' };
  return asked === 'answer' ? { type: 'hold' } : { type: 'bid', value: wanted };
}

/** How much better than with the skat a game by hand has to look. */
const CURIOUS = 6;

/** Whether to look at the skat, and if not, what is played. */
export function handOrSkat(view: ThreeView, trying: Trying | null): Action {
  const { bid, options } = view;
  const prospects = prospectsOf(canonical(view.hand), placeOf(view), options);
  const at = { bid, mood: moodIn(view) };
  const hand = byHand(prospects, at, options, trying);
  if (!hand || hand.worth <= withSkat(prospects, at, options, trying) + CURIOUS)
    return { type: 'pick-up' };
  return { type: 'declare', contract: contractOf(hand, options), discards: [], instead: null };
}

/** The game and the two cards to lay away. */
export function declaration(
  view: ThreeView,
  { worlds, trying }: { readonly worlds: number; readonly trying: Trying | null },
  source: Source,
  budget?: Budget,
): Action | null {
  const { bid, options } = view;
  const twelve = canonical(view.hand);
  const place = placeOf(view);
  const asked = { bid, mood: moodIn(view) };
  const offer = withTwelve({ twelve, place }, asked, options, trying);
  if (!offer) return null;
  const isTried = worlds > 0 && GAME_ORDER[offer.game] !== 'null';
  const away = isTried
    ? laidAway({ twelve, offer, place }, solver(), worlds, source, budget)
    : offer.away;
  return {
    type: 'declare',
    contract: contractOf(offer, options),
    discards: cardsOf(away),
    instead: null,
  };
}

function contractOf({ game, hand, announced, ouvert }: Offer, options: Options): Contract {
  const plain = plainContract(GAME_ORDER[game] ?? 'grand', hand);
  const wish = { ...plain, ouvert, schneider: announced };
  return announcementFault(wish, options) === null ? wish : plain;
}
