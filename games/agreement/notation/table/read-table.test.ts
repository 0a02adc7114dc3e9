import {
  byCell,
  CASES,
  type Cell,
  cellOf,
  CELLS,
  GENDERS,
  NUMBERS,
  type ParadigmId,
  PARADIGMS,
} from '@lusoria/latin';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownDeck, type OwnDeck } from '../../rules/own-deck.ts';
import { NOUNS } from '../../rules/testing/decks.ts';
import { SETS } from '../sets/index.ts';
import { transposed } from './grid.ts';
import { deckOfTable, type Found, placeName, readTable, titleOfTable } from './index.ts';
import { TABLES } from './testing/tables.ts';
import { VERB_TABLES } from './testing/verbs.ts';
import { tableOf } from './write.ts';

const deckIn = (found: Found) => deckOfTable('t', found);
const built = (id: ParadigmId) =>
  ownDeck(
    't',
    CELLS.map((cell) => [PARADIGMS[id].cells[cell], cell]),
  );
/** What is said of a table: codes with the places that have them. */
function remarks(list: Found['problems'] | Found['notes']): Record<string, string> {
  const codes = [...new Set(list.map(({ code }) => code))];
  return Object.fromEntries(
    codes.map((code) => [
      code,
      list.flatMap((one) => (one.code === code ? [placeName(one)] : [])).join(' '),
    ]),
  );
}
/** The forms of each case, as they were found. */
const lines = ({ forms }: Found) =>
  CASES.map((kase) =>
    forms
      .filter(({ cell }) => cell.startsWith(kase))
      .map(({ form }) => form)
      .join(' '),
  );

describe('tables as teachers keep them', () => {
  test.each<[keyof typeof TABLES, ParadigmId]>([
    ['merged', 'is'],
    ['list', 'hic'],
    ['across', 'qui'],
  ])('%s: the same as the built-in deck', (name, id) => {
    const found = readTable(TABLES[name]);
    expect(found.problems).toEqual([]);
    expect(deckIn(found)).toEqual(built(id));
    expect(titleOfTable(found)).toBe(PARADIGMS[id].title);
  });

  test('merged cells are filled, and each is named', () => {
    expect(remarks(readTable(TABLES.merged).notes)).toEqual({
      merged: 'C5 D5 C6 D6 F6 G6 F8 G8',
    });
  });

  test('a noun: the gender from the title, no vocative', () => {
    const found = readTable(TABLES.noun);
    expect(found.problems).toEqual([]);
    expect(remarks(found.notes)).toEqual({ vocative: 'A8' });
    expect(lines(found)).toEqual([
      'servus servī',
      'servī servōrum',
      'servō servīs',
      'servum servōs',
      'servō servīs',
    ]);
    expect(found.forms.every(({ cell }) => cell.endsWith('-m'))).toBe(true);
  });

  test('three nouns, cases by their initials', () => {
    const found = readTable(TABLES.initials);
    expect([found.problems, found.notes]).toEqual([[], []]);
    expect(lines(found)).toEqual([
      'servus puella bellum servī puellae bella',
      'servī puellae bellī servōrum puellārum bellōrum',
      'servō puellae bellō servīs puellīs bellīs',
      'servum puellam bellum servōs puellās bella',
      'servō puellā bellō servīs puellīs bellīs',
    ]);
  });

  test('two genders in one column, two spellings in a cell', () => {
    const found = readTable(TABLES.common);
    expect([found.problems, found.notes]).toEqual([[], []]);
    expect(found.forms).toHaveLength(30);
    expect(deckIn(found).forms).toContainEqual(['omnēs/omnīs', 'acc-pl-m', 'acc-pl-f']);
  });

  test('footnotes, divided stems and translations are left away, and said', () => {
    const found = readTable(TABLES.footnotes);
    expect(found.problems).toEqual([]);
    expect(remarks(found.notes)).toEqual({
      divided: 'C2 B3 C3 B4 C4 B5 C5 B6 C6',
      'column-skipped': 'D2',
      footnote: 'C3 C5 B6',
      'row-skipped': 'A7',
    });
    expect(lines(found)).toEqual([
      'urbs urbēs',
      'urbis urbium',
      'urbī urbibus',
      'urbem urbēs',
      'urbe urbibus',
    ]);
  });

  test('missing macrons are said once', () => {
    const found = readTable(TABLES.bare);
    expect(found.problems).toEqual([]);
    expect(found.notes.map(({ code, row }) => [code, row])).toEqual([['no-macrons', 0]]);
    expect(found.forms).toHaveLength(30);
  });

  test('two words that agree', () => {
    const found = readTable(TABLES.phrase);
    expect([found.problems, found.notes]).toEqual([[], []]);
    expect(deckIn(found).forms).toContainEqual(['illīs puellīs', 'dat-pl-f', 'abl-pl-f']);
    expect(found.forms).toHaveLength(10);
  });

  test('slips are named with their place, and the rest is read', () => {
    const found = readTable(TABLES.slips);
    expect(remarks(found.problems)).toEqual({
      letters: 'C3',
      ending: 'C4',
      'unknown-case': 'A5',
      empty: 'B6',
    });
    expect(found.problems[0]?.params).toEqual({ found: 'domin0rum', char: '0' });
    expect(remarks(found.notes)).toEqual({ 'macron-missing': 'C6' });
    expect(found.forms).toHaveLength(5);
  });

  test('spaces for columns, breves and circumflexes', () => {
    const found = readTable(TABLES.spaces);
    expect(found.problems).toEqual([]);
    expect(remarks(found.notes)).toEqual({ breve: 'B3', circumflex: 'C4 C5 C6 B7 C7' });
    expect(lines(found)[4]).toBe('rosā rosīs');
  });

  test('numbers merged downwards, forms in brackets, a row twice', () => {
    const found = readTable(TABLES.markdown);
    expect(found.problems).toEqual([]);
    expect(remarks(found.notes)).toEqual({ duplicate: 'C12' });
    expect(lines(found)[0]).toBe('deus dī/deī');
  });
});

