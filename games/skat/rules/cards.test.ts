import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  beats,
  type Card,
  CARDS,
  isCard,
  kindOf,
  type Order,
  partsOf,
  PIPS,
  pipsOf,
  playable,
  RANKS,
  strengthOf,
  SUITS,
  trumpsInOrder,
  winnerOf,
} from './cards.ts';

// The pack, what follows what, and who takes a trick; the orders are typed in from the rules.

const ORDERS: readonly Order[] = [
  'clubs',
  'spades',
  'hearts',
  'diamonds',
  'grand',
  'null',
  'ramsch',
];

/** For every order the kinds, each from its highest card to its lowest. */
const KINDS: Readonly<Record<Order, readonly string[]>> = {
  clubs: [
    'CJ SJ HJ DJ CA CT CK CQ C9 C8 C7',
    'SA ST SK SQ S9 S8 S7',
    'HA HT HK HQ H9 H8 H7',
    'DA DT DK DQ D9 D8 D7',
  ],
  spades: [
    'CJ SJ HJ DJ SA ST SK SQ S9 S8 S7',
    'CA CT CK CQ C9 C8 C7',
    'HA HT HK HQ H9 H8 H7',
    'DA DT DK DQ D9 D8 D7',
  ],
  hearts: [
    'CJ SJ HJ DJ HA HT HK HQ H9 H8 H7',
    'CA CT CK CQ C9 C8 C7',
    'SA ST SK SQ S9 S8 S7',
    'DA DT DK DQ D9 D8 D7',
  ],
  diamonds: [
    'CJ SJ HJ DJ DA DT DK DQ D9 D8 D7',
    'CA CT CK CQ C9 C8 C7',
    'SA ST SK SQ S9 S8 S7',
    'HA HT HK HQ H9 H8 H7',
  ],
  grand: [
    'CJ SJ HJ DJ',
    'CA CT CK CQ C9 C8 C7',
    'SA ST SK SQ S9 S8 S7',
    'HA HT HK HQ H9 H8 H7',
    'DA DT DK DQ D9 D8 D7',
  ],
  null: [
    '',
    'CA CK CQ CJ CT C9 C8 C7',
    'SA SK SQ SJ ST S9 S8 S7',
    'HA HK HQ HJ HT H9 H8 H7',
    'DA DK DQ DJ DT D9 D8 D7',
  ],
  ramsch: [
    'CJ SJ HJ DJ',
    'CA CT CK CQ C9 C8 C7',
    'SA ST SK SQ S9 S8 S7',
    'HA HT HK HQ H9 H8 H7',
    'DA DT DK DQ D9 D8 D7',
  ],
};

const trumps = (order: Order): string => KINDS[order][0] ?? '';

/** The typed list in which a card stands. */
function listOf(card: Card, order: Order): string {
  return KINDS[order].find((list) => list.includes(card)) ?? 'nowhere';
}

/** Taker of a trick: of the trumps, else of the suit that was led, the first in its list. */
function taker(trick: readonly Card[], order: Order): number {
  const led = trick[0];
  if (led === undefined) return -1;
  const ranking = `${trumps(order)} ${listOf(led, order)}`;
  const places = trick.map((card) => {
    const at = ranking.indexOf(card);
    return at < 0 ? 999 : at;
  });
  return places.indexOf(Math.min(...places));
}

const aCard = fc.constantFrom(...CARDS);
const anOrder = fc.constantFrom(...ORDERS);
const aHand = fc.shuffledSubarray([...CARDS], { minLength: 1, maxLength: 12 });

describe('the pack', () => {
  test('has 32 cards, eight of each suit, each once', () => {
    expect(CARDS).toHaveLength(32);
    expect(new Set(CARDS).size).toBe(32);
    for (const suit of 'CSHD') {
      expect(CARDS.filter((card) => card.startsWith(suit))).toHaveLength(8);
    }
    for (const rank of 'AKQJT987') {
      expect(CARDS.filter((card) => card.endsWith(rank))).toHaveLength(4);
    }
    expect(SUITS.join('')).toBe('CSHD');
    expect([...RANKS].toSorted().join('')).toBe('789AJKQT');
  });

  test('counts 120: ace 11, ten 10, king 4, queen 3, jack 2', () => {
    expect(PIPS).toEqual({ A: 11, T: 10, K: 4, Q: 3, J: 2, 9: 0, 8: 0, 7: 0 });
    expect(pipsOf(CARDS)).toBe(120);
    expect(pipsOf([])).toBe(0);
    expect(pipsOf(['CA', 'HA'])).toBe(22);
    expect(pipsOf(['DT', 'SK', 'HQ', 'CJ', 'D9', 'D8', 'D7'])).toBe(19);
    for (const suit of SUITS) {
      expect(pipsOf(CARDS.filter((card) => card.startsWith(suit)))).toBe(30);
    }
  });

  test('tells a card from any other text', () => {
    expect(CARDS.every(isCard)).toBe(true);
    for (const text of ['', '??', 'C', 'CJ ', 'cj', 'JC', 'C10', 'CJD', 'C6', 'XA', '0']) {
      expect([text, isCard(text)]).toEqual([text, false]);
    }
  });

  test('has in every card its suit and its rank', () => {
    for (const card of CARDS) {
      const { suit, rank } = partsOf(card);
      expect(`${suit}${rank}`).toBe(card);
    }
  });
});

