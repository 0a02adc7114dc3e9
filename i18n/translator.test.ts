import { expect, test } from 'vitest';
import type { Language } from './languages.gen.ts';
import { la } from './sentence.ts';
import { createTranslator } from './translator.ts';

interface Messages {
  plain: null;
  drew: { count: number };
  laid: { name: string | number; card: string | number };
  place: { n: number };
  joker: { case: 'nominative' | 'accusative' };
  quoted: null;
  'suit-hearts': null;
  'suit-other': { name: string };
}

const SOURCE = `
-joker = { $case ->
    [accusative] den Joker
   *[nominative] der Joker
  }
plain = Nothing to add.
drew = You draw { $count ->
    [0] nothing
    [one] one card
   *[other] { $count } cards
  }.
laid = { $name } lays { $card }.
place = { NUMBER($n, type: "ordinal") ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
  }
joker = { $case ->
    [accusative] { -joker(case: "accusative") }
   *[nominative] { -joker }
  }
quoted = Like { LA("illa") }, of course.
suit-hearts = Hearts
suit-other = { $name }
`;

const t = createTranslator<Messages>('en', SOURCE);

test('a message takes its parameters', () => {
  expect(t('plain')).toBe('Nothing to add.');
  expect(t('laid', { name: 'Livia', card: 'illa' })).toBe('Livia lays illa.');
  expect(t('joker', { case: 'accusative' })).toBe('den Joker');
  expect(t.language).toBe('en');
});

test('a plural chooses its variant', () => {
  expect([0, 1, 2].map((count) => t('drew', { count }))).toEqual([
    'You draw nothing.',
    'You draw one card.',
    'You draw 2 cards.',
  ]);
  expect([1, 2, 3, 4, 11, 21].map((n) => t('place', { n }))).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '21st',
  ]);
});

test('Latin has the plurals of English', () => {
  const latin = createTranslator<Messages>('la', SOURCE);
  expect(latin('drew', { count: 1 })).toBe('You draw one card.');
  expect(latin('drew', { count: 1.5 })).toBe('You draw 1.5 cards.');
});

test('numbers are printed as they are', () => {
  for (const card of [2026, 9999, 0.1 + 0.2, 1e21, -0]) {
    expect(t('laid', { name: 1234, card })).toBe(`1234 lays ${String(card)}.`);
  }
  expect(t('laid', { name: -0.5, card: -194 })).toBe('−0.5 lays −194.');
});

test('large numbers are grouped as the language does it', () => {
  const said = (language: Language) =>
    createTranslator<Messages>(language, SOURCE)('laid', { name: 10_000, card: -1_234_567 });
  expect(said('en')).toBe('10,000 lays −1,234,567.');
  expect(said('de')).toBe('10.000 lays −1.234.567.');
  expect(said('la')).toBe('10\u202f000 lays −1\u202f234\u202f567.');
});

test('a key made of parts needs what any of its messages needs', () => {
  const suit: string = 'hearts';
  expect(t(`suit-${suit === 'hearts' ? 'hearts' : 'other'}`, { name: 'Bells' })).toBe('Hearts');
});

test('Latin words keep their marks in a sentence', () => {
  expect(t.sentence('laid', { name: 'Livia', card: la('illa') })).toEqual([
    'Livia lays ',
    { la: 'illa' },
    '.',
  ]);
  expect(t.sentence('quoted')).toEqual(['Like ', { la: 'illa' }, ', of course.']);
  expect(t('quoted')).toBe('Like illa, of course.');
});

test('a parameter may be a sentence itself', () => {
  const card = ['the card ', la('illa')];
  expect(t.sentence('laid', { name: 'Livia', card })).toEqual([
    'Livia lays the card ',
    { la: 'illa' },
    '.',
  ]);
});

test('a name cannot forge a mark', () => {
  expect(t.sentence('laid', { name: '\uE000x\uE001', card: 1 })).toEqual(['x lays 1.']);
});

test('what is missing throws', () => {
  // @ts-expect-error: the parameter is missing
  expect(() => t('drew')).toThrow('en: message drew');
  // @ts-expect-error: there is no such message
  expect(() => t('nothing')).toThrow('en: no message nothing');
  // @ts-expect-error: a plural needs a number
  expect(t('drew', { count: 'x' })).toBe('You draw x cards.');
});

test('keys from outside can be looked up', () => {
  expect(t.has('plain')).toBe(true);
  expect(t.has('nothing')).toBe(false);
  expect(t.lookup('laid', { name: 'Livia', card: 3 })).toBe('Livia lays 3.');
  expect(t.lookup('laid', { name: 'Livia' })).toBeNull();
  expect(t.lookup('nothing')).toBeNull();
});
