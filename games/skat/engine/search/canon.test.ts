import { seeded, shuffled } from '@lusoria/core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CARDS, pipsOf } from '../../rules/cards.ts';
import { matadorsOf, mostMatadors } from '../../rules/contract.ts';
import { optionsSchema } from '../../rules/options.ts';
import { layout, maskOf } from '../solver/index.ts';
import { canonical, cardsOf, fromGame, GAME_ORDER, inGame, matadors } from './canon.ts';
import { bestOfTwelve, strengthOf } from './hands.ts';

const options = v.parse(optionsSchema, {});
const hands = Array.from({ length: 300 }, (_, i) =>
  shuffled(CARDS, seeded('canon', i)).slice(0, 12),
);

test('masks of grand become those of every game and back', () => {
  for (const hand of hands) {
    const mask = canonical(hand);
    expect(new Set(cardsOf(mask))).toEqual(new Set(hand));
    const games = GAME_ORDER.map((game) => maskOf(hand, layout(game)));
    expect(GAME_ORDER.map((_, i) => inGame(mask, i))).toEqual(games);
    expect(games.map((one, i) => fromGame(one, i))).toEqual(GAME_ORDER.map(() => mask));
  }
});

test('matadors are counted as the rules count them', () => {
  for (const hand of [...hands, CARDS.slice(0, 11), CARDS.filter((card) => card.endsWith('J'))]) {
    const rows = GAME_ORDER.map((game, i) =>
      game === 'null' ? 0 : matadors(canonical(hand), i, mostMatadors(game, options)),
    );
    const truth = GAME_ORDER.map((game) => Math.abs(matadorsOf(hand, game, options)));
    expect(rows).toEqual(truth);
  }
});

test('the best two cards are laid away, and no trumps', () => {
  for (const hand of hands.slice(0, 40)) {
    const twelve = canonical(hand);
    const { strength, away } = bestOfTwelve(twelve, 3, 0);
    const pairs = hand.flatMap((one, i) => hand.slice(i + 1).map((other) => [one, other]));
    const free = pairs.filter((pair) =>
      pair.every((card) => !card.endsWith('J') && !card.startsWith('C')),
    );
    const values = free.map((pair) => {
      const kept = hand.filter((card) => !pair.includes(card));
      return strengthOf('suit', maskOf(kept, layout('clubs')), pipsOf(pair), 0);
    });
    expect(strength).toBeCloseTo(Math.max(...values), 9);
    expect(cardsOf(away).filter((card) => hand.includes(card))).toHaveLength(2);
  }
});