describe.each(ORDERS)('in %s', (order) => {
  test('the trumps go from the highest to the lowest', () => {
    expect(trumpsInOrder(order).join(' ')).toBe(trumps(order));
  });

  test('every card is of the kind it must follow', () => {
    for (const card of CARDS) {
      const isTrump = trumps(order).includes(card);
      expect([card, kindOf(card, order)]).toEqual([card, isTrump ? 'trump' : card[0]]);
    }
  });

  test('the strengths make a total order of every kind', () => {
    for (const list of KINDS[order]) {
      const cards = CARDS.filter((card) => list.includes(card));
      const sorted = cards.toSorted((a, b) => strengthOf(b, order) - strengthOf(a, order));
      expect(sorted.join(' ')).toBe(list);
      expect(new Set(cards.map((card) => strengthOf(card, order))).size).toBe(cards.length);
    }
  });

  test('beats tells which of two cards of a kind is higher, and that trumps beat suits', () => {
    const wrong: string[] = [];
    for (const first of CARDS) {
      for (const second of CARDS) {
        const isTrump = trumps(order).includes(second);
        const list = listOf(second, order);
        const expected = list.includes(first)
          ? list.indexOf(second) < list.indexOf(first)
          : isTrump;
        if (beats(second, first, order) !== expected) wrong.push(`${second} on ${first}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('every trick of one, two or three cards goes to the right one', () => {
    const wrong: string[] = [];
    const check = (trick: readonly Card[]) => {
      if (winnerOf(trick, order) !== taker(trick, order)) wrong.push(trick.join(' '));
    };
    for (const a of CARDS) {
      check([a]);
      for (const b of CARDS) {
        if (b === a) continue;
        check([a, b]);
        for (const c of CARDS) if (c !== a && c !== b) check([a, b, c]);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('a trick', () => {
  const TRICKS: readonly (readonly [Order, string, number, string])[] = [
    ['clubs', 'SA ST C7', 2, 'the lowest trump beats an ace'],
    ['clubs', 'SA C7 DJ', 2, 'the jack of diamonds beats a lesser trump'],
    ['clubs', 'DJ HJ CA', 1, 'hearts above diamonds among the jacks'],
    ['grand', 'C7 SA DA', 0, 'an ace thrown off takes nothing'],
    ['grand', 'HT HK HA', 2, 'the ace beats the ten'],
    ['grand', 'HK HT H9', 1, 'the ten beats the king'],
    ['grand', 'DJ DA CJ', 2, 'the jack of clubs beats all'],
    ['null', 'HT HJ H9', 1, 'in null the jack beats the ten'],
    ['null', 'HJ CJ SJ', 0, 'in null jacks are no trumps'],
    ['null', 'HJ HT HQ', 2, 'in null the queen is above both'],
    ['ramsch', 'DA D7 SJ', 2, 'in ramsch jacks are trumps'],
  ];

  test.each(TRICKS)('in %s of %s is taken by number %i: %s', (order, written, winner) => {
    expect(winnerOf(written.split(' ').filter(isCard), order)).toBe(winner);
  });

  test('does not depend on the order in which the others follow', () => {
    fc.assert(
      fc.property(aHand, anOrder, (hand, order) => {
        const [led, ...rest] = hand.slice(0, 4);
        if (led === undefined) return;
        const forth = [led, ...rest];
        const back = [led, ...rest.toReversed()];
        expect(back[winnerOf(back, order)]).toBe(forth[winnerOf(forth, order)]);
      }),
    );
  });
});

describe('what may be played', () => {
  /** Written the other way round: a card is refused when another one could have followed. */
  function mayBePlayed(card: Card, hand: readonly Card[], led: Card, order: Order): boolean {
    const asked = listOf(led, order);
    return asked.includes(card) || !hand.some((other) => asked.includes(other));
  }

  test('is what follows the card that was led, or any where nothing does', () => {
    fc.assert(
      fc.property(aHand, aCard, anOrder, (hand, led, order) => {
        const expected = hand.filter((card) => mayBePlayed(card, hand, led, order));
        expect(playable(hand, led, order)).toEqual(expected);
      }),
      { numRuns: 2000 },
    );
  });

  test('is every card of the hand for whoever leads', () => {
    fc.assert(
      fc.property(aHand, anOrder, (hand, order) => {
        expect(playable(hand, null, order)).toEqual(hand);
      }),
    );
  });

  const HANDS: readonly (readonly [Order, string, Card, string, string])[] = [
    ['clubs', 'DJ C7 SA', 'CA', 'DJ C7', 'a jack follows trumps'],
    ['clubs', 'CJ S7 HA', 'SA', 'S7', 'and not its own suit'],
    ['spades', 'SJ C7 HA', 'CJ', 'SJ', 'a led jack asks for trumps'],
    ['grand', 'CA SA HJ', 'DJ', 'HJ', 'in grand for jacks alone'],
    ['grand', 'CJ SA HA', 'C7', 'CJ SA HA', 'a jack does not follow its suit'],
    ['null', 'CJ SA HJ', 'C7', 'CJ', 'in null it does'],
    ['null', 'CA SA HJ', 'DJ', 'CA SA HJ', 'nothing to follow with'],
    ['ramsch', 'SJ HA H7', 'HT', 'HA H7', 'ramsch is as grand'],
    ['hearts', 'SA S7', 'HJ', 'SA S7', 'no trumps: any card'],
  ];

  test.each(HANDS)('in %s of %s on %s: %s (%s)', (order, hand, led, expected) => {
    expect(playable(hand.split(' ').filter(isCard), led, order).join(' ')).toBe(expected);
  });
});
