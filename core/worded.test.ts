import { createTranslator } from '@lusoria/i18n';
import { expect, test } from 'vitest';
import type { OptionField } from './contract.ts';
import { helpIn, labelled, labelledOption } from './worded.ts';

const t = createTranslator<Record<string, null>>(
  'en',
  `
option-pace = Pace
option-pace-hint = How fast it goes.
option-pace-slow = slow
option-deals = Deals
option-deals-0 = as many as you like
bot-keen = Keen
help-aim = The aim
help-aim-1 = Lay { LA("illa") }.
help-aim-2 = Win.
help-aim-2-paper = Win, as agreed.
help-shuffle = The shuffle
help-shuffle-paper = Shuffling
help-shuffle-1 = Your page works it out again.
key-lay = lays
`,
);
const FIELDS: readonly OptionField[] = [
  { key: 'pace', kind: 'choice', values: ['slow', 'fast', 'own'], standard: 'slow' },
  { key: 'deals', kind: 'number', min: 0, max: 9, standard: 0 },
  { key: 'open', kind: 'switch', standard: false },
];

test('an option is worded by its keys, what is not known by its name', () => {
  const nameOf = (_: string, value: string) => (value === 'own' ? 'Your own' : null);
  expect(labelledOption(t, FIELDS, 'pace', nameOf)).toEqual({
    label: 'Pace',
    text: 'How fast it goes.',
    values: { slow: 'slow', fast: 'fast', own: 'Your own' },
  });
  expect(labelledOption(t, FIELDS, 'deals').values).toEqual({ 0: 'as many as you like' });
  expect(labelledOption(t, FIELDS, 'open')).toEqual({ label: 'open', text: '' });
  expect(labelledOption(t, FIELDS, 'pace-slow')).toEqual({ label: 'pace-slow', text: '' });
  expect([labelled(t, 'bot-keen', 'keen'), labelled(t, 'bot-x', 'x:1')]).toEqual([
    { label: 'Keen', text: '' },
    { label: 'x:1', text: '' },
  ]);
});

test('the help has as many paragraphs as there are', () => {
  expect(helpIn(t, ['aim'], [['Enter', 'lay']])).toMatchObject({
    help: [{ title: 'The aim', text: [['Lay ', { la: 'illa' }, '.'], ['Win.']] }],
    shortcuts: [{ key: 'Enter', text: 'lays' }],
  });
  expect(() => helpIn(t, ['x'], [])).toThrow('no message help-x');
});

test('printed help has its own words, and leaves out what is only on a screen', () => {
  const { help } = helpIn(t, ['aim', 'shuffle'], [], ['shuffle-1']);
  expect(help.map(({ paper }) => paper)).toEqual([
    { title: 'The aim', text: [['Lay ', { la: 'illa' }, '.'], ['Win, as agreed.']] },
    { title: 'Shuffling', text: [] },
  ]);
  expect(help.map(({ text }) => text.length)).toEqual([2, 1]);
});
