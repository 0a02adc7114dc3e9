import { seeded } from '@lusoria/core';
import { describe, expect, test } from 'vitest';
import { skat } from '../../rules/game.ts';
import { countOf, layout } from '../solver/index.ts';
import { after, chanceOf, drawnCard, HABITS, legalAt, opening, situation } from './habits.ts';
import { type Known, knownIn } from './known.ts';
import { sourceFrom } from './source.ts';
import { playDeal } from './testing/deal.ts';

/** What players know before each card of some deals that are played at random. */
function knowledge(deals: number): readonly Known[] {
  const anything = { choose: skat.sampleAction };
  return Array.from({ length: deals }, (_, i) => i).flatMap((i) =>
    playDeal([anything, anything, anything], 'habits', i).moments.flatMap(({ view }) => {
      const isAsked = view.form === 'three' && view.phase === 'play' && !view.proposal;
      const known = isAsked && view.current === view.you ? knownIn(view) : null;
      return known ? [known] : [];
    }),
  );
}

describe('the moments of a game', () => {
  const all = knowledge(30);

  test('follow from the cards as the rules have it', () => {
    expect(all.length).toBeGreaterThan(200);
    for (const known of all) {
      let moment = opening(known.layout, known.plays[0]?.place ?? known.me);
      for (const { place, card, led, best, holder, on, trick } of known.plays) {
        expect(moment).toMatchObject({ place, led, best, holder, on, trick });
        moment = after(moment, card);
      }
      expect(moment.place).toBe(known.me);
      expect(moment.lacks).toEqual(known.lacks);
      expect(countOf(moment.gone)).toBe(known.plays.length);
    }
  });

  test('give every card a chance, and all that may be played one together', () => {
    const random = seeded('habits weights');
    const weights = Float64Array.from({ length: HABITS }, () => random.int(200) / 100 - 1);
    for (const known of all) {
      const moment = known.plays.reduce(
        (now, { card }) => after(now, card),
        opening(known.layout, known.plays[0]?.place ?? known.me),
      );
      const at = situation(moment);
      const hand = known.held[known.me] ?? 0;
      const legal = layout(known.game).cards.flatMap((_, card) =>
        ((legalAt(moment, hand) >>> card) & 1) === 1 ? [card] : [],
      );
      const chances = legal.map((card) => chanceOf(weights, { moment, at, card }, hand));
      expect(Math.min(...chances)).toBeGreaterThan(0);
      expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
    }
  });
});

test('cards are drawn as often as they are chosen, and sharper rather the likeliest', () => {
  const weights = Float64Array.from({ length: HABITS }, (_, i) => ((i * 7919) % 13) / 13 - 0.5);
  const source = sourceFrom(seeded('drawn cards'));
  const order = layout('spades');
  const moment = opening(order, 1);
  const at = situation(moment);
  const hand = [1, 5, 9, 17, 23, 29].reduce((mask, card) => mask | (1 << card), 0);
  const drawnWith = (sharp: number) => {
    const times = new Map<number, number>();
    for (let i = 0; i < 4000; i += 1) {
      const card = drawnCard(moment, hand, { weights, sharp }, source);
      times.set(card, (times.get(card) ?? 0) + 1);
    }
    return times;
  };
  const [plain, sharp] = [drawnWith(1), drawnWith(4)];
  const chances = [1, 5, 9, 17, 23, 29].map((card) => ({
    card,
    chance: chanceOf(weights, { moment, at, card }, hand),
  }));
  for (const { card, chance } of chances) {
    expect(Math.abs((plain.get(card) ?? 0) / 4000 - chance)).toBeLessThan(0.03);
  }
  const [best] = chances.toSorted((a, b) => b.chance - a.chance);
  expect(sharp.get(best?.card ?? -1)).toBeGreaterThan(plain.get(best?.card ?? -1) ?? 0);
});
