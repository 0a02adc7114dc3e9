import {
  type Card,
  CARDS,
  type GameName,
  GAMES,
  pipsOf,
  trumpsInOrder,
} from '../../rules/cards.ts';
import { BASE, mostMatadors, nullValue } from '../../rules/contract.ts';
import type { Options } from '../../rules/options.ts';
import { adding, type Masks, masksOf, placeOf } from './masks.ts';
import { chanceOf, strengthAs, strengthOfTwelve } from './strength.ts';

/** What Seeger and Fabian add; without them a game won is still a game nobody else wins. */
const FOR_WINNING = 50;
export const FOR_LOSING = 90;

/** What a game by hand is likely to bring. */
export interface Prospect {
  readonly game: GameName;
  readonly value: number;
  readonly chance: number;
  /** The points it brings on average. */
  readonly worth: number;
}

/** What a game of some value brings on average. */
export function worthOf(value: number, chance: number): number {
  return chance * (value + FOR_WINNING) - (1 - chance) * (2 * value + FOR_LOSING);
}

const TRUMPS: ReadonlyMap<GameName, readonly Card[]> = new Map(
  GAMES.map((game) => [game, trumpsInOrder(game)]),
);

/** What a game counts with these cards, as `matadorsOf` and `valueOf` have it, only faster. */
export function valueWith(masks: Masks, game: GameName, hand: boolean, options: Options): number {
  if (game === 'null') return nullValue({ hand, ouvert: false });
  const trumps = TRUMPS.get(game) ?? [];
  const holds = (card: Card) => {
    const { at, bit } = placeOf(card);
    return ((masks[at] ?? 0) & bit) !== 0;
  };
  const [first] = trumps;
  const has = first !== undefined && holds(first);
  const end = trumps.findIndex((card) => holds(card) !== has);
  const run = Math.min(end < 0 ? trumps.length : end, mostMatadors(game, options));
  return BASE[game] * (run + 1 + (hand ? 1 : 0));
}

/** The best game for each skat that may lie there, and the best by hand. */
export interface Outlook {
  /** How likely the game is won that is best with the skat, on average over all skats. */
  readonly chance: number;
  /** What it brings on average. */
  readonly worth: number;
}

/** What a hand of ten promises at a bid when the skat is taken up. */
export function withSkat(
  hand: readonly Card[],
  bid: number,
  leads: boolean,
  options: Options,
): Outlook {
  const own = masksOf(hand);
  const rest = CARDS.filter((card) => !hand.includes(card)).map(placeOf);
  let chance = 0;
  let worth = 0;
  let skats = 0;
  for (const [i, one] of rest.entries()) {
    for (const other of rest.slice(i + 1)) {
      const best = bestOfTwelve(adding(adding(own, one), other), bid, leads, options);
      chance += best.chance;
      worth += best.worth;
      skats += 1;
    }
  }
  return { chance: chance / skats, worth: worth / skats };
}

function bestOfTwelve(masks: Masks, bid: number, leads: boolean, options: Options): Outlook {
  let best: Outlook = { chance: 0, worth: -overbidCost(bid) };
  for (const game of GAMES) {
    const value = valueWith(masks, game, false, options);
    if (value < bid) continue;
    const chance = chanceOf(strengthOfTwelve(masks, game, leads));
    const worth = worthOf(value, chance);
    if (worth > best.worth) best = { chance, worth };
  }
  return best;
}

/** What an overbid game costs, about. */
function overbidCost(bid: number): number {
  return 2 * (bid + 4) + FOR_LOSING;
}

/** What a hand promises in each game when the skat stays where it is. */
export function byHand(
  hand: readonly Card[],
  bid: number,
  leads: boolean,
  options: Options,
): readonly Prospect[] {
  const own = masksOf(hand);
  const rest = CARDS.filter((card) => !hand.includes(card));
  const inSkat = (2 * (120 - pipsOf(hand))) / rest.length;
  const places = rest.map(placeOf);
  const skats = places.flatMap((one, i) =>
    places.slice(i + 1).map((other) => adding(adding(own, one), other)),
  );
  return GAMES.map((game) => {
    const wins = chanceOf(strengthAs(own, game, leads, inSkat));
    const values = skats.map((masks) => valueWith(masks, game, true, options));
    const good = values.filter((value) => value >= bid).length / values.length;
    const value = values.reduce((sum, one) => sum + one, 0) / values.length;
    const chance = wins * good;
    return { game, value, chance, worth: worthOf(value, chance) };
  });
}
