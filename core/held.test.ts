import { expect, test } from 'vitest';
import { handCounts, heldActions } from './held.ts';

const hand = { field: 'hands', action: 'card' };
const view = { hands: [[null, null], ['H7', 'SJ', 'H7'], [null]], top: 'HQ' };
const draw = { type: 'draw' };
const seven = { type: 'play', card: 'H7' };
const jack = (wish: string) => ({ type: 'play', card: 'SJ', wish });

test('an action lies with what it names; one that names nothing of the hand is apart', () => {
  const actions = [draw, seven, jack('C'), jack('S')];
  expect(heldActions(hand, view, 1, actions)).toEqual({
    held: [
      { value: 'H7', actions: [seven] },
      { value: 'SJ', actions: [jack('C'), jack('S')] },
      { value: 'H7', actions: [seven] },
    ],
    others: [draw],
  });
});

test('a spectator holds nothing, nor does anybody in a game without hands', () => {
  expect(heldActions(hand, view, null, [])).toEqual({ held: [], others: [] });
  expect(heldActions(null, view, 1, [seven])).toEqual({ held: [], others: [seven] });
});

test('hidden cards count', () => {
  expect(handCounts(hand, view)).toEqual([2, 3, 1]);
  expect(handCounts(null, view)).toEqual([]);
});
