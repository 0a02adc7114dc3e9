import { seeded } from '@lusoria/core';
import { describe, expect, test } from 'vitest';
import { skat } from '../../rules/game.ts';
import type { ThreeView } from '../../rules/three/types.ts';
import { decent } from '../heuristic.ts';
import { countOf, maskOf } from '../solver/index.ts';
import { dealerOf, emptyWorld, type World } from './deals.ts';
import { type Known, knownIn } from './known.ts';
import { likelihoodOf } from './likelihood.ts';
import { sourceFrom } from './source.ts';
import { playDeal } from './testing/deal.ts';
import { worldsFor } from './worlds.ts';

/** What players know at moments of play of some deals, with the true hands. */
function knowledge(
  deals: number,
  wild = true,
): readonly { readonly known: Known; readonly truth: readonly number[] }[] {
  return Array.from({ length: deals }, (_, i) => i).flatMap((i) => {
    const anything = { choose: skat.sampleAction };
    const players = wild && i % 2 > 0 ? [anything, anything, anything] : [decent, decent, decent];
    return playDeal(players, 'known', i).moments.flatMap(({ state, view }) => {
      const known = view.form === 'three' && view.phase === 'play' ? knownIn(view) : null;
      if (!known || state.form !== 'three') return [];
      const truth = known.seats.map((seat) => maskOf(state.hands[seat] ?? [], known.layout));
      return [{ known, truth: [...truth, maskOf(state.skat, known.layout)] }];
    });
  });
}

/** What is wrong with a world for somebody who knows this. */
function faults(known: Known, hands: Int32Array, skat: number): readonly string[] {
  const all = [...hands, skat, ...known.played];
  const sum = all.reduce((count, mask) => count + countOf(mask), 0);
  const union = all.reduce((mask, one) => mask | one, 0);
  const wrong = (is: boolean, what: string) => (is ? [what] : []);
  return [
    ...wrong(sum !== 32 || countOf(union) !== 32, 'a card twice or missing'),
    ...wrong(known.skat !== null && known.skat !== skat, 'another skat'),
    ...[0, 1, 2].flatMap((place) => {
      const hand = hands[place] ?? 0;
      const held = known.held[place] ?? null;
      return [
        ...wrong(countOf(hand) !== known.sizes[place], 'a hand of another size'),
        ...wrong(held !== null && held !== hand, 'another known hand'),
        ...wrong((hand & (known.lacks[place] ?? 0)) !== 0, 'what was not followed'),
      ];
    }),
  ];
}

describe('worlds', () => {
  test('are all as the view says, and what is true is possible', () => {
    const seen = knowledge(24);
    expect(seen.length).toBeGreaterThan(300);
    const found = seen.flatMap(({ known, truth }, i) => {
      const deal = dealerOf(known);
      const source = sourceFrom(seeded('worlds', i));
      const wrong = Array.from({ length: 12 }, () => {
        const world = emptyWorld();
        deal(world, source);
        return faults(known, world.hands, world.skat);
      });
      return [...wrong.flat(), ...faults(known, Int32Array.from(truth.slice(0, 3)), truth[3] ?? 0)];
    });
    expect(found).toEqual([]);
  });

  test('are dealt evenly where all can be counted', () => {
    const late = knowledge(24).filter(({ known }) => {
      const unknown = known.held.filter((hand) => hand === null).length;
      return known.sizes[known.me] === 2 && unknown === 2 && known.trick.length === 0;
    });
    expect(late.length).toBeGreaterThan(3);
    for (const [i, { known }] of late.slice(0, 8).entries()) {
      const deal = dealerOf(known);
      const source = sourceFrom(seeded('even', i));
      const counts = new Map<string, number>();
      const world = emptyWorld();
      const TIMES = 6000;
      for (let n = 0; n < TIMES; n += 1) {
        deal(world, source);
        const key = `${world.hands.join(' ')} ${world.skat}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      const expected = TIMES / counts.size;
      const chi = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
      // Five standard deviations above the mean of chi square.
      const free = counts.size - 1;
      expect(chi).toBeLessThanOrEqual(free + 5 * Math.sqrt(2 * free) + 1e-9);
    }
  });

  test('count as much as they are likely', () => {
    const [first] = knowledge(8).filter(
      ({ known }) => known.sizes[known.me] === 2 && known.me !== 0,
    );
    expect(first).toBeDefined();
    const known = first?.known;
    const all = known
      ? worldsFor(
          known,
          { first: ({ skat }) => (skat & 1) + 1, rest: () => 1 },
          { dealt: 4000, wanted: 4000 },
          sourceFrom(seeded('all')),
        )
      : [];
    expect(all.length).toBeGreaterThan(1);
    expect(all.map(({ world, weight }) => weight - (world.skat & 1))).toEqual(all.map(() => 1));
  });

  test('are drawn by weight where there are too many', () => {
    const [first] = knowledge(8).filter(
      ({ known }) => known.sizes[known.me] === 9 && known.me !== 0,
    );
    const known = first?.known;
    const heavy = known?.hidden ? known.hidden & -known.hidden : 0;
    const some = known
      ? worldsFor(
          known,
          { first: ({ skat }) => ((skat & heavy) === 0 ? 1 : 9), rest: () => 1 },
          { dealt: 3000, wanted: 400 },
          sourceFrom(seeded('drawn')),
        )
      : [];
    const share = (weighed: typeof some) => {
      const sum = weighed.reduce((total, { weight }) => total + weight, 0);
      const with1 = weighed.filter(({ world }) => (world.skat & heavy) !== 0);
      return with1.reduce((total, { weight }) => total + weight, 0) / sum;
    };
    const hidden = countOf(known?.hidden ?? 0);
    const prior = 2 / hidden;
    const expected = (9 * prior) / (9 * prior + 1 - prior);
    expect(share(some)).toBeGreaterThan(expected - 0.12);
    expect(share(some)).toBeLessThan(expected + 0.12);
  });
});

describe('what has happened', () => {
  test('speaks for the true deal', () => {
    const gains = knowledge(16, false).flatMap(({ known, truth }, i) => {
      const { tricks }: ThreeView = known.view;
      if (i % 3 > 0 || tricks.length > 6 || known.held[0] !== null) return [];
      const { first, rest } = likelihoodOf(known);
      const weigh = (one: World): number => first(one) * rest(one);
      const deal = dealerOf(known);
      const source = sourceFrom(seeded('gain', i));
      const world = emptyWorld();
      let sum = 0;
      for (let n = 0; n < 40; n += 1) {
        deal(world, source);
        sum += weigh(world) / 40;
      }
      const [one = 0, two = 0, three = 0, away = 0] = truth;
      return [weigh({ hands: Int32Array.of(one, two, three), skat: away }) > sum];
    });
    expect(gains.length).toBeGreaterThan(20);
    expect(gains.filter(Boolean).length / gains.length).toBeGreaterThan(0.75);
  });
});
