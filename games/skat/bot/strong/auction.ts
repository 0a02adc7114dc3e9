import type { Budget } from '@lusoria/core';
import { plainContract, nextBid, announcementFault } from '../../contract.ts';
import type { Action, Contract, Options, ThreeView } from '../../types.ts';
import { laidAway } from './discard.ts';
import type { Source } from './source.ts';
import { solver } from './solvers.ts';
import { moodIn } from './chances.ts';
import { canonical, cardsOf, GAME_ORDER } from './canon.ts';
import type { Nerve } from './levels.ts';
import {
  type Asked,
  bestWorth,
  handOffers,
  lookAt,
  type Offer,
  offersOf,
  stakesOf,
  type Twelve,
} from './worth.ts';

/** A hand with all skats that may lie there. */
interface Prospects {
  readonly hand: number;
  readonly place: number;
  readonly matadors: Options['matadors'];
  readonly skats: readonly number[];
  readonly seen: readonly Twelve[];
}

/** The hands looked at last, for an auction asks about the same ones several times. */
const recent: Prospects[] = [];
const RECENT = 4;

/** Looks at a hand. */
function prospectsOf(hand: number, place: number, options: Options): Prospects {
  const { matadors } = options;
  const known = recent.find(
    (one) => one.hand === hand && one.place === place && one.matadors === matadors,
  );
  if (known) return known;
  const skats: number[] = [];
  for (let i = 1; i < 32; i += 1) {
    if (((hand >>> i) & 1) === 1) continue;
    for (let j = 0; j < i; j += 1) {
      if (((hand >>> j) & 1) === 0) skats.push((1 << i) | (1 << j));
    }
  }
  const seen = skats.map((skat) => lookAt(hand | skat, place, options));
  const prospects = { hand, place, matadors, skats, seen };
  recent.unshift(prospects);
  recent.length = Math.min(recent.length, RECENT);
  return prospects;
}

function placeOf({ players, you }: ThreeView): number {
  return you === null ? 0 : players.indexOf(you);
}

/** What playing is worth at a bid: with the skat, on average over all that may lie there. */
function withSkat({ seen }: Prospects, asked: Asked, options: Options): number {
  const stakes = stakesOf(options);
  return seen.reduce((sum, twelve) => sum + bestWorth(twelve, asked, stakes), 0) / seen.length;
}

function byHand({ hand, skats, place }: Prospects, asked: Asked, options: Options): Offer | null {
  return best(handOffers(hand, skats, place, asked, options));
}

function best(offers: readonly Offer[]): Offer | null {
  return offers.reduce<Offer | null>(
    (most, one) => (!most || one.worth > most.worth ? one : most),
    null,
  );
}

/** A word in the auction: on as long as playing is worth more than passing. */
export function call(view: ThreeView, nerve: Nerve): Action {
  const { asked, bid, options, hand } = view;
  const wanted = asked === 'answer' ? bid : nextBid(bid, options);
  if (wanted === null) return { type: 'pass' };
  const prospects = prospectsOf(canonical(hand), placeOf(view), options);
  const mood = moodIn(view);
  // When forehand passes at the end nobody plays.
  const least = asked === 'take' ? 0 : nerve[mood];
  const at = { bid: wanted, mood };
  const isWorth =
    withSkat(prospects, at, options) > least ||
    (byHand(prospects, at, options)?.worth ?? -Infinity) > least;
  if (!isWorth) return { type: 'pass' };
  return asked === 'answer' ? { type: 'hold' } : { type: 'bid', value: wanted };
}

/** How much better than with the skat a game by hand has to look. */
const CURIOUS = 6;

/** Whether to look at the skat, and if not, what is played. */
export function handOrSkat(view: ThreeView): Action {
  const { bid, options } = view;
  const prospects = prospectsOf(canonical(view.hand), placeOf(view), options);
  const at = { bid, mood: moodIn(view) };
  const hand = byHand(prospects, at, options);
  if (!hand || hand.worth <= withSkat(prospects, at, options) + CURIOUS) return { type: 'pick-up' };
  return { type: 'declare', contract: contractOf(hand, options), discards: [], instead: null };
}

/** The game and the two cards to lay away. */
export function declaration(
  view: ThreeView,
  worlds: number,
  source: Source,
  budget?: Budget,
): Action | null {
  const { bid, options } = view;
  const twelve = canonical(view.hand);
  const place = placeOf(view);
  const asked = { bid, mood: moodIn(view) };
  const offer = best(offersOf(lookAt(twelve, place, options), asked, options));
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
