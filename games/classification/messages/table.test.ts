import { LANGUAGES, textOf } from '@lusoria/i18n';
import { flawOf } from '@lusoria/i18n/testing/checks.ts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { optionsSchema } from '../rules/schemas.ts';
import type { Phase, View } from '../rules/types.ts';
import { loadMessages } from './index.ts';
import { sortedText, sortLabel, sortWrongText } from './sorting.ts';
import { belongsText, judgeText, layButton, layText, statusText } from './table.ts';
import { constraintsText } from './tree.ts';

const PHASES: readonly Phase[] = [
  'draw-tree',
  'tree',
  'deal',
  'play',
  'judge',
  'describe',
  'rule',
  'over',
];
const NAMES = ['Aulus', 'Līvia', 'Quīntus'];
const READERS = [null, 0, 1].map((you) => ({ you, name: (seat: number) => NAMES[seat] ?? '' }));
const lay = { seat: 1, class: 2 };

function viewOf(phase: View['phase'], you: number | null): View {
  return {
    you,
    options: v.parse(optionsSchema, {}),
    sage: 0,
    phase,
    current: 1,
    tree: null,
    hand: [],
    counts: [1, 2, 3],
    stock: 4,
    classes: [],
    lays: [],
    passes: [],
    reason: null,
    sort: null,
    handedIn: [],
    mine: null,
    texts: null,
    rulings: [],
    end: null,
  };
}

test.each(LANGUAGES)('what is said at the table is well written: %s', async (language) => {
  const t = await loadMessages(language);
  const texts = [
    ...READERS.flatMap((reader) => [
      ...PHASES.map((phase) => statusText(t, viewOf(phase, reader.you), reader)),
      layText(t, lay, reader),
      layText(t, { ...lay, class: null }, reader),
      judgeText(t, lay, reader),
      judgeText(t, { ...lay, class: null }, reader),
    ]),
    ...[1, 2, 7].flatMap((n) => [layButton(t, n, null), layButton(t, n, 3)]),
    ...[0, 2, 4].map((classes) => constraintsText(t, classes, 7)),
    ...[null, 2].flatMap((to) => [
      belongsText(t, 'B', to),
      sortLabel(t, to),
      sortedText(t, to),
      textOf(sortWrongText(t, 'K1', to, 1)),
    ]),
  ];
  expect(texts.filter((text) => flawOf(text, language) !== null)).toEqual([]);
  expect(new Set(texts).size).toBeGreaterThan(35);
});

test('who must act is addressed, the others are told who it is', async () => {
  const t = await loadMessages('en');
  const said = (phase: View['phase'], you: number | null) =>
    statusText(t, viewOf(phase, you), { you, name: (seat) => NAMES[seat] ?? '' });
  expect([1, 0, null].map((you) => said('play', you))).toEqual([
    'Your turn.',
    'Līvia’s turn.',
    'Līvia’s turn.',
  ]);
  expect([0, 1, null].map((you) => said('judge', you))).toEqual([
    'You are the judge.',
    'Aulus is judging.',
    'Aulus is judging.',
  ]);
  expect([1, 0, null].map((you) => said('describe', you))).toEqual([
    'Describe the classification.',
    'The classification is being described.',
    'The classification is being described.',
  ]);
});
