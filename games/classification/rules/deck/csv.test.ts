import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDeckCsv } from './csv.ts';
import { readDeck } from './file.ts';
import { plainFiles } from './testing/decks.ts';
import { grid, tableOf, written } from './testing/grid.ts';
import { BOUNDS } from './types.ts';

const about = { id: 'grid', title: 'Grid' };
const read = (text: string, more: { readonly alike?: boolean } = {}) =>
  readDeckCsv(text, { ...about, ...more });
const problemIn = (text: string) => {
  const result = read(text);
  return result.ok ? null : result.rejection;
};
const lines = written(tableOf(grid())).split('\n');
/** The grid as a table with one line replaced; line 1 is the heading. */
const withLine = (no: number, text: string) => lines.with(no - 1, text).join('\n');

test('a table gives the same deck as a file', () => {
  const deck = readDeck(grid());
  expect(deck.ok).toBe(true);
  expect(read(written(tableOf(grid())))).toEqual(deck);
});

describe('as programs write tables', () => {
  test.each([
    ['semicolons', { separator: ';' }],
    ['tabs', { separator: '\t' }],
    ['line breaks of Windows', { separator: ';', lines: '\r\n' }],
    ['line breaks of old', { lines: '\r' }],
  ])('%s', (_, how) => {
    expect(read(written(tableOf(grid()), how))).toEqual(readDeck(grid()));
  });

  test('a byte order mark, rows and columns without anything, blanks around cells', () => {
    const table = written(tableOf(grid()), { separator: ';', lines: ';;\r\n' });
    const text = `\uFEFF${table.replace('c23;two;three', ' "c23" ; two;three ')};;;;\r\n\r\n;;\r\n`;
    expect(read(text)).toEqual(readDeck(grid()));
  });

  test('no line break at the end, and nothing over the names', () => {
    expect(read(written(tableOf(grid())).trimEnd().replace('card', ''))).toEqual(readDeck(grid()));
  });

  test('quotation marks around separators, quotation marks and line breaks', () => {
    const odd = 'a "b", c; d\te f';
    const text = written(tableOf(grid())).replaceAll(/\btwo\b/gu, '"a ""b"", c; d\te\r\nf"');
    const result = read(text.replaceAll('\t', ' '));
    expect(result.ok && result.value.attributes[0]?.values.map(({ key }) => key)).toEqual([
      'one',
      odd.replaceAll('\t', ' '),
      'three',
      'four',
      'five',
      'six',
    ]);
  });

  test('a separator is not what cells hold', () => {
    const decimals = written(tableOf(grid()), { separator: ';' }).replaceAll('one', '1,5');
    const result = read(decimals);
    expect(result.ok && result.value.attributes[1]?.values[0]?.key).toBe('1,5');
  });

  test('letters with their marks apart are the same letters', () => {
    const text = written(tableOf(grid())).replaceAll('six', 'u\u0308').replace('u\u0308', 'ü');
    expect(problemIn(text)).toBeNull();
  });
});

