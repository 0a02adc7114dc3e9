import { bidValues } from '@lusoria/skat';
import { expect, test } from 'vitest';
import { type Script, script } from '../../rules/testing/script.ts';
import { type Ahead, callAhead, isBidding, limitsIn, valueBelow } from './ahead.ts';

const HANDS = {
  fore: 'CJ SJ HJ DJ CA CT CK CQ C9 C8',
  middle: 'SA ST SK SQ S9 S8 S7 HA HT HK',
  rear: 'HQ H9 H8 H7 DA DT DK DQ D9 D8',
};
const upTo = (value: number): Ahead => ({ kind: 'up-to', value });

/** Has the calls made that were said ahead by seat, until nobody has said anything for the next. */
function runs(deal: Script, said: readonly (Ahead | null)[]): Script {
  for (;;) {
    const seat = deal.state().current;
    const ahead = seat === null ? null : said[seat];
    const call = seat !== null && ahead ? callAhead(deal.view(seat), ahead) : null;
    if (seat === null || call === null) return deal;
    deal.act(seat, call);
  }
}

test('an auction runs by itself with what all have said ahead', () => {
  const deal = runs(script(HANDS), [upTo(30), upTo(23), { kind: 'pass' }]);
  expect(deal.state()).toMatchObject({ declarer: 0, phase: 'skat', auction: { bid: 23 } });
});

test('whoever bids goes on bidding, and passes beyond the limit', () => {
  const deal = runs(script(HANDS), [upTo(20), upTo(36), upTo(24)]);
  expect(deal.state()).toMatchObject({ declarer: 1, auction: { bid: 24 } });
});

test('forehand plays for the lowest value or passes when nobody has bid', () => {
  const passes: Ahead = { kind: 'pass' };
  expect(runs(script(HANDS), [upTo(18), passes, passes]).state().declarer).toBe(0);
  expect(runs(script(HANDS), [passes, passes, passes]).state()).toMatchObject({ phase: 'over' });
});

test('nothing is said while somebody else is asked', () => {
  const deal = script(HANDS);
  expect(callAhead(deal.view(0), upTo(264))).toBeNull();
  expect(isBidding(deal.view(0))).toBe(true);
  deal.bid('1 18 0 p');
  expect(isBidding(deal.view(0))).toBe(false);
});

test('a limit is at least what one is asked for', () => {
  const deal = script(HANDS).bid('1 24');
  expect(limitsIn(deal.view(0))[0]).toBe(24);
  expect(limitsIn(deal.view(2))[0]).toBe(27);
});

test.each([
  [35, 35],
  [37, 36],
  [999, 264],
  [17, null],
])('%i typed is the value %s', (typed, value) => {
  expect(valueBelow(bidValues(script(HANDS).state().options), typed)).toBe(value);
});
