import { seeded } from '@lusoria/core';
import { expect, test } from 'vitest';
import { newgame, type State } from '../index.ts';

/** Two players with two cards each; the first leads. */
const begun: State = {
  options: { cards: 3 },
  hands: [
    ['HA', 'C9'],
    ['ST', 'DK'],
  ],
  trick: [],
  tricks: [0, 0],
  mover: 0,
  phase: 'play',
};

test('the highest card takes the trick and leads', () => {
  const led = newgame.decide(begun, 0, { type: 'play', card: 'C9' });
  expect(led).toEqual({ ok: true, value: [{ type: 'played', seat: 0, card: 'C9' }] });
  const after = newgame.evolve(begun, { type: 'played', seat: 0, card: 'C9' });
  expect(newgame.decide(after, 1, { type: 'play', card: 'DK' })).toEqual({
    ok: true,
    value: [
      { type: 'played', seat: 1, card: 'DK' },
      { type: 'took', seat: 1 },
    ],
  });
});

test.each([
  [1, 'ST', 'not-your-turn'],
  [0, 'DK', 'card-not-in-hand'],
] as const)('seat %i cannot play %s: %s', (seat, card, code) => {
  expect(newgame.decide(begun, seat, { type: 'play', card })).toMatchObject({
    ok: false,
    rejection: { code },
  });
});

test('nobody sees the cards of others', () => {
  expect(newgame.view(begun, 0).hands).toEqual([
    ['HA', 'C9'],
    [null, null],
  ]);
  expect(newgame.resampleState(newgame.view(begun, 0), seeded('others')).hands[0]).toEqual([
    'HA',
    'C9',
  ]);
});
