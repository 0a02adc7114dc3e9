import { seeded } from '@lusoria/core';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../rules/cards.ts';
import {
  anyShuffle,
  EVEN,
  persistent,
  playOut,
  shuffleFor,
  Table,
} from '../rules/two/testing/script.ts';
import { cards } from '../rules/testing/script.ts';
import { chooseForTwo } from './two.ts';

describe('the bot for two', () => {
  test('beats one that plays anything', () => {
    const deals = 120;
    let won = 0;
    for (let deal = 0; deal < deals; deal += 1) {
      const random = seeded(`bot ${deal}`);
      const table = new Table({
        first: deal % 2,
        options: { kontra: deal % 4 < 2 ? 'off' : 'all' },
        shuffle: anyShuffle(random),
      });
      playOut(table, [chooseForTwo, persistent], random);
      if (table.result.won === (table.state.first === 0)) won += 1;
    }
    expect(won / deals).toBeGreaterThan(0.7);
  });

  test('plays against itself to the end', () => {
    for (let deal = 0; deal < 20; deal += 1) {
      const random = seeded(`self ${deal}`);
      const table = new Table({ options: { kontra: 'all' }, shuffle: anyShuffle(random) });
      playOut(table, [chooseForTwo, chooseForTwo], random);
      expect(table.result.ending).toBe('played');
    }
  });

  test('does nothing when others are to act, and nothing as a spectator', () => {
    const table = new Table({ shuffle: shuffleFor(EVEN) });
    const random = seeded('idle');
    expect(chooseForTwo(table.view(1), random)).toBeNull();
    expect(chooseForTwo(table.view('spectator'), random)).toBeNull();
  });

  /** The action chosen to name a game with these four cards. */
  function namedWith(four: string): unknown {
    const seen = cards(four);
    const rest = CARDS.filter((card) => !seen.includes(card));
    const shuffle = [...seen, ...rest].map((card) => CARDS.indexOf(card));
    return chooseForTwo(new Table({ shuffle }).view(0), seeded('name'));
  }

  test('names what its four cards are best for', () => {
    expect(namedWith('CJ SA ST H7')).toEqual({ type: 'name', game: 'spades' });
    expect(namedWith('D7 D8 HA CK')).toEqual({ type: 'name', game: 'diamonds' });
    expect(namedWith('CJ SA CA H7')).toEqual({ type: 'name', game: 'grand' });
  });

  /** These four open cards each, in clubs. */
  function inClubs(namer: string, dealer: string): Table {
    const first = [...cards(namer), ...cards(dealer)];
    const rest = CARDS.filter((card) => !first.includes(card));
    const order = [...cards(namer), ...rest.slice(0, 4), ...cards(dealer), ...rest.slice(4)];
    const shuffle = order.map((card) => CARDS.indexOf(card));
    const table = new Table({ options: { kontra: 'all' }, shuffle });
    table.act(0, { type: 'name', game: 'clubs' });
    return table;
  }

  test('says kontra with the better four cards, and re likewise', () => {
    const random = seeded('kontra');
    const weak = inClubs('C9 C8 H7 D7', 'CJ SJ CA HA');
    expect(chooseForTwo(weak.view(1), random)).toEqual({ type: 'double', to: 2 });
    const strong = inClubs('CJ SJ CA HA', 'C9 S8 H7 D7');
    expect(chooseForTwo(strong.view(1), random)).toEqual({ type: 'no-double' });
    strong.act(1, { type: 'double', to: 2 });
    expect(chooseForTwo(strong.view(0), random)).toEqual({ type: 'double', to: 4 });
    weak.act(1, { type: 'double', to: 2 });
    expect(chooseForTwo(weak.view(0), random)).toEqual({ type: 'no-double' });
  });

  test('wins a trick with points cheaply, and throws low cards under a lost one', () => {
    const random = seeded('cheap');
    // Hearts are led: all follow, the ten is beaten by the ace alone.
    const table = new Table({
      shuffle: shuffleFor({
        namer: { open: 'CJ SJ CA CT HT H7 D7 S7', below: 'C7 C8 C9 SQ SK ST SA H9' },
        dealer: { open: 'HA HK H8 HQ D8 D9 DQ DK', below: 'HJ DJ CQ CK DT DA S8 S9' },
      }),
    });
    table.act(0, { type: 'name', game: 'clubs' });
    table.play('HT');
    expect(chooseForTwo(table.view(1), random)).toEqual({ type: 'play', card: 'HA' });
    const other = new Table({ shuffle: shuffleFor(EVEN) });
    other.act(0, { type: 'name', game: 'spades' });
    other.play('CJ');
    expect(chooseForTwo(other.view(1), random)).toEqual({ type: 'play', card: 'S7' });
  });
});
