import { defined } from '@lusoria/core';

/** A table as it was pasted: its cells by row, trimmed and composed (NFC). Blank rows stay, so that rows keep their numbers. */
export type Grid = readonly (readonly string[])[];

const SEPARATORS = ['\t', ';', '|', ','] as const;
type Separator = (typeof SEPARATORS)[number] | 'spaces' | 'space';

/** Share of the lines that must have a separator for it to be the one of the table. */
const MIN_SHARE = 0.5;

/** Splits pasted or loaded text: by tab, semicolon, comma, stroke or wide spaces, whichever the table has. */
export function gridOf(text: string): Grid {
  const bare = text.replace(/^\uFEFF/u, '').replaceAll(/\r\n?/gu, '\n');
  const separator = separatorOf(bare.split('\n').filter((line) => line.trim() !== ''));
  const rows = isQuoting(separator) ? quoted(bare, separator) : plainRows(bare, separator);
  return rows.map((cells) => cells.map(tidied));
}

function isQuoting(separator: Separator): separator is '\t' | ';' | ',' {
  return separator === '\t' || separator === ';' || separator === ',';
}

function separatorOf(lines: readonly string[]): Separator {
  const share = (has: (line: string) => boolean) => lines.filter(has).length / lines.length;
  if (share((line) => line.includes('\t')) > 0) return '\t';
  if (share((line) => line.includes(';')) >= MIN_SHARE) return ';';
  if (share((line) => line.trim().split('|').length > 2) >= MIN_SHARE) return '|';
  if (share((line) => line.includes(',')) >= MIN_SHARE) return ',';
  if (share((line) => /\S {2,}\S/u.test(line)) >= MIN_SHARE) return 'spaces';
  return 'space';
}

function plainRows(text: string, separator: Separator): string[][] {
  return text.split('\n').map((line) => {
    if (separator === 'spaces') return line.split(/ {2,}/u);
    if (separator === 'space') return line.split(' ');
    // A rule between head and body of a table in Markdown is a blank row.
    if (/^[\s|:-]*$/u.test(line)) return [''];
    return line
      .trim()
      .replaceAll(/^\||\|$/gu, '')
      .split('|');
  });
}

/** RFC 4180: a quoted cell may have separators, line breaks and doubled quotes. */
function quoted(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isOpen = false;
  const close = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let i = 0; i < text.length; i += 1) {
    const char = text.charAt(i);
    if (isOpen) {
      if (char !== '"') cell += char;
      else if (text[i + 1] === '"') {
        cell += '"';
        i += 1;
      } else isOpen = false;
    } else if (char === '"' && cell.trim() === '') {
      cell = '';
      isOpen = true;
    } else if (char === separator) close();
    else if (char === '\n') {
      close();
      rows.push([]);
    } else cell += char;
  }
  close();
  return rows;
}

function tidied(cell: string): string {
  return cell
    .normalize('NFC')
    .replaceAll(/[\u200B-\u200D\u2060\uFEFF\u00AD]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** A cell of a row; rows end where nothing follows, so that it is blank beyond. */
export function cellAt(row: readonly string[], column: number): string {
  return column < row.length ? defined(row[column], 'a cell') : '';
}

/** Rows become columns. */
export function transposed(grid: Grid): Grid {
  const width = Math.max(0, ...grid.map((row) => row.length));
  return Array.from({ length: width }, (_, column) => grid.map((row) => cellAt(row, column)));
}

/** Initials of the cases in their order, which a column of N, G, D, A names; a second A is the ablative. */
const INITIALS: Readonly<Record<string, string>> = {
  n: 'Nom.',
  g: 'Gen.',
  d: 'Dat.',
  a: 'Acc.',
  ac: 'Acc.',
  ak: 'Acc.',
  v: 'Voc.',
  ab: 'Abl.',
};

/** The table with cases that are written as N, G, D, A, A spelt out. */
export function withCases(grid: Grid): Grid {
  return transposed(
    transposed(grid).map((column) => {
      const initials = column.map((cell) => cell.toLowerCase().replace(/\.$/u, ''));
      if (!['n', 'g', 'd'].every((one) => initials.includes(one))) return column;
      let accusatives = 0;
      return column.map((cell, row) => {
        const initial = cellAt(initials, row);
        if (initial === 'n') accusatives = 0;
        if (initial === 'a') accusatives += 1;
        if (initial === 'a' && accusatives > 1) return 'Abl.';
        return INITIALS[initial] ?? cell;
      });
    }),
  );
}
