import { expect, test } from 'vitest';
import { describeView, humanized, type Shown, type Vocabulary } from './describe-view.ts';

const vocabulary: Vocabulary = {
  field: (name) => (name === 'hands' ? 'Hände' : null),
  seat: (seat) => ['Livia', 'Marcus'][seat] ?? '',
  value: (field, value) =>
    field === 'top' && value === 'HQ' ? { text: 'Herz-Dame', card: 'HQ' } : null,
  bySeat: new Set(['hands', 'tricks']),
};

const text = (value: string | number): Shown => ({ kind: 'text', text: String(value) });

test('fields of one entry a seat are shown by name, hidden things by their number', () => {
  const view = {
    hands: [
      [24, 3],
      [null, null, 7, null],
    ],
    tricks: [0, 2],
  };
  expect(describeView(view, vocabulary)).toEqual([
    {
      key: 'hands',
      label: 'Hände',
      value: {
        kind: 'rows',
        rows: [
          { key: '0', label: 'Livia', value: { kind: 'list', items: [text(24), text(3)] } },
          {
            key: '1',
            label: 'Marcus',
            value: {
              kind: 'list',
              items: [{ kind: 'hidden', count: 2 }, text(7), { kind: 'hidden', count: 1 }],
            },
          },
        ],
      },
    },
    {
      key: 'tricks',
      label: 'Tricks',
      value: {
        kind: 'rows',
        rows: [
          { key: '0', label: 'Livia', value: text(0) },
          { key: '1', label: 'Marcus', value: text(2) },
        ],
      },
    },
  ]);
});

test('a list of as many as there are players is not theirs', () => {
  const [row] = describeView({ pile: [3, 9] }, vocabulary);
  expect(row?.value).toEqual({ kind: 'list', items: [text(3), text(9)] });
});

test('seats have names, objects labels, and null outside of lists is nothing', () => {
  const view = {
    mover: 1,
    trick: [{ seat: 0, card: 5 }],
    bid: { by: 1, value: 18, hand: false },
    top: null,
    open: true,
    empty: [],
  };
  expect(describeView(view, vocabulary).map(({ label, value }) => [label, value])).toEqual([
    ['Mover', text('Marcus')],
    [
      'Trick',
      {
        kind: 'list',
        items: [
          {
            kind: 'rows',
            rows: [{ key: 'card', label: 'Livia', value: text(5) }],
          },
        ],
      },
    ],
    [
      'Bid',
      {
        kind: 'rows',
        rows: [
          { key: 'by', label: 'By', value: text('Marcus') },
          { key: 'value', label: 'Value', value: text(18) },
          { key: 'hand', label: 'Hand', value: text('–') },
        ],
      },
    ],
    ['Top', { kind: 'nothing' }],
    ['Open', text('✓')],
    ['Empty', { kind: 'nothing' }],
  ]);
});

test('a value is worded by its field, in lists, too; a card of the pack is one', () => {
  const queen: Shown = { kind: 'card', text: 'Herz-Dame', card: 'HQ' };
  expect(describeView({ top: 'HQ', next: 'HQ', suit: { top: ['HQ', 3] } }, vocabulary)).toEqual([
    { key: 'top', label: 'Top', value: queen },
    { key: 'next', label: 'Next', value: text('HQ') },
    {
      key: 'suit',
      label: 'Suit',
      value: {
        kind: 'rows',
        rows: [{ key: 'top', label: 'Top', value: { kind: 'list', items: [queen, text(3)] } }],
      },
    },
  ]);
});

test('what the page says elsewhere is left out', () => {
  expect(describeView({ options: { cards: 5 }, me: 0, phase: 'play' }, vocabulary)).toEqual([]);
  expect(describeView(null, vocabulary)).toEqual([]);
  expect(describeView([1, 2], vocabulary)).toEqual([]);
});

test.each([
  ['trickCount', 'Trick count'],
  ['trick-count', 'Trick count'],
  ['last_trick', 'Last trick'],
  ['hands', 'Hands'],
])('%s reads %s', (name, words) => {
  expect(humanized(name)).toBe(words);
});
