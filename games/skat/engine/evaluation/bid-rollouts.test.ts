import { seeded } from '@lusoria/core';
import { describe, expect, test } from 'vitest';
import type { GameName } from '../../rules/cards.ts';
import { drawCards } from '../determinization.ts';
import { fastRandom } from '../fast-random.ts';
import { cards } from '../heuristic/testing/view.ts';
import { openingContext } from '../policies/play-context.ts';
import { createRollout } from '../policies/rollout.ts';
import { countOf, layout, maskOf } from '../solver/index.ts';
import { type RolloutHand, winRate } from './bid-rollouts.ts';
import { grandMask, indexOf } from './grand-bitboard.ts';
import { loadWeights } from '../weights.ts';

await loadWeights();

function hand(game: GameName, ten: string, discards: string, position = 0): RolloutHand {
  return {
    game: indexOf(game),
    ten: grandMask(cards(ten)),
    discards: grandMask(cards(discards)),
    position,
  };
}

const COUNT = { deals: 60, times: 2 };

describe('the win rate', () => {
  test('is high with nothing but winners, and low with nothing', () => {
    expect(winRate(hand('grand', 'CJ SJ HJ DJ CA CT SA ST HA HT', 'D7 D8'), COUNT)).toBeGreaterThan(
      0.99,
    );
    const weak = hand('hearts', 'H7 H8 C7 C8 S7 S8 D7 D8 CQ SQ', 'C9 S9', 1);
    expect(winRate(weak, COUNT)).toBeLessThan(0.01);
    expect(winRate(hand('null', 'C7 C8 C9 S7 S8 H7 H8 D7 D8 D9', 'CA SA'), COUNT)).toBeGreaterThan(
      0.99,
    );
    expect(winRate(hand('null', 'CA CK SA SK HA HK DA DK DQ CQ', 'SQ HQ'), COUNT)).toBeLessThan(
      0.01,
    );
  });

  test('is higher with an ace more, and always the same', () => {
    const one = hand('spades', 'SJ DJ SA SK S9 S7 HA HT C9 D8', 'CK DK', 2);
    const other = hand('spades', 'SJ DJ SA SK S9 S7 HA HT CA D8', 'CK DK', 2);
    const rate = winRate(one, COUNT);
    expect(winRate(other, COUNT)).toBeGreaterThan(rate);
    expect(winRate(one, COUNT)).toBe(rate);
  });

  test('of a rollout is 1 for 0 points and 0 for 121', () => {
    const order = layout('clubs');
    const context = openingContext(order, 0);
    const reaches = createRollout({
      layout: order,
      game: 'clubs',
      me: 1,
      points: 0,
      defenderPoints: 0,
      context,
    });
    const random = fastRandom(seeded('playouts'));
    const found = Array.from({ length: 50 }, () => {
      const skat = drawCards(-1, 2, random);
      const one = drawCards(~skat, 10, random);
      const other = drawCards(~skat & ~one, 10, random);
      const hands = Int32Array.of(one, other, ~skat & ~one & ~other);
      const determinization = { hands, skat };
      const before = [...hands];
      const ends = [0, 121].map((target) => reaches(determinization, null, target, random));
      return [...ends, before.every((hand, i) => hand === hands[i])];
    });
    expect(new Set(found.map(String))).toEqual(new Set(['true,false,true']));
  });
});

test('cards are drawn as many as asked, of those there are', () => {
  const random = fastRandom(seeded('drawn'));
  const all = maskOf(cards('CJ SJ C7 D9 HA'), layout('grand'));
  for (let many = 0; many <= 5; many += 1) {
    const found = drawCards(all, many, random);
    expect([countOf(found), found & ~all]).toEqual([many, 0]);
  }
});
