import { saidIn } from '../engine/search/calls.ts';
import { canonical, cardsOf, COUNTS, GAME_ORDER, inGame, KIND } from '../engine/search/canon.ts';
import { moodIn } from '../engine/search/chances.ts';
import { strengthOf } from '../engine/search/hands.ts';
import { LEVEL } from '../engine/search/levels.ts';
import {
  byHand,
  lookClosely,
  prospectsOf as looked,
  type Trying,
  withSkat,
} from '../engine/search/prospects.ts';
import {
  type Asked,
  handOffers,
  type Offer,
  offersOf,
  type Twelve,
} from '../engine/search/worth.ts';
import type { Card } from '../rules/cards.ts';
import { bidValues, type Contract } from '../rules/contract.ts';
import type { Options } from '../rules/options.ts';
import type { ThreeView } from '../rules/three/types.ts';
import type { Lie } from './lie.ts';
import type { AuctionReview, DeclarationReview, RatedGame } from './types.ts';

/** A hand before anything is said, with all skats that may lie there. */
export interface Prospects {
  /** What playing is worth for a bid: points on average, beside passing. */
  worthAt(bid: number): number;
  /** The best offers for a bid, the best first; each game once with the skat and once by hand. */
  offersAt(bid: number): readonly RatedGame[];
}

/** As much is tried as by the strongest player, and nobody hurries. */
const TRYING: Trying = { trials: LEVEL.full.fixed.trials, isLate: () => false };

type Seen = Pick<ThreeView, 'players' | 'calls' | 'options'>;

/** What ten cards promise in a seat, after what the others have said. */
export function prospectsOf(hand: readonly Card[], seat: number, view: Seen): Prospects {
  const { options, players } = view;
  const place = players.indexOf(seat);
  const mood = moodIn({ calls: view.calls, you: seat });
  const known = looked(canonical(hand), place, options);
  const { skats, seen } = known;
  return {
    worthAt(bid) {
      const asked = { bid, mood };
      const without = byHand(known, asked, options, TRYING)?.worth ?? -Infinity;
      return Math.max(withSkat(known, asked, options, TRYING), without);
    },
    offersAt(bid) {
      const best = bestByGame([
        ...averaged(seen, { bid, mood }, options),
        ...handOffers(known.hand, skats, place, { bid, mood }, options).map(offered),
      ]);
      return best.toSorted((a, b) => b.expectedValue - a.expectedValue);
    },
  };
}

/** Each game with the skat, whatever it turns out to be. */
function averaged(seen: readonly Twelve[], asked: Asked, options: Options): readonly RatedGame[] {
  const sums = new Map<
    string,
    { readonly one: RatedGame; winProbability: number; expectedValue: number }
  >();
  for (const twelve of seen) {
    for (const offer of offersOf(twelve, asked, options)) {
      const key = `${offer.game} ${offer.ouvert}`;
      const sum = sums.get(key) ?? {
        one: { ...offered(offer), away: [] },
        winProbability: 0,
        expectedValue: 0,
      };
      sum.winProbability += offer.chance / seen.length;
      sum.expectedValue += offer.worth / seen.length;
      sums.set(key, sum);
    }
  }
  return [...sums.values()].map(({ one, ...means }) => ({ ...one, ...means }));
}

function bestByGame(offers: readonly RatedGame[]): readonly RatedGame[] {
  const best = new Map<string, RatedGame>();
  for (const offer of offers) {
    const key = `${offer.game} ${offer.hand}`;
    const known = best.get(key);
    if (
      Number.isFinite(offer.expectedValue) &&
      (!known || offer.expectedValue > known.expectedValue)
    )
      best.set(key, offer);
  }
  return [...best.values()];
}

function offered({ game, hand, ouvert, chance, worth, away }: Offer): RatedGame {
  const name = GAME_ORDER[game] ?? 'grand';
  return {
    game: name,
    hand,
    ouvert,
    winProbability: chance,
    expectedValue: worth,
    away: [...cardsOf(away)],
  };
}

/** How many points a word has to be worth, or to cost, before it is blamed. */
const CLEAR = 12;
/** How many offers are told. */
const TOLD = 3;