describe('what cannot be read', () => {
  test.each<[string, string, Record<string, string>]>([
    ['nothing', '', { 'no-table': '@0' }],
    ['a letter', 'Liebe Kollegin,\nanbei die Tabelle.', { 'no-table': '@0' }],
    [
      'a noun without a gender',
      'Kasus\tSg.\tPl.\nNom.\tmare\tmaria',
      { 'gender-missing': 'B2 C2' },
    ],
    ['forms without a number', 'Kasus\tm\tf\nNom.\tbonus\tbona', { 'number-missing': 'B2 C2' }],
    ['a list without genders', 'Form;Kasus;Numerus\nservus;Nom.;Sg.', { 'gender-missing': 'A2' }],
    [
      'a gender misspelt',
      'Form;Kasus;Numerus;Genus\nservus;Nom.;Sg.;mänlich',
      { 'unknown-gender': 'D2', 'gender-missing': 'A2' },
    ],
    [
      'a number misspelt',
      'Form;Kasus;Numerus;Genus\nservus;Nom.;Snigular;m',
      { 'unknown-number': 'C2', 'number-missing': 'A2' },
    ],
    ['a form too much', 'Form;Kasus;Numerus;Genus\na/ab/abs;Nom.;Sg.;m', { spellings: 'A2' }],
    ['a long form', `Form;Kasus;Numerus;Genus\n${'a'.repeat(41)};Nom.;Sg.;m`, { 'too-long': 'A2' }],
    [
      'a row without its case',
      '\tSg. m\tPl. m\nNom.\tservus\tservī\n\tservī\tservōrum',
      { 'case-missing': 'B3' },
    ],
  ])('%s', (_, text, problems) => {
    expect(remarks(readTable(text).problems)).toEqual(problems);
  });

  test('a gender may be given for the whole table', () => {
    expect(
      readTable('Kasus\tSg.\tPl.\nNom.\tmare\tmaria', ['n']).forms.map(({ cell }) => cell),
    ).toEqual(['nom-sg-n', 'nom-pl-n']);
  });

  test('never makes the reader throw', () => {
    const cell = fc.oneof(
      fc.constantFrom('Nom.', 'Gen.', 'Sg.', 'm', '', '-', 'Form', 'Kasus', '"', 'is', 'eī', '|'),
      fc.string({ unit: 'grapheme' }),
    );
    const table = fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 9 });
    fc.assert(
      fc.property(table, fc.constantFrom('\t', ';', ',', '|', '  ', ' '), (rows, by) => {
        const { forms, problems } = readTable(rows.map((row) => row.join(by)).join('\n'));
        expect(forms.length + problems.length).toBeGreaterThanOrEqual(rows.length === 0 ? 1 : 0);
      }),
    );
  });
});

const letter = fc.constantFrom(...'abceilmnorstuāēīōū'.split(''));
const word = fc.string({ unit: letter, minLength: 2, maxLength: 8 }).map((text) => `x${text}`);
const form = fc.oneof(
  { weight: 4, arbitrary: word },
  fc.tuple(word, word).map(([a, b]) => `${a} ${b}`),
  fc
    .tuple(word, word)
    .filter(([a, b]) => a !== b)
    .map(([a, b]) => `${a}/${b}`),
);
const cells = fc.constantFrom(...CELLS);
const decks: fc.Arbitrary<OwnDeck> = fc
  .array(fc.tuple(form, cells), { minLength: 1, maxLength: 60 })
  .map((cards) => ownDeck('t', cards));

