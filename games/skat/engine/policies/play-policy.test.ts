import { defined, seeded } from '@lusoria/core';
import { describe, expect, test } from 'vitest';
import { kindOf, winnerOf } from '../../rules/cards.ts';
import { voidsOf } from '../../rules/deal.ts';
import { skat } from '../../rules/game.ts';
import { fastRandom } from '../fast-random.ts';
import { bitOf, type Knowledge, knowledgeIn } from '../inference/knowledge.ts';
import { countOf, layout, legalMoves, maskOf } from '../solver/index.ts';
import { playDeal } from '../testing/deal.ts';
import { openingContext } from './play-context.ts';
import { PLAY_WEIGHTS, situationOf } from './play-features.ts';
import { playProbability, samplePlay } from './play-policy.ts';
import { loadWeights } from '../weights.ts';

await loadWeights();

/** The knowledge of players before each card of some random deals. */
function knowledge(deals: number): readonly Knowledge[] {
  const anything = { choose: skat.sampleAction };
  return Array.from({ length: deals }, (_, i) => i).flatMap((i) =>
    playDeal([anything, anything, anything], 'habits', i).decisions.flatMap(({ view }) => {
      const isAsked = view.form === 'three' && view.phase === 'play' && !view.proposal;
      const known = isAsked && view.current === view.you ? knowledgeIn(view) : null;
      return known ? [known] : [];
    }),
  );
}

describe('play contexts', () => {
  const all = knowledge(30);

  test('follow from the cards as the rules have it', () => {
    expect(all.length).toBeGreaterThan(200);
    for (const { view, seats, layout: order, game, plays, context } of all) {
      const tricks = [...view.tricks.map(({ cards }) => cards), view.trick];
      const before = tricks.flatMap((cards, trick) =>
        cards.map(({ seat, card }, onTable) => {
          const laid = cards.slice(0, onTable);
          const best =
            onTable === 0
              ? null
              : laid[
                  winnerOf(
                    laid.map((one) => one.card),
                    game,
                  )
                ];
          const led = onTable === 0 ? -1 : bitOf(defined(laid[0]).card, order);
          return {
            card: bitOf(card, order),
            context: {
              player: seats.indexOf(seat),
              trick,
              onTable,
              led,
              best: best ? bitOf(best.card, order) : -1,
              holder: best ? seats.indexOf(best.seat) : -1,
            },
          };
        }),
      );
      expect(plays).toMatchObject(before);
      expect(seats[context.player]).toBe(view.current);
      const voids = seats.map((seat) => {
        const kinds = voidsOf(seat, view, game);
        return maskOf(
          order.cards.filter((card) => kinds.has(kindOf(card, game))),
          order,
        );
      });
      expect(context.voids).toEqual(voids);
      expect(countOf(context.gone)).toBe(plays.length);
    }
  });

  test('give every card a chance, and all that may be played one together', () => {
    const random = seeded('habits weights');
    const weights = Float64Array.from({ length: PLAY_WEIGHTS }, () => random.int(200) / 100 - 1);
    for (const known of all) {
      const { context } = known;
      const situation = situationOf(context);
      const hand = known.knownHands[known.me] ?? 0;
      const legal = layout(known.game).cards.flatMap((_, card) =>
        ((legalMoves(hand, context.led, known.layout) >>> card) & 1) === 1 ? [card] : [],
      );
      const chances = legal.map((card) =>
        playProbability(weights, { context, situation, card }, hand),
      );
      expect(Math.min(...chances)).toBeGreaterThan(0);
      expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
    }
  });
});

test('cards are sampled by their probability, and with sharpness rather the likeliest', () => {
  const weights = Float64Array.from(
    { length: PLAY_WEIGHTS },
    (_, i) => ((i * 7919) % 13) / 13 - 0.5,
  );
  const random = fastRandom(seeded('drawn cards'));
  const order = layout('spades');
  const context = openingContext(order, 1);
  const situation = situationOf(context);
  const hand = [1, 5, 9, 17, 23, 29].reduce((mask, card) => mask | (1 << card), 0);
  const sampledWith = (sharpness: number) => {
    const times = new Map<number, number>();
    for (let i = 0; i < 4000; i += 1) {
      const card = samplePlay(context, hand, { weights, sharpness }, random);
      times.set(card, (times.get(card) ?? 0) + 1);
    }
    return times;
  };
  const [plain, sharp] = [sampledWith(1), sampledWith(4)];
  const chances = [1, 5, 9, 17, 23, 29].map((card) => ({
    card,
    chance: playProbability(weights, { context, situation, card }, hand),
  }));
  for (const { card, chance } of chances) {
    expect(Math.abs((plain.get(card) ?? 0) / 4000 - chance)).toBeLessThan(0.03);
  }
  const [best] = chances.toSorted((a, b) => b.chance - a.chance);
  expect(sharp.get(best?.card ?? -1)).toBeGreaterThan(plain.get(best?.card ?? -1) ?? 0);
});
