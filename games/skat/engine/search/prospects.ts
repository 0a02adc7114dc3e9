import type { Options } from '../../rules/options.ts';
import { GAME_ORDER, KIND } from './canon.ts';
import { shiftBy } from './chances.ts';
import { type Held, partWon, type Trial } from './trials.ts';
import {
  type Asked,
  bestWorth,
  chanceAt,
  handOffers,
  lookAt,
  type Offer,
  offersOf,
  stakesOf,
  type Twelve,
} from './worth.ts';

/** A hand with all skats that may lie there. */
export interface Prospects {
  readonly hand: number;
  readonly place: number;
  readonly matadors: Options['matadors'];
  readonly skats: readonly number[];
  readonly seen: readonly Twelve[];
  /** What has been tried: by cards and game, how often it was won. */
  readonly tried: Map<string, number>;
}

/** The hands looked at last, for an auction asks about the same ones several times. */
const recent: Prospects[] = [];
const RECENT = 4;

/** Looks at a hand. */
export function prospectsOf(hand: number, place: number, options: Options): Prospects {
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
  const prospects = { hand, place, matadors, skats, seen, tried: new Map<string, number>() };
  recent.unshift(prospects);
  recent.length = Math.min(recent.length, RECENT);
  return prospects;
}

/** That games are tried by playing them out: with how many skats, and when it is too late for more. */
export interface Trying {
  readonly trials: number;
  readonly isLate: () => boolean;
}

/** Of the skats one in so many steps is tried. */
const STEP = 50;
const WITH_SKAT: Trial = { deals: 80, times: 1 };
const BY_HAND: Trial = { deals: 160, times: 2 };
const NAMED: Trial = { deals: 80, times: 4 };
/** Of what may be named those are tried that look worse than the best by so much at most. */
const NEAR = 40;

/** What trying a game adds to its logit. */
function shiftOf(held: Held, chance: number, trial: Trial, tried: Map<string, number>): number {
  const key = `${held.ten} ${held.away} ${held.game}`;
  const part = tried.get(key) ?? partWon(held, trial);
  tried.set(key, part);
  return shiftBy(KIND[GAME_ORDER[held.game] ?? 'grand'], chance, part);
}

/** What is tried, and how. */
interface Test {
  readonly asked: Asked;
  readonly options: Options;
  /** Offers that look worse than the best by more are not tried. */
  readonly near: number;
  readonly trial: Trial;
  readonly tried: Map<string, number>;
}

/** Twelve cards, a mask of grand, of which the offers were tried that look best. */
function triedTwelve(
  twelve: number,
  seen: Twelve,
  { asked, options, near, trial, tried }: Test,
): Twelve {
  const offers = offersOf(seen, asked, options);
  const least = Math.max(...offers.map(({ worth }) => worth)) - near;
  const shifts = new Float64Array(6);
  for (const { game, away, ouvert, worth } of offers) {
    if (ouvert || worth < least) continue;
    const held = { ten: twelve & ~away, away, game, place: seen.place };
    shifts[game] = shiftOf(held, chanceAt(seen, game, asked.mood), trial, tried);
  }
  return { ...seen, shifts };
}

/** What playing is worth at a bid: with the skat, on average over all that may lie there. */
export function withSkat(
  { hand, skats, seen, tried }: Prospects,
  asked: Asked,
  options: Options,
  trying: Trying | null,
): number {
  const stakes = stakesOf(options);
  const mean = seen.reduce((sum, one) => sum + bestWorth(one, asked, stakes), 0) / seen.length;
  // How much better or worse the tried ones are says so of all.
  let [more, count] = [0, 0];
  for (; trying && count < trying.trials && !trying.isLate(); count += 1) {
    const at = (count * STEP) % seen.length;
    const one = seen[at];
    if (!one) break;
    const how = { asked, options, near: 0, trial: WITH_SKAT, tried };
    const other = triedTwelve(hand | (skats[at] ?? 0), one, how);
    more += bestWorth(other, asked, stakes) - bestWorth(one, asked, stakes);
  }
  return mean + (count > 0 ? more / count : 0);
}

/** The best game without the skat. */
export function byHand(
  { hand, skats, place, tried }: Prospects,
  asked: Asked,
  options: Options,
  trying: Trying | null,
): Offer | null {
  const offer = best(handOffers(hand, skats, place, asked, options));
  if (!offer || !trying || offer.ouvert) return offer;
  const { game, chance } = offer;
  const shifts = new Float64Array(6);
  shifts[game] = shiftOf({ ten: hand, away: 0, game, place }, chance, BY_HAND, tried);
  return best(
    handOffers(hand, skats, place, asked, options, shifts).filter((one) => one.game === game),
  );
}

function best(offers: readonly Offer[]): Offer | null {
  return offers.reduce<Offer | null>(
    (most, one) => (!most || one.worth > most.worth ? one : most),
    null,
  );
}

/** Twelve cards, a mask of grand, of which all that may well be named was tried. */
export function lookClosely(
  { twelve, place }: { readonly twelve: number; readonly place: number },
  asked: Asked,
  options: Options,
): Twelve {
  const tried = new Map<string, number>();
  const test = { asked, options, near: NEAR, trial: NAMED, tried };
  return triedTwelve(twelve, lookAt(twelve, place, options), test);
}

/** The best game with twelve cards. */
export function withTwelve(
  cards: { readonly twelve: number; readonly place: number },
  asked: Asked,
  options: Options,
  trying: Trying | null,
): Offer | null {
  const { twelve, place } = cards;
  const seen = trying ? lookClosely(cards, asked, options) : lookAt(twelve, place, options);
  return best(offersOf(seen, asked, options));
}