/** The highest value that is worth bidding; 0 when none is. */
export function limitOf(prospects: Prospects, options: Options): number {
  let limit = 0;
  for (const value of bidValues(options)) {
    if (prospects.worthAt(value) <= 0) break;
    limit = value;
  }
  return limit;
}

/** What a seat said, beside what its hand was worth; null where it did not take part. */
export function judgeAuction(view: ThreeView, seat: number): AuctionReview | null {
  const { players, options, end } = view;
  const hand = end?.deal.hands[seat] ?? [];
  const place = players.indexOf(seat);
  if (view.place.kind === 'ramsch' || place < 0 || hand.length !== 10) return null;
  const { held: said, refused } = saidIn(view).get(seat) ?? { held: 0, refused: 0 };
  const prospects = prospectsOf(hand, seat, view);
  const limit = limitOf(prospects, options);
  const at = Math.max(said, bidValues(options)[0] ?? 18);
  const isBold = said > 0 && prospects.worthAt(said) < -CLEAR;
  const isTimid = refused > 0 && prospects.worthAt(refused) > CLEAR;
  const verdict = isBold ? 'bold' : isTimid ? 'timid' : 'sound';
  return {
    highestBid: said,
    refusedBid: refused,
    limit,
    verdict,
    judgedAt: at,
    expectedValue: prospects.worthAt(at),
    games: prospects.offersAt(at).slice(0, TOLD),
  };
}

/** What is played: by whom, with which ten cards in hand and which two laid away; none by hand. */
export interface Naming {
  readonly contract: Contract;
  /** From 0 for forehand. */
  readonly place: number;
  readonly asked: Asked;
  readonly ten: readonly Card[];
  readonly away: readonly Card[];
}

/** A declaration beside the best one for all that could be known; null where it cannot be judged. */
export function judgeNaming(
  { contract, place, asked, ten, away }: Naming,
  options: Options,
): DeclarationReview | null {
  const at = GAME_ORDER.findIndex((name) => name === contract.game);
  const held = canonical(ten);
  if (contract.hand) {
    const { skats } = looked(held, place, options);
    const offers = handOffers(held, skats, place, asked, options);
    const chosen = offers.find(
      (one) =>
        one.game === at && one.announced === contract.schneider && one.ouvert === contract.ouvert,
    );
    return chosen ? between(offered(chosen), offers) : null;
  }
  const laid = canonical(away);
  const seen = lookClosely({ twelve: held | laid, place }, asked, options);
  const points = away.reduce((sum, card) => sum + (COUNTS[bitIn(card)] ?? 0), 0);
  const strength = strengthOf(KIND[contract.game], inGame(held, at), points, place);
  const own = {
    ...seen,
    strengths: seen.strengths.with(at, strength),
    aways: seen.aways.with(at, laid),
  };
  const chosen = offersOf(own, asked, options).find(
    (one) => one.game === at && one.ouvert === contract.ouvert,
  );
  return chosen ? between(offered(chosen), offersOf(seen, asked, options)) : null;
}

/** What the declarer of a deal chose, beside the best choice. */
export function judgeDeclared({
  view,
  contract,
  declarer,
  hands,
  away,
}: Lie): DeclarationReview | null {
  const place = view.players.indexOf(declarer);
  const ten = hands[place] ?? [];
  const laid = contract.hand ? [] : away;
  const asked = askedIn(view, declarer);
  return judgeNaming({ contract, place, asked, ten, away: laid }, view.options);
}

/** What a declarer has been asked for, and what the others have said. */
export function askedIn({ bid, calls }: ThreeView, seat: number): Asked {
  return { bid, mood: moodIn({ calls, you: seat }) };
}

function bitIn(card: Card): number {
  return 31 - Math.clz32(canonical([card]));
}

/** The choice and the best offer; the choice itself where nothing is better. */
function between(chosen: RatedGame, offers: readonly Offer[]): DeclarationReview | null {
  const best = offers.reduce<RatedGame>(
    (most, one) => (one.worth > most.expectedValue ? offered(one) : most),
    chosen,
  );
  return Number.isFinite(chosen.expectedValue) ? { chosen, best } : null;
}
