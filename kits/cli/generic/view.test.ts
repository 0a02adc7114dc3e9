import { expect, test } from 'vitest';
import { loadCommonMessages } from '../messages/index.ts';
import { viewLines } from './view.ts';

test('a view is a table: what has room on one line stands on one', async () => {
  const view = {
    mover: 1,
    hands: [
      ['C7', 'DA'],
      [null, null],
    ],
    trick: [
      { seat: 0, card: 'C7' },
      { seat: 1, card: 'CA' },
    ],
    top: null,
    bids: [
      { by: 1, value: 18, open: true },
      { by: 0, value: 20, open: false },
    ],
  };
  const vocabulary = {
    field: (name: string) => (name === 'hands' ? 'In hand' : null),
    value: () => null,
    seat: (seat: number) => ['Ada', 'Carl'][seat] ?? '',
    bySeat: new Set(['hands']),
  };
  const lines = viewLines(view, vocabulary, await loadCommonMessages('en'));
  expect(lines.join('\n')).toBe(`\
  Mover      Carl
  In hand
    Ada      C7, DA
    Carl     2 hidden
  Trick
    Ada      C7
    Carl     CA
  Top        –
  Bids
    1
      By     Carl
      Value  18
      Open   ✓
    2
      By     Ada
      Value  20
      Open   –`);
});
