import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDeck } from './file.ts';
import { readDeckText } from './read.ts';
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
