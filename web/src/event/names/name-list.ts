import { defined } from '@lusoria/core';
import { distinctName, NAME_LENGTH } from '@lusoria/table/names';
import { initialOf } from '@lusoria/web-kit/names.ts';

/** People found in a list as teachers keep it. */
export interface NameList {
  /** Names as they will be shown; equal ones are numbered. */
  readonly names: readonly string[];
  /** Names that are too long for a table, and how they are shown. */
  readonly shortened: readonly { readonly name: string; readonly as: string }[];
}

/** Words of the headings of a column, by what stands below it. */
const SURNAME = /^(nachname|familienname|surname|last ?name|family ?name)$/iu;
const GIVEN = /^(vorname|rufname|given ?name|first ?name)$/iu;
const OTHER_HEADING =
  /^(name|names|namen|sch[üu]ler(in)?(nen)?|klasse|class|nr\.?|no\.?|e-?mail)$/iu;
/** Cells that are no names: classes, numbers, dates, addresses. */
const NO_NAME = /^(\d+[a-zäöü]?|[\d./-]+|\S+@\S+|(ef|q\d|[ek]\d|jg\.? ?\d+)[a-z]?)$/iu;
/** How many lines from the top headings are looked for. */
const HEADINGS_WITHIN = 5;
const NUMBERING = /^(\d+[.)]\s*(?=\p{L})|[-–•*]\s+)/u;

/**
 * Reads a pasted list: a name a line, "Surname, Given name", columns of a spreadsheet (tabs, semicolons) with or
 * without headings, numbered or not; or names between commas or semicolons in one line.
 */
export function readNames(text: string): NameList {
  const lines = text
    .split(/\r?\n/u)
    .map((line) => line.replace(NUMBERING, '').trim())
    .filter((line) => line !== '');
  const [first = ''] = lines;
  const rows = lines.map(cellsOf);
  // A title may stand above the headings.
  const at = rows.slice(0, HEADINGS_WITHIN).findIndex(isHeadings);
  const heading = at === -1 ? null : defined(rows[at]);
  const isGivenFirst = heading !== null && indexOf(heading, GIVEN) < indexOf(heading, SURNAME);
  const full =
    lines.length === 1 && separators(first) > 1 && !rows.flat().some((cell) => NO_NAME.test(cell))
      ? first.split(/[,;\t]/u).map(clean)
      : rows.slice(at + 1).map((cells) => nameIn(cells, isGivenFirst));
  const names: string[] = [];
  const shown = full
    .filter((name) => name !== '')
    .map((name) => {
      const as = distinctName(shortened(name), names);
      names.push(as);
      return { name, as };
    });
  return {
    names,
    shortened: shown.filter(({ name }) => Array.from(name).length > NAME_LENGTH),
  };
}

function cellsOf(line: string): readonly string[] {
  const separator = /\t/u.test(line) ? '\t' : line.includes(';') ? ';' : ',';
  return line.split(separator).map(clean);
}

function separators(line: string): number {
  return line.match(/[,;\t]/gu)?.length ?? 0;
}

function clean(cell: string): string {
  return cell
    .replace(/^"(.*)"$/u, '$1')
    .replaceAll(/\s+/gu, ' ')
    .replace(NUMBERING, '')
    .trim();
}

/** Whether a row has headings: one of a name, or only what can be one. */
function isHeadings(cells: readonly string[]): boolean {
  const isOfName = (cell: string) => SURNAME.test(cell) || GIVEN.test(cell);
  return cells.some(isOfName) || cells.every(isHeading);
}

function isHeading(cell: string): boolean {
  return cell === '' || [SURNAME, GIVEN, OTHER_HEADING].some((kind) => kind.test(cell));
}

function indexOf(heading: readonly string[], kind: RegExp): number {
  const at = heading.findIndex((cell) => kind.test(cell));
  return at === -1 ? heading.length : at;
}

/** The surname stands first where the heading does not say otherwise. */
function nameIn(cells: readonly string[], isGivenFirst: boolean): string {
  const [one = '', other = ''] = cells.filter((cell) => cell !== '' && !NO_NAME.test(cell));
  if (other === '') return one;
  return isGivenFirst ? `${one} ${other}` : `${other} ${one}`;
}

/** The given name and the first letters of the surname, as far as a table has room. */
function shortened(name: string): string {
  if (Array.from(name).length <= NAME_LENGTH) return name;
  const words = name.split(' ');
  const initial = `${initialOf(defined(words.at(-1)))}.`;
  // What stands before a surname ("von der") goes first.
  const short = words
    .slice(1)
    .map((_, dropped) => [...words.slice(0, words.length - 1 - dropped), initial].join(' '))
    .find((one) => Array.from(one).length <= NAME_LENGTH);
  return short ?? Array.from(name).slice(0, NAME_LENGTH).join('').trim();
}