describe('a table that was written', () => {
  test('is read as the same deck', () => {
    fc.assert(
      fc.property(decks, (deck) => {
        const found = readTable(tableOf(deck));
        expect(found.problems).toEqual([]);
        expect(deckIn(found)).toEqual(deck);
      }),
    );
    expect(deckIn(readTable(tableOf(NOUNS)))).toEqual({ ...NOUNS, title: 't' });
  });

  const NAMES = [
    {
      cases: ['Nom.', 'Gen.', 'Dat.', 'Akk.', 'Abl.'],
      numbers: ['Singular', 'Plural'],
      genders: ['m', 'f', 'n'],
    },
    {
      cases: ['nōminātīvus', 'genetīvus', 'datīvus', 'accūsātīvus', 'ablātīvus'],
      numbers: ['singulāris', 'plūrālis'],
      genders: ['masc.', 'fem.', 'neutr.'],
    },
    {
      cases: ['Nominative', 'Genitive', 'Dative', 'Accusative', 'Ablative'],
      numbers: ['sing.', 'pl.'],
      genders: ['masculine', 'feminine', 'neuter'],
    },
  ];
  const paradigms = fc
    .array(form, { minLength: 30, maxLength: 30 })
    .map((forms) => byCell((cell) => forms[CELLS.indexOf(cell)] ?? ''));

  test('as a paradigm in any language, across or down, is read as the same deck', () => {
    fc.assert(
      fc.property(
        paradigms,
        fc.constantFrom(...NAMES),
        fc.constantFrom('\t', ';', ','),
        fc.boolean(),
        fc.boolean(),
        (forms: Readonly<Record<Cell, string>>, names, by, isMerged, isAcross) => {
          const places = NUMBERS.flatMap((number) => GENDERS.map((gender) => ({ number, gender })));
          const head = [
            [
              '',
              ...places.map(({ gender }, i) =>
                isMerged && gender !== 'm' ? '' : (names.numbers[Math.floor(i / 3)] ?? ''),
              ),
            ],
            ['', ...places.map((_, i) => names.genders[i % 3] ?? '')],
          ];
          const body = CASES.map((kase, i) => [
            names.cases[i] ?? '',
            ...places.map(({ number, gender }) => forms[cellOf(kase, number, gender)]),
          ]);
          const down = [...head, ...body];
          const rows = isAcross ? transposed(down) : down;
          const text = rows.map((row) => row.join(by)).join('\n');
          const found = readTable(text);
          expect(found.problems).toEqual([]);
          expect(deckIn(found)).toEqual(
            ownDeck(
              't',
              CELLS.map((cell) => [forms[cell], cell]),
            ),
          );
        },
      ),
    );
  });
});

describe('conjugations as teachers keep them', () => {
  const amare = SETS.find(({ title }) => title === 'amō – amāvī');
  const { labelled, ...same } = VERB_TABLES;

  test.each(Object.entries(same))('%s: the same as the deck that ships', (_, table) => {
    const found = readTable(table);
    expect(found.problems).toEqual([]);
    expect(deckOfTable(titleOfTable(found), found)).toEqual(amare);
  });

  test('what was left out or assumed is said, with its place', () => {
    expect(remarks(readTable(VERB_TABLES.merged).notes)).toEqual({
      'column-skipped': 'E3',
      footnote: 'D5',
      divided: 'C6',
    });
    expect(remarks(readTable(VERB_TABLES.below).notes)).toEqual({ vocative: 'B10 B11 B12' });
    expect(remarks(readTable(VERB_TABLES.order).notes)).toEqual({ 'number-by-order': 'A2' });
    const moods = '\tPräsens\tKonj. Präs.\n1. Sg.\tamō\tamem\n2. Sg.\tamās\tamēs';
    expect(remarks(readTable(moods).notes)).toEqual({ 'mixed-voices': 'C1' });
    const bare = '\tPräsens\tPerfekt\n1. Sg.\tamo\tamāvi\n3. Pl.\tamant\tamāverunt';
    expect(remarks(readTable(bare).notes)).toEqual({ 'macron-missing': 'B2 C2 C3' });
  });

  test('forms that could be labels are forms', () => {
    const found = readTable(labelled);
    expect([found.problems, found.notes]).toEqual([[], []]);
    expect(deckIn(found).forms.slice(0, 4)).toEqual([
      ['sum', 'nom-sg-m'],
      ['es', 'nom-sg-f'],
      ['est', 'nom-sg-n'],
      ['eram', 'gen-sg-m'],
    ]);
  });

  test('what cannot be read is named by its cell', () => {
    const faults = '\tPräsens\tPerfekt\n1. Sg.\tam4s\t\n4. Sg.\tamat\tamāvit\n3. Sg.\tamat\tamāvit';
    expect(remarks(readTable(faults).problems)).toEqual({
      letters: 'B2',
      empty: 'C2',
      'unknown-gender': 'A3',
    });
    const tenseless = '\tSg.\tPl.\n1.\tamō\tamāmus\n2.\tamās\tamātis';
    expect(remarks(readTable(tenseless).problems)).toEqual({ 'case-missing': 'B2 C2 B3 C3' });
    const list = 'Form;Person;Numerus;Tempus\namō;1;Sg;Präsens\namem;1;Sg;Aorist';
    expect(remarks(readTable(list).problems)).toEqual({ 'unknown-case': 'D3' });
  });
});
