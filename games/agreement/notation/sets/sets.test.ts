import type { Gender } from '@lusoria/latin';
import { describe, expect, test } from 'vitest';
import { OWN_BOUNDS, playable } from '../../rules/own-deck.ts';
import { readTable } from '../table/index.ts';
import { tableOf } from '../table/write.ts';
import { SETS } from './index.ts';
import { type VerbId, VERBS } from './verbs.ts';
import { type WordId, WORDS } from './words.ts';

/*
 * The forms once more, made by rules: the endings of a declension on a stem, with the exceptions by hand. `~` is the
 * form of the nominative.
 */
const ENDINGS = {
  a: 'a ae ae am ā ae ārum īs ās īs',
  o: 'us ī ō um ō ī ōrum īs ōs īs',
  or: '~ ī ō um ō ī ōrum īs ōs īs',
  on: 'um ī ō um ō a ōrum īs a īs',
  cons: '~ is ī em e ēs um ibus ēs ibus',
  consN: '~ is ī ~ e a um ibus a ibus',
  mixed: '~ is ī em e ēs ium ibus ēs ibus',
  i: '~ is ī em ī ēs ium ibus ēs ibus',
  iN: '~ is ī ~ ī ia ium ibus ia ibus',
  u: 'us ūs uī um ū ūs uum ibus ūs ibus',
  uN: 'ū ūs ū ū ū ua uum ibus ua ibus',
  e: 'ēs ēī ēī em ē ēs ērum ēbus ēs ēbus',
} as const;

function declined(declension: keyof typeof ENDINGS, stem: string, nominative = ''): string[] {
  return ENDINGS[declension].split(' ').map((one) => (one === '~' ? nominative : stem + one));
}

/** These forms at their places (0 is the nominative singular) instead of the regular ones. */
const but = (forms: string[], other: Readonly<Record<number, string>>) =>
  forms.map((form, i) => other[i] ?? form);

const three = (m: string[], f: string[], n: string[]) => ({ m, f, n });
const first = (stem: string, nominative = `${stem}us`) =>
  three(declined('or', stem, nominative), declined('a', stem), declined('on', stem));
const second = (stem: string, m: string, f: string, n: string) =>
  three(declined('i', stem, m), declined('i', stem, f), declined('iN', stem, n));
const third = (stem: string, mf: string, n: string) =>
  three(declined('cons', stem, mf), declined('cons', stem, mf), declined('consN', stem, n));
/** Genitive and dative of the singular are the same in all genders. */
const pronoun = (forms: Partial<Record<Gender, string[]>>, genitive: string, dative: string) =>
  Object.fromEntries(
    Object.entries(forms).map(([gender, list]) => [gender, but(list, { 1: genitive, 2: dative })]),
  );
const who = three(
  but(declined('o', 'qu'), { 0: 'quis', 3: 'quem', 4: 'quō', 7: 'quibus', 9: 'quibus' }),
  but(declined('a', 'qu'), { 0: 'quae', 3: 'quam', 4: 'quā', 7: 'quibus', 9: 'quibus' }),
  but(declined('on', 'qu'), {
    0: 'quid',
    3: 'quid',
    5: 'quae',
    7: 'quibus',
    8: 'quae',
    9: 'quibus',
  }),
);
const alike = (forms: Readonly<Record<Gender, string[]>>, change: (form: string) => string) =>
  three(forms.m.map(change), forms.f.map(change), forms.n.map(change));

