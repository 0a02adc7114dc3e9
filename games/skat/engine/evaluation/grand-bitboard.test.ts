import { seeded, shuffled } from '@lusoria/core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CARDS, pipsOf } from '../../rules/cards.ts';
import { matadorsOf, mostMatadors } from '../../rules/contract.ts';
import { optionsSchema } from '../../rules/options.ts';
import { layout, maskOf } from '../solver/index.ts';
import {
  fromLayout,
  GAMES_BY_INDEX,
  grandCards,
  grandMask,
  matadorCount,
  toLayout,
} from './grand-bitboard.ts';
import { bestDiscard, handStrength } from './hand-strength.ts';
import { loadWeights } from '../weights.ts';

await loadWeights();

const options = v.parse(optionsSchema, {});
const hands = Array.from({ length: 300 }, (_, i) =>
  shuffled(CARDS, seeded('canon', i)).slice(0, 12),
);

test('grand bitboards become masks of every game and back', () => {
  for (const hand of hands) {
    const mask = grandMask(hand);
    expect(new Set(grandCards(mask))).toEqual(new Set(hand));
    const games = GAMES_BY_INDEX.map((game) => maskOf(hand, layout(game)));
    expect(GAMES_BY_INDEX.map((_, i) => toLayout(mask, i))).toEqual(games);
    expect(games.map((one, i) => fromLayout(one, i))).toEqual(GAMES_BY_INDEX.map(() => mask));
  }
});

test('matadors are counted as the rules count them', () => {
  for (const hand of [...hands, CARDS.slice(0, 11), CARDS.filter((card) => card.endsWith('J'))]) {
    const rows = GAMES_BY_INDEX.map((game, i) =>
      game === 'null' ? 0 : matadorCount(grandMask(hand), i, mostMatadors(game, options)),
    );
    const truth = GAMES_BY_INDEX.map((game) => Math.abs(matadorsOf(hand, game, options)));
    expect(rows).toEqual(truth);
  }
});

test('the best discard has no trumps', () => {
  for (const hand of hands.slice(0, 40)) {
    const twelve = grandMask(hand);
    const { strength, discards } = bestDiscard(twelve, 3, 0);
    const pairs = hand.flatMap((one, i) => hand.slice(i + 1).map((other) => [one, other]));
    const free = pairs.filter((pair) =>
      pair.every((card) => !card.endsWith('J') && !card.startsWith('C')),
    );
    const values = free.map((pair) => {
      const kept = hand.filter((card) => !pair.includes(card));
      return handStrength('suit', maskOf(kept, layout('clubs')), pipsOf(pair), 0);
    });
    expect(strength).toBeCloseTo(Math.max(...values), 9);
    expect(grandCards(discards).filter((card) => hand.includes(card))).toHaveLength(2);
  }
});
