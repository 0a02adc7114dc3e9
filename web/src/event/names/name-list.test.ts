import { readSheet } from '@lusoria/web-kit/spreadsheet/read-sheet.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readNames } from './name-list.ts';

test.each([
  ['a name a line', 'Anna\n\n Ben \r\nClara Zoé', ['Anna', 'Ben', 'Clara Zoé']],
  ['numbered', '1. Anna\n2) Ben\n- Clara', ['Anna', 'Ben', 'Clara']],
  ['surname, given name', 'Müller, Anna\nvon der Au, Ben', ['Anna Müller', 'Ben von der Au']],
  ['columns with a class', 'Müller;Anna;7b\nAu;Ben;10a', ['Anna Müller', 'Ben Au']],
  [
    'a spreadsheet with headings',
    'Nr.\tVorname\tNachname\tKlasse\n1\tAnna\tMüller\t7b\n2\tBen\tAu\t7b',
    ['Anna Müller', 'Ben Au'],
  ],
  [
    'headings in the other order',
    '"Nachname";"Vorname"\n"Müller";"Anna Lena"',
    ['Anna Lena Müller'],
  ],
  ['names in a line', 'Anna, Ben, Clara', ['Anna', 'Ben', 'Clara']],
  ['names in a line, with semicolons', 'Anna; Ben; Clara;', ['Anna', 'Ben', 'Clara']],
  ['two people of the same name', 'Anna\nAnna', ['Anna', 'Anna 2']],
  ['a date and an address', 'Müller;Anna;12.03.2012;anna@schule.example', ['Anna Müller']],
  ['nothing', ' \n', []],
])('%s', (_, text, names) => {
  expect(readNames(text)).toEqual({ names, shortened: [] });
});

test('a class list of a spreadsheet is opened as it is: below its title, with dates of birth', async () => {
  const path = new URL('../../../../kits/web/spreadsheet/testing/class.xlsx', import.meta.url);
  const read = await readSheet(new File([readFileSync(path)], 'class.xlsx'));
  expect(readNames(read.ok ? read.value : '')).toEqual({
    names: ['Anna Lena Müller', 'Ben von der Au', 'Şirin Yıldız', 'Clara O’Neill'],
    shortened: [],
  });
});

test('names that are too long keep the given name, and it is said', () => {
  const { names, shortened } = readNames('Leutheusser-Schnarrenberger, Sabine\nAu, Ben');
  expect(names).toEqual(['Sabine L.', 'Ben Au']);
  expect(shortened).toEqual([{ name: 'Sabine Leutheusser-Schnarrenberger', as: 'Sabine L.' }]);
  expect(readNames('Maximiliane-Charlotte von Hohenstein').names).toEqual([
    'Maximiliane-Charlotte H.',
  ]);
  const both = 'Leutheusser-Schnarrenberger, Sabine\nLangenscheidt-Oberhausen, Sabine';
  expect(readNames(both).names).toEqual(['Sabine L.', 'Sabine L. 2']);
});
