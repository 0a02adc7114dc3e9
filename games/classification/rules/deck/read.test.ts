import { decodeText } from '@lusoria/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDeck } from './file.ts';
import { checkDeckText, readDeckText } from './read.ts';
import { grid, tableOf, written } from './testing/grid.ts';

const json = JSON.stringify(grid());
const table = written(tableOf(grid()));

test('a file is read as what it is, not as what it is called', () => {
  expect(readDeckText(json, 'grid.csv')).toEqual(readDeck(grid()));
  expect(readDeckText(`\uFEFF\r\n  ${json}`, 'grid.csv')).toEqual(readDeck(grid()));
  expect(readDeckText(table, 'Grid.json')).toEqual(readDeck(grid()));
  expect(readDeckText('[1]', 'x.csv')).toMatchObject({ rejection: { params: { at: 'id' } } });
  expect(readDeckText('', 'x.json')).toMatchObject({ rejection: { code: 'empty-table' } });
});

describe('a table is called as its file', () => {
  test.each([
    ['Tiere (3b).csv', 'tiere-3b', 'Tiere (3b)'],
    ['Süße_Früchte.csv', 'susse-fruchte', 'Süße Früchte'],
    ['C:\\decks\\zoo.tsv', 'zoo', 'zoo'],
    ['2026 ZOO', 'deck-2026-zoo', '2026 ZOO'],
    ['Звери.csv', 'deck', 'Звери'],
    ['.csv', 'deck', 'Deck'],
    [`${'very-'.repeat(20)}.csv`, 'very-very-very-very-very', 'very-'.repeat(12)],
  ])('%s', (name, id, title) => {
    expect(readDeckText(table, name)).toMatchObject({
      ok: true,
      value: { id, title: { de: title, la: title, en: title } },
    });
  });

  test('any name does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), (name) => {
        expect(readDeckText(table, name)).toMatchObject({ ok: true });
      }),
    );
  });
});

test('cards of a table may agree when that is said', () => {
  const twins = table.replace('c22,two,two', 'c22,one,one');
  expect(readDeckText(twins, 'x.csv').ok).toBe(false);
  expect(readDeckText(twins, 'x.csv', { alike: true })).toMatchObject({ value: { alike: true } });
});

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, name) => {
      expect(readDeckText(text, name).ok).toBe(false);
      expect(readDeckText(`{${text}`, name).ok).toBe(false);
    }),
  );
});

describe('a file of a German spreadsheet', () => {
  const german = written(tableOf(grid()), { separator: ';', lines: '\r\n' }).replaceAll(
    'two',
    'größer',
  );
  const latin1 = Uint8Array.from(german, (letter) => letter.charCodeAt(0));

  test('is read in Windows-1252 and in UTF-8 alike', () => {
    expect(decodeText(latin1)).toBe(german);
    expect(decodeText(new TextEncoder().encode(german))).toBe(german);
    expect(readDeckText(decodeText(latin1), 'Tiere.csv').ok).toBe(true);
    // Above Latin-1: the euro sign and typographic quotation marks.
    expect(decodeText(Uint8Array.of(0x80, 0x84, 0x93))).toBe('€„“');
  });

  test('is read in UTF-16, as it is stored as “Unicode text”', () => {
    const units = Uint16Array.from(`\uFEFF${german}`, (letter) => letter.charCodeAt(0));
    expect(readDeckText(decodeText(new Uint8Array(units.buffer)), 'Tiere.txt').ok).toBe(true);
  });

  test('may say its separator in a line of its own, and rows are counted as the spreadsheet does', () => {
    const said = readDeckText(`sep=;\r\n${german}`, 'Tiere.csv');
    expect(said).toEqual(readDeckText(german, 'Tiere.csv'));
    const lines = german.split('\r\n').with(3, 'c3;;three').join('\r\n');
    expect(readDeckText(`sep=;\r\n${lines}`, 'Tiere.csv')).toMatchObject({
      rejection: { code: 'missing-value', params: { row: 5 } },
    });
  });
});

test('all that is wrong with a file is told at once, the first as by itself', () => {
  const lines = table.split('\n').with(4, 'c4,,three').with(9, 'c9,two,').join('\n');
  const all = checkDeckText(lines, 'x.csv');
  expect(all.ok ? [] : all.rejection).toMatchObject([
    { code: 'missing-value', params: { row: 5 } },
    { code: 'missing-value', params: { row: 10 } },
  ]);
  expect(readDeckText(lines, 'x.csv')).toMatchObject({ rejection: { params: { row: 5 } } });
  const doubled = table
    .split('\n')
    .with(2, table.split('\n')[1] ?? '')
    .join('\n');
  const found = checkDeckText(doubled, 'x.csv');
  expect(found.ok ? [] : found.rejection.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['doubled-id', 'doubled-card']),
  );
});

test('all that is wrong with a JSON file, too', () => {
  const { cards, ...rest } = grid();
  const wrong = {
    ...rest,
    id: '',
    cards: cards.map((card, i) => (i < 2 ? { ...card, id: '' } : card)),
  };
  const found = checkDeckText(JSON.stringify(wrong), 'x.json');
  const places = found.ok ? [] : found.rejection.map(({ params }) => params['at']);
  expect(places).toEqual(['id', 'cards.0.id', 'cards.1.id']);
});
