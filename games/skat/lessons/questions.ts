import { defined } from '@lusoria/core';
import type { Answer, Message, Slip } from '@lusoria/core/lesson';
import type { Action } from '../rules/actions.ts';
import {
  beats,
  type Card,
  CARDS,
  kindOf,
  type Order,
  pipsOf,
  strengthOf,
  winnerOf,
} from '../rules/cards.ts';
import { cardsOf, LEFT, RIGHT, YOU } from './deal.ts';
import { ask, cardNamed, type LeftOut, numbered, type Question } from './script.ts';
import { type Key, say } from './saying.ts';

/*
 * Questions whose verdicts, and the reasons for them, are computed by the rules.
 */

const SEATS = {
  [YOU]: 'answer-you',
  [LEFT]: 'answer-left',
  [RIGHT]: 'answer-right',
} as const satisfies Readonly<Record<number, Key>>;

/** A player as an answer. */
export const seated = (seat: keyof typeof SEATS): Message<Key> => say(SEATS[seat]);

/** Why a card does not take a trick that another one takes. */
function belowWhy(card: Card, taking: Card, order: Order): Message<Key> {
  const [kind, other] = [kindOf(card, order), kindOf(taking, order)];
  const params = { card, other: taking };
  if (kind === other) return say('card-below', params);
  return say(other === 'trump' ? 'card-trumped' : 'card-off-suit', params);
}

export type Play = readonly [seat: keyof typeof SEATS, card: Card];

/** Who takes this trick? */
export function whoTakes(key: Key, order: Order, plays: readonly Play[], at = 'last'): Question {
  const trick = plays.map(([, card]) => card);
  const best = winnerOf(trick, order);
  const taking = defined(trick[best], 'the card that takes');
  const answers = plays
    .map(([seat, card], i): Answer<Key> & { readonly seat: number } => ({
      seat,
      label: seated(seat),
      right: i === best,
      why: i === best ? say('card-takes', { card }) : belowWhy(card, taking, order),
    }))
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ label, right, why }) => ({ label, right, why }));
  const telling: readonly LeftOut[] = ['taker'];
  return at === 'last' ? { ...ask(key, answers, at), telling } : ask(key, answers, at);
}

/** Which of these cards, of which one takes the other two, is highest once the first of all is led? */
export function whichTakes(
  key: Key,
  order: Order,
  { led, cards }: { readonly led: Card | null; readonly cards: string },
  whys: Readonly<Partial<Record<Card, Key>>> = {},
): Question {
  const offered = cardsOf(cards);
  const highest = offered.reduce((best, card) => (beats(card, best, order) ? card : best));
  const trick = [led ?? highest, ...offered];
  const taking = defined(trick[winnerOf(trick, order)], 'the card that takes');
  return ask(
    key,
    offered.map((card) => {
      const right = card === taking;
      const own = whys[card];
      const computed = right ? say('card-highest', { card }) : belowWhy(card, taking, order);
      return { label: cardNamed(card), right, why: own ? say(own) : computed };
    }),
  );
}

/** How many points do these cards count? */
export function howManyPoints(
  key: Key,
  cards: string,
  others: readonly number[],
  at?: string,
): Question {
  const counted = cardsOf(cards);
  const right = pipsOf(counted);
  const sum = counted.map((card) => pipsOf([card])).join(' + ');
  return numbersFor(key, { right, others, at }, (n) =>
    n === right ? say('points-right', { sum, n }) : say('points-wrong', { sum }),
  );
}

/** A number that two others make. */
export function difference(key: Key, { from, less, others, at }: Difference): Question {
  const right = from - less;
  return numbersFor(key, { right, others, at }, (n) =>
    say(n === right ? 'less-right' : 'less-wrong', { from, less, n: right }),
  );
}

interface Difference {
  readonly from: number;
  readonly less: number;
  readonly others: readonly number[];
  readonly at?: string;
}

function numbersFor(
  key: Key | Message<Key>,
  {
    right,
    others,
    at,
  }: {
    readonly right: number;
    readonly others: readonly number[];
    readonly at?: string | undefined;
  },
  why: (n: number) => Message<Key>,
): Question {
  const all = [right, ...others].toSorted((a, b) => a - b);
  return ask(
    key,
    all.map((n) => ({ label: numbered(n), right: n === right, why: why(n) })),
    at,
  );
}

/** How many trumps are out of sight of somebody who sees these cards? */
export function trumpsOut(
  key: Key,
  order: Order,
  {
    seen,
    others,
    at,
  }: { readonly seen: string; readonly others: readonly number[]; readonly at: string },
): Question {
  const isSeen = new Set(cardsOf(seen));
  const trumps = CARDS.filter((card) => kindOf(card, order) === 'trump');
  const right = trumps.filter((card) => !isSeen.has(card)).length;
  const params = { all: trumps.length, seen: trumps.length - right, n: right };
  return numbersFor(say(key, params), { right, others, at }, (n) =>
    say(n === right ? 'trumps-right' : 'trumps-wrong', params),
  );
}

const plays =
  (card: Card) =>
  (action: Action): boolean =>
    action.type === 'play' && action.card === card;

/** Cards of a hand that somebody may still beat, each with the card that does. */
export function unsafe(hand: string, order: Order, known: string): readonly Slip<Action, Key>[] {
  const own = cardsOf(hand);
  const out = CARDS.filter((card) => !own.includes(card) && !cardsOf(known).includes(card));
  return own.flatMap((card) => {
    const [by] = out
      .filter((other) => beats(other, card, order))
      .toSorted((a, b) => strengthOf(b, order) - strengthOf(a, order));
    return by ? [{ tries: plays(card), say: say('card-unsafe', { card, by }) }] : [];
  });
}

/** Cards of a hand that do not take the trick as it lies. */
export function tooLow(hand: string, order: Order, trick: string): readonly Slip<Action, Key>[] {
  const lying = cardsOf(trick);
  return cardsOf(hand).flatMap((card) => {
    const taking = winnerOf([...lying, card], order);
    const by = lying[taking];
    return by ? [{ tries: plays(card), say: belowWhy(card, by, order) }] : [];
  });
}

/** Cards of a hand that count fewer points than the most there are. */
export function fewer(hand: string, most: number): readonly Slip<Action, Key>[] {
  return cardsOf(hand)
    .filter((card) => pipsOf([card]) < most)
    .map((card) => ({
      tries: plays(card),
      say: say('card-fewer', { card, n: pipsOf([card]), most }),
    }));
}

/** Cards of a hand that count points, which a trick that is lost costs. */
export function costly(hand: string): readonly Slip<Action, Key>[] {
  return cardsOf(hand)
    .filter((card) => pipsOf([card]) > 0)
    .map((card) => ({ tries: plays(card), say: say('card-costly', { card, n: pipsOf([card]) }) }));
}

/** Which of these cards is in danger in null, since all that is lower than it is in other hands? */
export function dangerous(key: Key, hand: string, cards: string, at?: string): Question {
  const own = cardsOf(hand);
  const lower = (card: Card) =>
    CARDS.filter(
      (other) => kindOf(other, 'null') === kindOf(card, 'null') && beats(card, other, 'null'),
    );
  return ask(
    key,
    cardsOf(cards).map((card) => {
      const below = lower(card);
      const mine = below.filter((one) => own.includes(one));
      const n = below.length - mine.length;
      const right = mine.length === 0 && n > 0;
      const [low] = mine.toReversed();
      const why = right
        ? say('null-danger', { card, n })
        : low
          ? say('null-covered', { card, low })
          : say('null-lowest', { card });
      return { label: cardNamed(card), right, why };
    }),
    at,
  );
}
