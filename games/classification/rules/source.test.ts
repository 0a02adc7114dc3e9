import { expect, test } from 'vitest';
import { ask, dealt } from './testing/script.ts';
import { LEAF } from './tree/types.ts';

// The example of the source, whose pictures are lost: the same steps with other cards.
test('the example: add, add, found with three, a wrong five', () => {
  const tree = ask(
    'colour',
    ['red', ask('shape', ['circle', LEAF], ['square triangle', LEAF])],
    ['green blue', LEAF],
  );
  const five = ['circle', 'square', 'triangle'].flatMap((shape) =>
    shape === 'triangle'
      ? ['triangle-blue-full-1']
      : [`${shape}-blue-full-1`, `${shape}-green-full-1`],
  );
  const round = dealt({
    tree,
    turned: 'circle-red-full-1',
    hands: [
      [
        'circle-red-empty-2',
        'square-red-full-1',
        'square-red-full-2',
        'triangle-red-empty-3',
        'square-red-striped-1',
        'square-red-striped-2',
        'square-red-striped-3',
        'triangle-red-full-1',
        'triangle-red-full-2',
        'triangle-red-full-3',
      ],
      ['circle-red-striped-3', 'square-red-empty-1', ...five],
    ],
    stock: ['circle-green-empty-1', 'circle-blue-empty-1'],
  });
  // The sage has one card of this class, and must add it.
  expect(
    round.refuses(0, {
      type: 'lay',
      cards: round.cards('square-red-full-1'),
      class: null,
    }),
  ).toBe('sage-must-add');
  round.lay(0, 0, 'circle-red-empty-2');
  // The other player adds one rightly.
  expect(round.lay(1, 0, 'circle-red-striped-3')).toContainEqual({
    type: 'judged',
    no: 1,
    right: true,
    fault: null,
  });
  // The sage founds another class with three cards and draws one.
  round.lay(0, null, 'square-red-full-1', 'square-red-full-2', 'triangle-red-empty-3');
  expect(round.state().classes.map(({ cards }) => cards.length)).toEqual([3, 3]);
  expect(round.hand(0)).toHaveLength(7);
  expect(round.hand(0)).toContain('circle-green-empty-1');
  // The other adds five: it is wrong, they come back, and one is drawn.
  const before = round.hand(1);
  expect(before).toHaveLength(9);
  const events = round.lay(1, 1, ...five);
  expect(events.map(({ type }) => type)).toEqual(['laid', 'judged', 'drew']);
  expect(events).toContainEqual({ type: 'judged', no: 3, right: false, fault: null });
  expect(round.hand(1)).toHaveLength(10);
  expect(before.every((card) => round.hand(1).includes(card))).toBe(true);
  expect(round.hand(1)).toContain('circle-blue-empty-1');
  expect(round.state().classes.map(({ cards }) => cards.length)).toEqual([3, 3]);
  expect(round.turn()).toMatchObject({ kind: 'play', must: [0] });
});