const MADE: Readonly<Record<WordId, Partial<Record<Gender, string[]>>>> = {
  servus: { m: declined('o', 'serv') },
  puella: { f: declined('a', 'puell') },
  bellum: { n: declined('on', 'bell') },
  puer: { m: declined('or', 'puer', 'puer') },
  ager: { m: declined('or', 'agr', 'ager') },
  nauta: { m: declined('a', 'naut') },
  consul: { m: declined('cons', 'cōnsul', 'cōnsul') },
  urbs: { f: declined('mixed', 'urb', 'urbs') },
  corpus: { n: declined('consN', 'corpor', 'corpus') },
  hostis: { m: declined('mixed', 'host', 'hostis') },
  turris: { f: but(declined('i', 'turr', 'turris'), { 3: 'turrim' }) },
  mare: { n: declined('iN', 'mar', 'mare') },
  currus: { m: declined('u', 'curr') },
  manus: { f: declined('u', 'man') },
  cornu: { n: declined('uN', 'corn') },
  dies: { m: declined('e', 'di') },
  // After a consonant the e is short: § 97.
  res: { f: but(declined('e', 'r'), { 1: 'reī', 2: 'reī' }) },
  bonus: first('bon'),
  pulcher: first('pulchr', 'pulcher'),
  miser: first('miser', 'miser'),
  solus: pronoun(first('sōl'), 'sōlīus', 'sōlī'),
  acer: second('ācr', 'ācer', 'ācris', 'ācre'),
  omnis: second('omn', 'omnis', 'omnis', 'omne'),
  felix: second('fēlīc', 'fēlīx', 'fēlīx', 'fēlīx'),
  melior: third('meliōr', 'melior', 'melius'),
  vetus: third('veter', 'vetus', 'vetus'),
  quis: pronoun(who, 'cuius', 'cui'),
  aliquis: pronoun(
    alike(who, (form) => `ali${form === 'quae' ? 'qua' : form}`),
    'alicuius',
    'alicui',
  ),
  quidam: pronoun(
    alike(
      who,
      (form) =>
        `${form
          .replace(/^quis$/u, 'quī')
          .replace(/^quid$/u, 'quid')
          .replace(/m$/u, 'n')}dam`,
    ),
    'cuiusdam',
    'cuidam',
  ),
};
/** In these the plural of the feminine is not that of the neuter. */
MADE.aliquis.f = but(MADE.aliquis.f ?? [], { 5: 'aliquae' });

/** Personal endings on a stem; the perfect's on that of the perfect. */
const conjugated = (present: string, perfect: string) => [
  ['present', present],
  [
    'perfect',
    'ī istī it imus istis ērunt'
      .split(' ')
      .map((ending) => perfect + ending)
      .join(' '),
  ],
];
/** A long vowel before an ending that keeps it, and short before -t and -nt. */
const stemmed = (stem: string, long: string, short: string, first: string, last: string) =>
  [
    first,
    `${stem}${long}s`,
    `${stem}${short}t`,
    `${stem}${long}mus`,
    `${stem}${long}tis`,
    last,
  ].join(' ');
const MADE_VERBS: Readonly<Record<VerbId, unknown>> = {
  amare: conjugated(stemmed('am', 'ā', 'a', 'amō', 'amant'), 'amāv'),
  monere: conjugated(stemmed('mon', 'ē', 'e', 'moneō', 'monent'), 'monu'),
  regere: conjugated(stemmed('reg', 'i', 'i', 'regō', 'regunt'), 'rēx'),
  audire: conjugated(stemmed('aud', 'ī', 'i', 'audiō', 'audiunt'), 'audīv'),
  esse: conjugated('sum es est sumus estis sunt', 'fu'),
};

describe('the words that ship', () => {
  test('verbs have the forms that the rules make', () => {
    expect(VERBS).toEqual(MADE_VERBS);
  });

  test.each(Object.entries(MADE))('%s has the forms that the rules make', (id, made) => {
    const typed = Object.entries(WORDS).find(([word]) => word === id)?.[1] ?? [];
    expect(Object.fromEntries(typed.map(([gender, forms]) => [gender, forms.split(' ')]))).toEqual(
      made,
    );
  });

  test.each(SETS.map((deck) => [deck.title, deck] as const))('%s is a deck to play', (_, deck) => {
    expect(playable(deck)).toEqual([]);
    expect(deck.title.length).toBeLessThanOrEqual(OWN_BOUNDS.titleLength);
    expect(readTable(tableOf(deck))).toMatchObject({ problems: [], notes: [] });
  });

  test('have each a name of its own', () => {
    expect(new Set(SETS.map(({ title }) => title)).size).toBe(SETS.length);
  });
});
