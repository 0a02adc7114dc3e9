import { expect, test } from 'vitest';
import { humanised, viewLines } from './view.ts';

test('plain data is a table: what has room on a line stands on one', () => {
  const view = {
    you: 0,
    hand: ['C7', 'DA'],
    trick: [],
    winner: null,
    options: { joker: true, deck: { id: 'is' } },
    lays: [
      { by: 1, card: 'eam' },
      { by: 0, cards: [3, 4] },
    ],
  };
  const label = (name: string) => (name === 'hand' ? 'In hand' : null);
  expect(viewLines(view, label).join('\n')).toBe(`\
  You        0
  In hand    C7, DA
  Trick      –
  Winner     –
  Options
    Joker    true
    Deck     Id: is
  Lays
    1        By: 1 · Card: eam
    2
      By     0
      Cards  3, 4`);
});

test('names become words', () => {
  expect(['cardsLeft', 'cards-left', 'no2Trump', 'ID'].map(humanised)).toEqual([
    'Cards left',
    'Cards left',
    'No2 trump',
    'Id',
  ]);
});
