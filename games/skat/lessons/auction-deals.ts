import { defined } from '@lusoria/core';
import type { Message } from '@lusoria/core/lesson';
import { list } from '@lusoria/core/schema';
import * as v from 'valibot';
import { type Card, type GameName, GAMES, kindOf } from '../rules/cards.ts';
import { BASE, bidValues, matadorsOf, nullValue } from '../rules/contract.ts';
import { optionsSchema } from '../rules/options.ts';
import type { State } from '../rules/view.ts';
import data from './data/auctions.json' with { type: 'json' };
import { cardsOf, dealt, done, threeOf } from './deal.ts';
import { type Question } from './script.ts';
import { type Key, say } from './saying.ts';

/** Fields of every deal that is taken from a record. */
export const RECORDED = {
  from: v.number(),
  hands: v.tuple([v.string(), v.string(), v.string()]),
  skat: v.string(),
  place: v.picklist([0, 1, 2]),
};

export const auctionFields = {
  ...RECORDED,
  calls: list(v.union([v.number(), v.picklist(['pass', 'hold'])])),
  limit: v.number(),
  game: v.picklist(GAMES),
  chance: v.number(),
};
const dealSchema = v.strictObject(auctionFields);

/** An auction to be decided; `data/README.md` says what its fields are. */
export type AuctionDeal = v.InferOutput<typeof dealSchema>;

export const AUCTION_DEALS: readonly AuctionDeal[] = v.parse(list(dealSchema), data);

const OPTIONS = v.parse(optionsSchema, {});

/** The table when the learner is asked. */
export function tableOf({
  hands,
  skat,
  place,
  calls,
}: Pick<AuctionDeal, 'hands' | 'skat' | 'place' | 'calls'>): State {
  const first = (hands.length - place) % hands.length;
  return calls.reduce(
    (state, call) =>
      done(
        state,
        defined(threeOf(state).current, 'who calls'),
        typeof call === 'number' ? { type: 'bid', value: call } : { type: call },
      ),
    dealt({ hands, skat, first }),
  );
}

/** What the game of a hand is worth, and what that is made of. */
function worthOf(hand: string, game: GameName) {
  if (game === 'null') {
    const value = nullValue({ hand: false, ouvert: false });
    return { matadors: 0, count: 0, base: value, factor: 1, value };
  }
  const matadors = matadorsOf(cardsOf(hand), game, OPTIONS);
  const count = Math.abs(matadors);
  const base = BASE[game];
  return { matadors, count, base, factor: count + 1, value: (count + 1) * base };
}

/** The bids to choose from: none, the right one, and some that come of counting wrongly. */
export function choicesFor({
  hands,
  game,
  limit,
}: Pick<AuctionDeal, 'hands' | 'game' | 'limit'>): readonly number[] {
  const { count, base, value } = worthOf(hands[0], game);
  const all = bidValues(OPTIONS);
  const lowest = defined(all[0]);
  const near = game === 'null' ? [lowest, 35] : [count * base, (count + 2) * base];
  const bids = limit === 0 ? [lowest, value, 48] : [...near, value];
  const valid = new Set(bids.map((bid) => all.find((one) => one >= bid) ?? lowest));
  return [0, ...[...valid].toSorted((a, b) => a - b)];
}

function whyOf({ limit }: AuctionDeal, bid: number, isNull: boolean): Key {
  if (bid === limit) return limit === 0 ? 'deal-passed' : isNull ? 'deal-null' : 'deal-right';
  if (limit === 0) return 'deal-bold';
  if (bid === 0) return 'deal-timid';
  return bid < limit ? 'deal-low' : 'deal-high';
}

const QUESTIONS = {
  '': 'deal-first',
  18: 'deal-heard',
  pass: 'deal-rear',
  'pass pass': 'deal-alone',
} as const satisfies Readonly<Record<string, Key>>;

function isAsked(calls: string): calls is keyof typeof QUESTIONS & string {
  return Object.hasOwn(QUESTIONS, calls);
}

const SUITS = ['clubs', 'spades', 'hearts', 'diamonds'] as const satisfies readonly GameName[];

/** The hints to an auction: where to look, then which game, or what it lacks. */
export function hintsTo({ hands, game, limit }: Pick<AuctionDeal, 'hands' | 'game' | 'limit'>) {
  return [say('deal-hint'), hintTo(cardsOf(hands[0]), limit === 0 ? null : game)];
}

/** What speaks for a game in a hand; null: for none. */
export function hintTo(hand: readonly Card[], game: GameName | null): Message<Key> {
  const trumpsIn = (suit: GameName) => hand.filter((card) => kindOf(card, suit) === 'trump').length;
  const high = hand.filter((card) => 'AJ'.includes(card.slice(1))).length;
  const trumps = Math.max(...SUITS.map(trumpsIn));
  if (game === null) return say('deal-hint-pass', { trumps, high });
  const key = KINDS[game];
  return key === 'deal-hint-suit' && trumpsIn(game) < trumps
    ? say('deal-hint-shorter', { game, trumps: trumpsIn(game) })
    : say(key, { game, trumps, high });
}

const KINDS = {
  clubs: 'deal-hint-suit',
  spades: 'deal-hint-suit',
  hearts: 'deal-hint-suit',
  diamonds: 'deal-hint-suit',
  grand: 'deal-hint-grand',
  null: 'deal-hint-null',
} as const satisfies Readonly<Record<GameName, Key>>;

/** The question of an auction: do you bid, and up to where? */
export function auctionStep(deal: AuctionDeal): Question {
  const { game, chance } = deal;
  const { matadors, ...worth } = worthOf(deal.hands[0], game);
  const params = { game, chance, held: matadors < 0 ? 'without' : 'with', ...worth };
  return bidStep(deal, {
    hints: hintsTo(deal),
    why: (bid) => say(whyOf(deal, bid, game === 'null'), params),
  });
}

/** What an auction is explained with. */
interface Explained {
  readonly hints: readonly Message<Key>[];
  /** The answers; 0 is to pass. */
  readonly bids?: readonly number[];
  why(bid: number): Message<Key>;
  /** What an answer costs, in points. Absent: that is not known. */
  costOf?(bid: number): number;
}

/** The question up to where to bid; 0 is to pass. */
export function bidStep(
  deal: AuctionDeal,
  { hints, why, costOf = () => 0, bids = choicesFor(deal) }: Explained,
): Question {
  const { calls, limit, place } = deal;
  const heard = calls.join(' ');
  const bid = calls.findLast((call) => typeof call === 'number') ?? 0;
  return {
    kind: 'ask',
    begin: () => tableOf(deal),
    say: isAsked(heard) ? say(QUESTIONS[heard]) : say('deal-after', { bid, place }),
    hints,
    answers: bids.map((value) => ({
      label: value === 0 ? say('answer-pass') : say('answer-up-to', { n: value }),
      why: why(value),
      right: value === limit,
      cost: costOf(value),
    })),
  };
}
