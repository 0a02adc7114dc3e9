import { expect, test } from 'vitest';
import { type Card, CARDS, GAMES, type Order } from './cards.ts';
import { type Holding, sortHand } from './sort.ts';

const hand: readonly Card[] = ['H7', 'DT', 'CJ', 'SA', 'DA', 'HJ', 'CQ', 'HK', 'S9', 'DK'];
const sorted = (order: Order | null, cards = hand) => sortHand(cards, order).join(' ');

test('Before a game is known jacks come first, then suits whose colours take turns', () => {
  expect(sorted(null)).toBe('CJ HJ CQ HK H7 SA S9 DA DT DK');
  expect(sorted('grand')).toBe(sorted(null));
  expect(sorted('ramsch')).toBe(sorted(null));
});

test('Trumps are together on the left, and another colour follows them', () => {
  expect(sorted('diamonds')).toBe('CJ HJ DA DT DK CQ HK H7 SA S9');
  expect(sorted('clubs')).toBe('CJ HJ CQ HK H7 SA S9 DA DT DK');
  expect(sorted('spades')).toBe('CJ HJ SA S9 HK H7 CQ DA DT DK');
});

test('In null a jack is a card of its suit, below the queen', () => {
  expect(sorted('null')).toBe('CQ CJ HK HJ H7 SA S9 DA DK DT');
});

test('Colours take turns when a suit is missing', () => {
  expect(sorted('grand', ['SA', 'C7', 'D8'])).toBe('C7 D8 SA');
  expect(sorted('grand', ['D8', 'H7', 'SA'])).toBe('H7 SA D8');
});

test('Every order holds the same cards', () => {
  for (const order of [null, 'ramsch', ...GAMES] as const) {
    expect([...sortHand(CARDS, order)].toSorted()).toEqual([...CARDS].toSorted());
  }
});

test('Everybody holds a hand as they like', () => {
  const held = (holding: Partial<Holding>, order: Order | null = null) =>
    sortHand(hand, order, {
      suits: 'alternating',
      ranks: 'descending',
      trumps: 'left',
      ...holding,
    }).join(' ');
  expect(held({})).toBe(sorted(null));
  expect(held({ suits: 'ranked' })).toBe('CJ HJ CQ SA S9 HK H7 DA DT DK');
  expect(held({ ranks: 'ascending' })).toBe('HJ CJ CQ H7 HK S9 SA DK DT DA');
  expect(held({ trumps: 'right' })).toBe('DA DT DK SA S9 HK H7 CQ CJ HJ');
  expect(held({ trumps: 'right', ranks: 'ascending' }, 'diamonds')).toBe(
    'S9 SA H7 HK CQ DK DT DA HJ CJ',
  );
});
