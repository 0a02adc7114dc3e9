import { seeded } from '@lusoria/core';
import { describe, expect, test } from 'vitest';
import { plainContract } from '../../rules/contract.ts';
import type { ThreeView } from '../../rules/three/types.ts';
import { cards, laid, view } from '../heuristic/testing/view.ts';
import { LEVEL } from './levels.ts';
import { searchAction } from './three.ts';
import { loadWeights } from '../weights.ts';

await loadWeights();

function chosen(changes: Partial<ThreeView>, index = 0): unknown {
  return searchAction(view(changes), seeded('positions', index), LEVEL.full);
}

function card(name: string): unknown {
  return { type: 'play', card: cards(name)[0] };
}

/** Tricks that were all won by their leader. */
function tricks(from: number, ...texts: readonly string[]): ThreeView['tricks'] {
  return texts.map((text) => ({ cards: laid(from, text), winner: from }));
}

describe('a declarer', () => {
  const own = { you: 1, current: 1, declarer: 1 };

  test('plays the last trump before the winners when a trump is still out', () => {
    const played = tricks(
      1,
      'CJ C7 C8',
      'SJ C9 HJ',
      'DJ CA CQ',
      'SA S7 S8',
      'ST S9 SQ',
      'HA H7 H8',
    );
    expect(
      chosen({
        ...own,
        hand: cards('CT HT HK D7'),
        skat: cards('DQ D8'),
        counts: [4, 4, 4],
        tricks: played,
      }),
    ).toEqual(card('CT'));
  });

  test('ruffs nothing with the last trump when the trick brings nothing and the ten is at stake', () => {
    // Ten points short, the ace and ten of diamonds in the hand; hearts are led to him.
    const played = tricks(1, 'CJ C7 C8', 'SJ C9 HJ', 'DJ CA CQ', 'SA S7 S8');
    const made = chosen({
      ...own,
      hand: cards('CT DA DT HA HK H9'),
      skat: cards('DQ D8'),
      counts: [5, 6, 6],
      current: 1,
      trick: laid(0, 'HQ'),
      tricks: played,
    });
    expect(made).toEqual(card('HA'));
  });
});

describe('a defender', () => {
  test('gives the ten to a trick of the partner when the declarer would take it in the last one', () => {
    const played = [
      { cards: laid(0, 'D8 D9 DA'), winner: 2 },
      { cards: laid(2, 'SK ST DQ'), winner: 2 },
      { cards: laid(2, 'HT H7 HQ'), winner: 2 },
      { cards: laid(2, 'C7 C8 SJ'), winner: 1 },
      ...tricks(1, 'HJ C9 CA', 'DJ S9 CT', 'CK H8 DK', 'CQ S8 SQ'),
    ];
    const made = chosen({
      hand: cards('S7 DT'),
      trick: laid(1, 'HK HA'),
      counts: [2, 1, 1],
      tricks: played,
    });
    expect(made).toEqual(card('DT'));
  });

  test('spares points when the declarer has the trick', () => {
    const made = chosen({ hand: cards('DT DK D7 H9 H8 S9 S8 HQ SQ S7'), trick: laid(1, 'DA D9') });
    expect(made).toEqual(card('D7'));
  });

  test('takes the ten of the declarer with the ace', () => {
    const made = chosen({ hand: cards('DA DK D7 H9 H8 S9 S8 HQ SQ S7'), trick: laid(1, 'DT D9') });
    expect(made).toEqual(card('DA'));
  });
});

describe('null', () => {
  const contract = plainContract('null');

  test('a declarer stays below, as high as that goes', () => {
    const made = chosen({
      you: 1,
      current: 1,
      contract,
      hand: cards('C7 C9 CJ H7 H8 H9 D7 D8 S7 S8'),
      skat: cards('SA DA'),
      trick: laid(0, 'CQ'),
      counts: [9, 10, 10],
    });
    expect(made).toEqual(card('CJ'));
  });

  test('a defender lets the partner throw the card that would save the declarer', () => {
    const made = chosen({
      you: 2,
      current: 2,
      contract: { ...contract, ouvert: true },
      hand: cards('H7 D9'),
      open: cards('H8 D7'),
      counts: [2, 2, 2],
      trick: [],
      tricks: tricks(
        2,
        'CA C8 C9',
        'CK CT CQ',
        'SA S7 S8',
        'SK S9 SJ',
        'ST SQ HA',
        'HK HT HQ',
        'DA DT DJ',
        'DK DQ HJ',
      ),
    });
    // Led at once, the seven of hearts would be taken by the nine, if the partner still has it.
    expect(made).toEqual(card('D9'));
  });
});

describe('the auction', () => {
  const asked: Partial<ThreeView> = {
    you: 1,
    current: 1,
    phase: 'auction',
    asked: 'bid',
    bid: 0,
    declarer: null,
    contract: null,
    pickedUp: false,
  };
  const bids = (hand: string, changes: Partial<ThreeView> = {}) =>
    chosen({ ...asked, hand: cards(hand), ...changes });

  test('a hand that is passed in the first deal is bid where the games before came home', () => {
    const none = { played: 0, won: 0 };
    const called = (won: number): unknown => {
      const games = [
        { suits: { played: 9, won: 9 }, grands: none },
        { suits: { played: 12, won }, grands: none },
        { suits: none, grands: none },
      ];
      const place = { number: 30, of: 36, kind: 'plain', games } as const;
      return bids('DT DK D8 D7 HA H9 ST SK S8 CA', { place });
    };
    expect(called(12)).toEqual({ type: 'bid', value: 18 });
    expect(called(8)).toEqual({ type: 'pass' });
  });

  test('a strong hand bids, a weak one passes', () => {
    expect(bids('CJ SJ HJ CA CT CK C9 SA HA D7')).toEqual({ type: 'bid', value: 18 });
    expect(bids('C7 C8 CQ S7 S9 SK H8 HQ D9 DK')).toEqual({ type: 'pass' });
  });

  test('nobody goes further than the game is worth', () => {
    const hand = 'HJ DJ DA DT D9 D8 D7 SA S7 H8';
    const held = { asked: 'answer' as const, calls: [{ seat: 0, call: 18 }] };
    expect(bids(hand, { ...held, bid: 18 })).toEqual({ type: 'hold' });
    expect(bids(hand, { ...held, bid: 120 })).toEqual({ type: 'pass' });
  });

  test('with four jacks and aces grand is played', () => {
    const made = chosen({
      ...asked,
      phase: 'discard',
      asked: null,
      declarer: 1,
      bid: 18,
      pickedUp: true,
      hand: cards('CJ SJ HJ DJ CA CT SA ST HA D7 D8 H9'),
    });
    expect(made).toMatchObject({ type: 'declare', contract: { game: 'grand', hand: false } });
  });
});
