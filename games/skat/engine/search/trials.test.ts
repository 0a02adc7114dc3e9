import { seeded } from '@lusoria/core';
import { describe, expect, test } from 'vitest';
import { cards } from '../heuristic/testing/view.ts';
import { countOf, layout, maskOf } from '../solver/index.ts';
import { canonical, GAME_ORDER } from './canon.ts';
import { some } from './deals.ts';
import { opening } from './habits.ts';
import { playoutsFrom } from './playouts.ts';
import { sourceFrom } from './source.ts';
import { type Held, partWon } from './trials.ts';

function held(game: (typeof GAME_ORDER)[number], ten: string, away: string, place = 0): Held {
  return {
    game: GAME_ORDER.indexOf(game),
    ten: canonical(cards(ten)),
    away: canonical(cards(away)),
    place,
  };
}

const TRIAL = { deals: 60, times: 2 };

describe('a game that is played out', () => {
  test('is won with nothing but winners, and lost with nothing', () => {
    expect(partWon(held('grand', 'CJ SJ HJ DJ CA CT SA ST HA HT', 'D7 D8'), TRIAL)).toBeGreaterThan(
      0.99,
    );
    const weak = held('hearts', 'H7 H8 C7 C8 S7 S8 D7 D8 CQ SQ', 'C9 S9', 1);
    expect(partWon(weak, TRIAL)).toBeLessThan(0.01);
    expect(partWon(held('null', 'C7 C8 C9 S7 S8 H7 H8 D7 D8 D9', 'CA SA'), TRIAL)).toBeGreaterThan(
      0.99,
    );
    expect(partWon(held('null', 'CA CK SA SK HA HK DA DK DQ CQ', 'SQ HQ'), TRIAL)).toBeLessThan(
      0.01,
    );
  });

  test('is won more often with an ace more, and comes to the same whenever it is tried', () => {
    const one = held('spades', 'SJ DJ SA SK S9 S7 HA HT C9 D8', 'CK DK', 2);
    const other = held('spades', 'SJ DJ SA SK S9 S7 HA HT CA D8', 'CK DK', 2);
    const part = partWon(one, TRIAL);
    expect(partWon(other, TRIAL)).toBeGreaterThan(part);
    expect(partWon(one, TRIAL)).toBe(part);
  });

  test('never brings more than there is, and always nothing at least', () => {
    const order = layout('clubs');
    const moment = opening(order, 0);
    const reaches = playoutsFrom({
      layout: order,
      game: 'clubs',
      me: 1,
      points: 0,
      lost: 0,
      moment,
    });
    const source = sourceFrom(seeded('playouts'));
    const found = Array.from({ length: 50 }, () => {
      const skat = some(-1, 2, source);
      const one = some(~skat, 10, source);
      const other = some(~skat & ~one, 10, source);
      const hands = Int32Array.of(one, other, ~skat & ~one & ~other);
      const world = { hands, skat };
      const before = [...hands];
      const ends = [0, 121].map((target) => reaches(world, null, target, source));
      return [...ends, before.every((hand, i) => hand === hands[i])];
    });
    expect(new Set(found.map(String))).toEqual(new Set(['true,false,true']));
  });
});

test('cards are drawn as many as asked, of those there are', () => {
  const source = sourceFrom(seeded('drawn'));
  const all = maskOf(cards('CJ SJ C7 D9 HA'), layout('grand'));
  for (let many = 0; many <= 5; many += 1) {
    const found = some(all, many, source);
    expect([countOf(found), found & ~all]).toEqual([many, 0]);
  }
});
