import { describe, expect, test } from 'vitest';
import { ALL_TEN, declared, HANDS } from '../testing/clubs-deal.ts';
import { cards, type Hands, script } from '../testing/script.ts';

describe('kontra, re, bock', () => {
  const double = (to: 2 | 4 | 8) => ({ type: 'double', to }) as const;

  test('only where the table plays it', () => {
    expect(declared().refusal(1, double(2))).toBe('no-kontra');
  });

  test('each before the next own card', () => {
    const table = declared({ kontra: 'all' });
    expect(table.refusal(0, double(2))).toBe('not-yours-to-double');
    expect(table.refusal(0, double(4))).toBe('too-late-to-double');
    table.play('CJ').act(2, double(2));
    expect(table.refusal(1, double(2))).toBe('too-late-to-double');
    table.play('HJ DJ').act(0, double(4));
    expect(table.refusal(1, double(8))).toBe('not-yours-to-double');
    table.play('SJ SA').act(2, double(8)).play('C7');
    const rest = ALL_TEN.split(' ').slice(6).join(' ');
    expect(table.play(rest).result()).toMatchObject({ doubled: 8, value: 60 * 8 });
  });

  test('too late after the own card', () => {
    const table = declared({ kontra: 'all' }).play('CJ HJ');
    expect(table.refusal(1, double(2))).toBe('too-late-to-double');
    table.act(2, double(2)).play('DJ SJ');
    expect(table.refusal(0, double(4))).toBe('too-late-to-double');
  });

  test('where only bidders may: who has bid or held', () => {
    const table = declared({ kontra: 'bidders' });
    expect(table.refusal(1, double(2))).toBeNull();
    expect(table.refusal(2, double(2))).toBe('not-yours-to-double');
  });

  test('multiplies the value, not the 50, unless the table says both', () => {
    const played = (options: object) =>
      declared({ kontra: 'all', ...options })
        .act(1, double(2))
        .play(ALL_TEN)
        .view(0).end?.points;
    expect(played({})).toEqual([170, 0, 0]);
    expect(played({ kontraBonus: true })).toEqual([220, 0, 0]);
  });
});

describe('null below the bid', () => {
  const high = () => script(HANDS).bid('1 18 0 y 1 24 0 y 1 p 2 p');
  const nullGame = {
    game: 'null',
    hand: false,
    schneider: false,
    schwarz: false,
    ouvert: false,
  } as const;

  test('is lost at once; the declarer names the game that is charged', () => {
    const table = high().act(0, { type: 'pick-up' });
    const declare = { type: 'declare', contract: nullGame, discards: cards('HQ D7') } as const;
    expect(table.refusal(0, { ...declare, instead: null })).toBe('name-instead');
    expect(table.refusal(0, { ...declare, instead: 'null' })).toBe('name-instead');
    // With two jacks: diamonds with 2, game 3, x 9 = 27 reaches 24; charged twice.
    const result = table.act(0, { ...declare, instead: 'diamonds' }).result();
    expect(result).toMatchObject({ won: false, overbid: true, base: 9, multiplier: 3, value: -54 });
  });

  test('nothing is to be named where null is enough', () => {
    const table = script(HANDS).bid('1 23 0 y 1 p 2 p').act(0, { type: 'pick-up' });
    const declare = { type: 'declare', contract: nullGame, discards: cards('HQ D7') } as const;
    expect(table.refusal(0, { ...declare, instead: 'clubs' })).toBe('no-instead');
    expect(table.refusal(0, { ...declare, instead: null })).toBeNull();
  });
});

describe('a jack in the skat of a hand game', () => {
  // Forehand is without three in hand; the jack of clubs in the skat makes it with one.
  const hands: Hands = {
    fore: 'DJ CA CT CK CQ C9 C8 C7 HA HT',
    middle: 'SJ HJ SA ST SK SQ S9 DA DT DK',
    rear: 'HK HQ H9 H8 H7 S8 S7 DQ D9 D8',
  };

  test('can overbid it', () => {
    // Bid 48 on without 3, game, hand = 5 x 12 = 60; it is with 1, game 2, hand 3 x 12 = 36.
    const table = script(hands).bid('1 48 0 y 1 p 2 p').declare(0, { game: 'clubs', hand: true });
    const result = table.act(0, { type: 'concede' }).result();
    expect(result).toMatchObject({ matadors: 1, overbid: true, multiplier: 4, value: -96 });
  });
});
