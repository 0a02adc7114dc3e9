import { seeded } from '@lusoria/core';
import { describe, expect, test } from 'vitest';
import { skat } from '../../rules/game.ts';
import type { ThreeView } from '../../rules/three/types.ts';
import { type Determinization, emptyDeterminization } from '../determinization.ts';
import { fastRandom } from '../fast-random.ts';
import { heuristic } from '../heuristic/index.ts';
import { countOf, maskOf } from '../solver/index.ts';
import { playDeal } from '../testing/deal.ts';
import { importanceWeights } from './importance-weights.ts';
import { type Knowledge, knowledgeIn } from './knowledge.ts';
import { sampleDeterminizations } from './sampling.ts';
import { uniformSampler } from './uniform-sampling.ts';
import { loadWeights } from '../weights.ts';

await loadWeights();

/** The knowledge of players before cards of some deals, with the true hands. */
function decisions(
  deals: number,
  wild = true,
): readonly { readonly known: Knowledge; readonly truth: readonly number[] }[] {
  return Array.from({ length: deals }, (_, i) => i).flatMap((i) => {
    const anything = { choose: skat.sampleAction };
    const players =
      wild && i % 2 > 0 ? [anything, anything, anything] : [heuristic, heuristic, heuristic];
    return playDeal(players, 'known', i).decisions.flatMap(({ state, view }) => {
      const known = view.form === 'three' && view.phase === 'play' ? knowledgeIn(view) : null;
      if (!known || state.form !== 'three') return [];
      const truth = known.seats.map((seat) => maskOf(state.hands[seat] ?? [], known.layout));
      return [{ known, truth: [...truth, maskOf(state.skat, known.layout)] }];
    });
  });
}

/** The faults of a determinization, given the knowledge. */
function faults(known: Knowledge, hands: Int32Array, skat: number): readonly string[] {
  const all = [...hands, skat, ...known.played];
  const sum = all.reduce((count, mask) => count + countOf(mask), 0);
  const union = all.reduce((mask, one) => mask | one, 0);
  const wrong = (is: boolean, what: string) => (is ? [what] : []);
  return [
    ...wrong(sum !== 32 || countOf(union) !== 32, 'a card twice or missing'),
    ...wrong(known.skat !== null && known.skat !== skat, 'another skat'),
    ...[0, 1, 2].flatMap((player) => {
      const hand = hands[player] ?? 0;
      const held = known.knownHands[player] ?? null;
      return [
        ...wrong(countOf(hand) !== known.handSizes[player], 'a hand of another size'),
        ...wrong(held !== null && held !== hand, 'another known hand'),
        ...wrong((hand & (known.context.voids[player] ?? 0)) !== 0, 'what was not followed'),
      ];
    }),
  ];
}

describe('determinizations', () => {
  test('are all as the view says, and what is true is possible', () => {
    const seen = decisions(24);
    expect(seen.length).toBeGreaterThan(300);
    const found = seen.flatMap(({ known, truth }, i) => {
      const sample = uniformSampler(known);
      const random = fastRandom(seeded('worlds', i));
      const wrong = Array.from({ length: 12 }, () => {
        const determinization = emptyDeterminization();
        sample(determinization, random);
        return faults(known, determinization.hands, determinization.skat);
      });
      return [...wrong.flat(), ...faults(known, Int32Array.from(truth.slice(0, 3)), truth[3] ?? 0)];
    });
    expect(found).toEqual([]);
  });

  test('are dealt evenly where all can be counted', () => {
    const late = decisions(24).filter(({ known }) => {
      const unknown = known.knownHands.filter((hand) => hand === null).length;
      return known.handSizes[known.me] === 2 && unknown === 2 && known.trick.length === 0;
    });
    expect(late.length).toBeGreaterThan(3);
    for (const [i, { known }] of late.slice(0, 8).entries()) {
      const sample = uniformSampler(known);
      const random = fastRandom(seeded('even', i));
      const counts = new Map<string, number>();
      const determinization = emptyDeterminization();
      const TIMES = 6000;
      for (let n = 0; n < TIMES; n += 1) {
        sample(determinization, random);
        const key = `${determinization.hands.join(' ')} ${determinization.skat}`;
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
    const [first] = decisions(8).filter(
      ({ known }) => known.handSizes[known.me] === 2 && known.me !== 0,
    );
    expect(first).toBeDefined();
    const known = first?.known;
    const all = known
      ? sampleDeterminizations(
          known,
          { cheap: ({ skat }) => (skat & 1) + 1, rest: () => 1 },
          { sampled: 4000, drawn: 4000 },
          fastRandom(seeded('all')),
        )
      : [];
    expect(all.length).toBeGreaterThan(1);
    expect(all.map(({ determinization, weight }) => weight - (determinization.skat & 1))).toEqual(
      all.map(() => 1),
    );
  });

  test('are drawn by weight where there are too many', () => {
    const [first] = decisions(8).filter(
      ({ known }) => known.handSizes[known.me] === 9 && known.me !== 0,
    );
    const known = first?.known;
    const heavy = known?.hidden ? known.hidden & -known.hidden : 0;
    const some = known
      ? sampleDeterminizations(
          known,
          { cheap: ({ skat }) => ((skat & heavy) === 0 ? 1 : 9), rest: () => 1 },
          { sampled: 3000, drawn: 400 },
          fastRandom(seeded('drawn')),
        )
      : [];
    const share = (weighed: typeof some) => {
      const sum = weighed.reduce((total, { weight }) => total + weight, 0);
      const with1 = weighed.filter(({ determinization }) => (determinization.skat & heavy) !== 0);
      return with1.reduce((total, { weight }) => total + weight, 0) / sum;
    };
    const hidden = countOf(known?.hidden ?? 0);
    const prior = 2 / hidden;
    const expected = (9 * prior) / (9 * prior + 1 - prior);
    expect(share(some)).toBeGreaterThan(expected - 0.12);
    expect(share(some)).toBeLessThan(expected + 0.12);
  });
});

describe('importance weights', () => {
  test('are higher for the true deal', () => {
    const gains = decisions(16, false).flatMap(({ known, truth }, i) => {
      const { tricks }: ThreeView = known.view;
      if (i % 3 > 0 || tricks.length > 6 || known.knownHands[0] !== null) return [];
      const { cheap, rest } = importanceWeights(known);
      const weigh = (one: Determinization): number => cheap(one) * rest(one);
      const sample = uniformSampler(known);
      const random = fastRandom(seeded('gain', i));
      const determinization = emptyDeterminization();
      let sum = 0;
      for (let n = 0; n < 40; n += 1) {
        sample(determinization, random);
        sum += weigh(determinization) / 40;
      }
      const [one = 0, two = 0, three = 0, away = 0] = truth;
      return [weigh({ hands: Int32Array.of(one, two, three), skat: away }) > sum];
    });
    expect(gains.length).toBeGreaterThan(20);
    expect(gains.filter(Boolean).length / gains.length).toBeGreaterThan(0.75);
  });
});
