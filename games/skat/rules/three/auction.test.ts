import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { bidValues } from '../contract.ts';
import { optionsSchema } from '../options.ts';
import { type Hands, script } from '../testing/script.ts';

const HANDS: Hands = {
  fore: 'CJ CA CT CK CQ C9 HA HT HK H7',
  middle: 'SJ HJ SA ST SK SQ S9 DA DT D7',
  rear: 'DJ C8 C7 S8 S7 HQ H9 H8 DK DQ',
};
const open = (options = {}) => script(HANDS, options);
const bid = (text: string) => open().bid(text);

describe('who bids to whom', () => {
  // [what is said, who plays, at what]
  test.each([
    ['1 18 0 p 2 p', 1, 18],
    ['1 18 0 y 1 p 2 p', 0, 18],
    ['1 18 0 y 1 20 0 p 2 p', 1, 20],
    ['1 p 2 18 0 p', 2, 18],
    ['1 p 2 18 0 y 2 20 0 y 2 p', 0, 20],
    ['1 18 0 p 2 20 1 y 2 22 1 p', 2, 22],
    ['1 18 0 y 1 p 2 20 0 y 2 22 0 p', 2, 22],
    ['1 p 2 p 0 18', 0, 18],
    // A jump, and the highest of all
    ['1 18 0 y 1 48 0 p 2 p', 1, 48],
    ['1 264 0 y 1 p 2 p', 0, 264],
  ])('%s', (text, declarer, value) => {
    const view = bid(text).view('spectator');
    expect(view).toMatchObject({ phase: 'skat', declarer, current: declarer, bid: value });
  });

  test('rearhand is asked although both others have passed and held nothing', () => {
    const view = bid('1 18 0 p').view(2);
    expect(view).toMatchObject({ phase: 'auction', current: 2, asked: 'bid', bid: 18 });
    expect(bid('1 p').view(2)).toMatchObject({ current: 2, asked: 'bid', bid: 0 });
  });

  test('when both have passed, forehand is asked whether to play at 18', () => {
    const asked = bid('1 p 2 p');
    expect(asked.view(0)).toMatchObject({ current: 0, asked: 'take' });
    expect(asked.refusal(0, { type: 'bid', value: 20 })).toBe('no-such-bid');
    expect(asked.refusal(0, { type: 'hold' })).toBe('nothing-bid');
  });

  test('passed in by all it counts as a deal and scores nothing', () => {
    const all = bid('1 p 2 p 0 p');
    expect(all.result()).toEqual({ kind: 'passed' });
    expect(all.view(1).end?.points).toEqual([0, 0, 0]);
  });

  test('every value can be bid, and nothing between', () => {
    const values = bidValues(v.parse(optionsSchema, {}));
    const auction = open();
    for (let value = 0; value <= 300; value += 1) {
      const refusal = auction.refusal(1, { type: 'bid', value });
      expect([value, refusal]).toEqual([value, values.includes(value) ? null : 'no-such-bid']);
    }
  });

  test('through all values one by one, and then no further', () => {
    const values = bidValues(v.parse(optionsSchema, {}));
    const auction = open();
    for (const value of values) auction.bid(`1 ${value} 0 y`);
    expect(auction.refusal(1, { type: 'bid', value: 264 })).toBe('bid-too-low');
    expect(auction.bid('1 p 2 p').view(0)).toMatchObject({ declarer: 0, bid: 264 });
  });
});

describe('what is refused', () => {
  test('out of turn, too low, an answer to nothing', () => {
    expect(open().refusal(0, { type: 'hold' })).toBe('not-your-turn');
    expect(open().refusal(2, { type: 'bid', value: 18 })).toBe('not-your-turn');
    expect(open().refusal(1, { type: 'hold' })).toBe('nothing-bid');
    const held = bid('1 20 0 y');
    expect(held.refusal(1, { type: 'bid', value: 20 })).toBe('bid-too-low');
    expect(held.refusal(1, { type: 'bid', value: 18 })).toBe('bid-too-low');
    expect(bid('1 20').refusal(0, { type: 'bid', value: 22 })).toBe('not-now');
    expect(bid('1 20').refusal(1, { type: 'pass' })).toBe('not-your-turn');
    expect(open().refusal(1, { type: 'play', card: 'SJ' })).toBe('not-now');
  });
});

describe('at a table of four', () => {
  test('the dealer sits out, sees nothing and can do nothing', () => {
    const four = script(HANDS, {}, 4);
    const dealer = four.view(3);
    expect(dealer).toMatchObject({
      dealer: 3,
      players: [0, 1, 2],
      hand: [],
      counts: [10, 10, 10, 0],
    });
    expect(four.refusal(3, { type: 'pass' })).toBe('sits-out');
    four.bid('1 18 0 p 2 p');
    expect(four.refusal(3, { type: 'pick-up' })).toBe('sits-out');
  });

  test('seats can run the other way round', () => {
    const four = script(HANDS, { direction: 'counter' }, 4);
    expect(four.view(0)).toMatchObject({ players: [0, 3, 2], dealer: 1 });
    expect(four.view(0).current).toBe(3);
  });
});
