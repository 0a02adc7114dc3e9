import { textOf } from '@lusoria/i18n';
import { expect, test } from 'vitest';
import { toldAfter } from './hint.ts';

const HINT = { nudge: ['Look.'], advice: ['Take this.'], reason: ['It fits.'] };

test('a hint is told by degrees: a nudge, what to do, and why', () => {
  const told = [1, 2, 3, 4].map((asked) => toldAfter(HINT, asked));
  expect(told.map(({ text }) => textOf(text))).toEqual([
    'Look.',
    'Take this.',
    'Take this. It fits.',
    'Take this. It fits.',
  ]);
  expect(told.map(({ hasMore }) => hasMore)).toEqual([true, true, false, false]);
});

test('where there is nothing to choose all is told at once', () => {
  expect(toldAfter({ ...HINT, nudge: null }, 1)).toEqual({
    text: ['Take this.', ' ', 'It fits.'],
    hasMore: false,
  });
});