describe('what is wrong is said, with row, card and attribute', () => {
  test.each([
    ['empty-table', '', {}],
    ['empty-table', 'card,row,column\n\n', {}],
    ['too-few-attributes', 'card|row|column\nc11|one|two\n', { row: 1, count: 0, min: 2 }],
    ['no-heading', withLine(1, 'card,,column'), { row: 1, column: 2 }],
    ['doubled-attribute', withLine(1, 'card,row,row'), { row: 1, attribute: 'row' }],
    ['too-long', withLine(1, `card,row,${'x'.repeat(41)}`), { row: 1, column: 3, max: 40 }],
    ['key', withLine(1, 'card,row,constructor'), { row: 1, column: 3, found: 'constructor' }],
    ['missing-value', withLine(9, 'c22,two'), { row: 9, card: 'c22', attribute: 'column' }],
    ['missing-value', withLine(9, 'c22,,two'), { row: 9, card: 'c22', attribute: 'row' }],
    ['extra-cell', withLine(9, 'c22,two,two,x'), { row: 9, card: 'c22', column: 4, found: 'x' }],
    ['empty', withLine(9, ',two,two'), { row: 9, column: 1 }],
    ['too-long', withLine(9, `${'x'.repeat(41)},two,two`), { row: 9, column: 1, max: 40 }],
    [
      'control',
      withLine(9, 'c22,two,t\u200Bwo'),
      { row: 9, card: 'c22', attribute: 'column', found: 't\u200Bwo' },
    ],
    ['doubled-id', withLine(9, 'c11,two,two'), { row: 9, card: 'c11', other: '#2 (c11)' }],
    ['doubled-card', withLine(9, 'c22,one,one'), { row: 9, card: 'c22', other: '#2 (c11)' }],
    [
      'similar-values',
      withLine(9, 'c22,two,Two'),
      { row: 9, card: 'c22', attribute: 'column', value: 'Two', other: 'two' },
    ],
    [
      'one-value',
      lines.map((line, i) => (i === 0 ? line : line.replace(/,[a-z]+,/u, ',x,'))).join('\n'),
      { row: 1, attribute: 'row', value: 'x' },
    ],
    ['too-few-cards', lines.slice(0, 24).join('\n'), { count: 23, min: 24 }],
    [
      'too-many-values',
      lines.map((line, i) => (i > 0 && i < 14 ? `${line}${i}` : line)).join('\n'),
      { row: 1, attribute: 'column', max: 12 },
    ],
    ['unclosed-quote', withLine(9, '"c22,two,two'), { row: 9 }],
    ['unclosed-quote', withLine(1, '"card,row,column'), { row: 1 }],
    ['stray-quote', withLine(9, '"c" 22,two,two'), { row: 9 }],
    ['encoding', withLine(9, 'c22,two,tw\uFFFD'), {}],
    ['too-big', 'x'.repeat(BOUNDS.textLength + 1), { max: BOUNDS.textLength }],
    [
      'too-many-cards',
      `a,b,c\n${Array.from({ length: 241 }, (_, i) => `${i},x,y`).join('\n')}`,
      { max: 240 },
    ],
  ])('%s', (code, text, params) => {
    expect(problemIn(text)).toMatchObject({ code, params });
  });

  test('too many attributes', () => {
    const wide = lines.map((line) => line + line.slice(line.indexOf(',')).repeat(4)).join('\n');
    expect(problemIn(wide)).toMatchObject({
      code: 'too-many-attributes',
      params: { count: 10, max: 8 },
    });
  });

  test('empty rows and line breaks in quotation marks count as a spreadsheet counts them', () => {
    const text = lines.join('\n').replace('c21,', '\n\n"c\n21",').replace('c22,two,two', 'c22,two');
    expect(problemIn(text)).toMatchObject({ code: 'missing-value', params: { row: 11 } });
  });

  test('what is said of the deck', () => {
    const text = written(tableOf(grid()));
    expect(readDeckCsv(text, { id: 'My deck', title: 'x' })).toMatchObject({
      rejection: { code: 'id', params: { at: 'id' } },
    });
    expect(readDeckCsv(text, { id: 'x', title: ' ' })).toMatchObject({
      rejection: { code: 'empty-title', params: { at: 'title' } },
    });
  });

  test('a table that is short but makes a deck too big for a message', () => {
    const heading = ['card', ...Array.from({ length: 8 }, (_, i) => `${i}${'字'.repeat(30)}`)];
    const rows = Array.from({ length: 200 }, (_, n) => [
      `c${n}`,
      ...Array.from({ length: 8 }, (__, i) => `${(n >> i) % 2}`),
    ]);
    expect(problemIn(written([heading, ...rows]))).toEqual({
      code: 'too-big',
      params: { max: BOUNDS.fileLength },
    });
  });
});

test('cards may agree when that is said', () => {
  const text = withLine(9, 'c22,one,one');
  expect(read(text, { alike: true })).toMatchObject({ ok: true, value: { alike: true } });
});

test('any deck comes back from its table', () => {
  fc.assert(
    fc.property(
      plainFiles,
      fc.constantFrom(',', ';', '\t'),
      fc.constantFrom('\n', '\r\n', '\r'),
      (file, separator, ends) => {
        const { id, title, alike = false } = file;
        const deck = readDeck(file);
        expect(deck.ok).toBe(true);
        const text = written(tableOf(file), { separator, lines: ends });
        expect(readDeckCsv(text, { id, title, alike })).toEqual(deck);
      },
    ),
    { numRuns: 50 },
  );
});

test('no text makes it throw', () => {
  const text = written(tableOf(grid()));
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 4 }),
    fc.constantFrom(',', ';', '\t', '"', '\n', '\r'),
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(text.length), fc.nat(9), piece), { minLength: 1, maxLength: 4 }),
      (changes) => {
        const spoilt = changes.reduce(
          (old, [at, length, by]) => old.slice(0, at) + by + old.slice(at + length),
          text,
        );
        expect(() => problemIn(spoilt)).not.toThrow();
      },
    ),
    { numRuns: 120 },
  );
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (any) => read(any).ok === false));
});
