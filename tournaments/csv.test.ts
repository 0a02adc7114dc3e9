import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('is what a spreadsheet of the country opens', () => {
  const rows = [
    ['Name', 'Punkte'],
    ['Müller; Anna "Ännchen"', 1.5],
    ['Ὀρέστης', -3],
    ['zwei\nZeilen', null],
  ];
  expect(csvOf(rows, ',')).toBe(
    '\uFEFFName;Punkte\r\n"Müller; Anna ""Ännchen""";1,5\r\nὈρέστης;-3\r\n"zwei\nZeilen";\r\n',
  );
  expect(csvOf([['a, b', 1.5]], '.')).toBe('\uFEFF"a, b",1.5\r\n');
});

test.each(['=1+1', '+49', '-x', '@SUM(A1)', '\tx', '=HYPERLINK("http://x";"y")'])(
  'a name is never a formula: %j',
  (name) => {
    const [cell = ''] = csvOf([[name]], '.')
      .slice(1)
      .split('\r\n');
    expect(cell.replace(/^"/, '').startsWith("'")).toBe(true);
  },
);
