import { defined } from '@lusoria/core';
import type { DeckProblemCode } from './problem.ts';

/** A non-empty row. */
export interface Row {
  /** From 1, as a spreadsheet counts; empty rows count, too. */
  readonly no: number;
  /** Composed (NFC) and trimmed; a line break in a cell becomes a space. */
  readonly cells: readonly string[];
}

/** A table as a spreadsheet stores it. */
export interface Table {
  /** Rows up to the problem. */
  readonly rows: readonly Row[];
  /** The first problem of the text as a table. */
  readonly problem: { readonly code: DeckProblemCode; readonly row: number } | null;
}

const SEPARATORS = [',', ';', '\t'] as const;
type Separator = (typeof SEPARATORS)[number];

// Blanks around quotation marks are no part of a cell. Group 2: the closing mark.
const QUOTED = / *"([^"]*(?:""[^"]*)*)(" *)?/uy;
const BARE: Readonly<Record<Separator, RegExp>> = {
  ',': /[^,\r\n]*/uy,
  ';': /[^;\r\n]*/uy,
  '\t': /[^\t\r\n]*/uy,
};
const BREAK = /\r\n?|\n/uy;
/** A first line in which spreadsheets declare the separator. */
const SAID = /^"?sep=(.)"?(?:\r\n?|\n)/iu;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function tidy(cell: string): string {
  return cell
    .normalize('NFC')
    .replaceAll(/[\r\n]+/gu, ' ')
    .trim();
}

function parse(text: string, separator: Separator, from: number): Table {
  const rows: Row[] = [];
  let no = from;
  let cells: string[] = [];
  const finish = (): void => {
    if (cells.some((cell) => cell !== '')) rows.push({ no, cells });
    no += 1;
    cells = [];
  };
  for (let at = 0; at <= text.length; at += 1) {
    const quoted = matchAt(QUOTED, text, at);
    if (quoted && quoted[2] === undefined) {
      return { rows, problem: { code: 'unclosed-quote', row: no } };
    }
    const [whole] = quoted ?? defined(matchAt(BARE[separator], text, at), 'a cell');
    cells.push(tidy(quoted?.[1]?.replaceAll('""', '"') ?? whole));
    at += whole.length;
    if (at === text.length || text[at] === separator) continue;
    const [end] = matchAt(BREAK, text, at) ?? [];
    if (end === undefined) return { rows, problem: { code: 'stray-quote', row: no } };
    finish();
    at += end.length - 1;
  }
  finish();
  return { rows, problem: null };
}

/** The fit of a separator: whether it divides the heading, and how many rows have the same number of cells. */
function fit({ rows: [heading, ...rows] }: Table): readonly [number, number] {
  const width = heading?.cells.length ?? 0;
  if (width < 2) return [-1, 0];
  return [rows.filter(({ cells }) => cells.length === width).length, width];
}

/**
 * Reads a table: RFC 4180, with the separator (comma, semicolon or tab) that fits best, any line breaks, with or
 * without a byte order mark, and with or without a first line such as `sep=;`. Empty rows are omitted. Never throws.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4180
 */
export function readTable(text: string): Table {
  const marked = text.replace(/^\uFEFF/u, '');
  const [said = '', named] = SAID.exec(marked) ?? [];
  const plain = marked.slice(said.length);
  const from = said === '' ? 1 : 2;
  const given = SEPARATORS.find((separator) => separator === named);
  if (given !== undefined) return parse(plain, given, from);
  const tables = SEPARATORS.map((separator) => parse(plain, separator, from));
  return tables.reduce((best, table) => {
    const [agreeing, width] = fit(table);
    const [most, widest] = fit(best);
    return agreeing > most || (agreeing === most && width > widest) ? table : best;
  });
}
