import { type Gender, type Grammar, plainForm } from '@lusoria/latin';
import { type OwnDeck, ownDeck } from '../../rules/own-deck.ts';
import { Finder, type Found, type NoteCode, type Remark } from './found.ts';
import { type Grid, gridOf, transposed, withCases } from './grid.ts';
import { listLayout, readList } from './list.ts';
import { isAcross, readParadigms } from './paradigm.ts';
import { isOfVerbs, readVerbs } from './verbs/read.ts';

export type { Found, NoteCode, ProblemCode, Remark } from './found.ts';

/** Longest text that is read, in characters. */
const LONGEST_TEXT = 40_000;

/**
 * Reads a table of forms as teachers keep them: a list (form, case, number, gender) or paradigms (cases as rows or as
 * columns), of verbs persons and tenses, pasted from a spreadsheet or as CSV, with names in German, Latin or English. Never throws.
 *
 * @param gender of forms for which the table names none
 */
export function readTable(text: string, gender: readonly Gender[] = []): Found {
  const pasted = gridOf(text.slice(0, LONGEST_TEXT));
  const grammar: Grammar = isOfVerbs(pasted) ? 'verb' : 'noun';
  const { forms, problems, notes } = grammar === 'verb' ? verbsIn(pasted) : nounsIn(pasted, gender);
  if (forms.length === 0 && problems.length === 0) {
    return {
      grammar,
      forms,
      problems: [{ code: 'no-table', row: 0, column: 0, params: {} }],
      notes: [],
    };
  }
  return {
    grammar,
    forms,
    problems,
    notes: [...notes, ...doubles(forms), ...macronDoubts(forms, grammar)],
  };
}

function nounsIn(pasted: Grid, gender: readonly Gender[]): Finder {
  const list = listLayout(pasted);
  const across = list === null && isAcross(pasted);
  const finder = new Finder(gender, (at) => (across ? { row: at.column, column: at.row } : at));
  if (list) readList(pasted, list, finder);
  else readParadigms(withCases(across ? transposed(pasted) : pasted), finder);
  return finder;
}

function verbsIn(pasted: Grid): Finder {
  const finder = new Finder([], (at) => at);
  readVerbs(pasted, finder);
  return finder;
}

/** The deck of all forms that were found. */
export function deckOfTable(
  title: string,
  { forms, grammar }: Pick<Found, 'forms' | 'grammar'>,
): OwnDeck {
  return ownDeck(
    title,
    forms.map(({ form, cell }) => [form, cell]),
    grammar,
  );
}

/** A title for a table: its nominatives, or first persons, of the singular, or its first forms. */
export function titleOfTable({ forms, grammar }: Pick<Found, 'forms' | 'grammar'>): string {
  const named = forms.filter(({ cell }) =>
    grammar === 'verb' ? cell.endsWith('-sg-m') : cell.startsWith('nom-sg'),
  );
  const some = named.length > 0 ? named : forms;
  return [...new Set(some.map(({ form }) => form))].slice(0, 3).join(' – ').slice(0, 60);
}

/** Forms that stand twice for the same cell. */
function doubles(forms: Found['forms']): readonly Remark<NoteCode>[] {
  return forms.flatMap(({ form, cell, row, column }, i) => {
    const first = forms.findIndex((one) => one.form === form && one.cell === cell);
    const other = forms[first];
    if (first === i || !other || (other.row === row && other.column === column)) return [];
    return [{ code: 'duplicate', row, column, params: { form, first: placeName(other) } } as const];
  });
}

/** A place as spreadsheets name it: C4 is the fourth row of the third column. */
export function placeName({ row, column }: Pick<Remark<string>, 'row' | 'column'>): string {
  return `${letters(column)}${row}`;
}

function letters(column: number): string {
  const last = String.fromCodePoint(65 + ((column - 1) % 26));
  return column > 26 ? letters(Math.floor((column - 1) / 26)) + last : last;
}

/** Endings that always have a macron, by the cell. */
const LONG_ENDINGS: Readonly<
  Record<Grammar, readonly { readonly cells: RegExp; readonly plain: RegExp }[]>
> = {
  noun: [
    { cells: /^(?:dat|abl)-pl/u, plain: /(?<![b])is$/u },
    { cells: /^acc-pl-[mf]/u, plain: /(?:o|a|e)s$/u },
  ],
  // Present amō; perfect amāvī, amāvistī, amāvērunt.
  verb: [
    { cells: /^nom-sg-m/u, plain: /o$/u },
    { cells: /^acc-sg-[mf]/u, plain: /i$/u },
    { cells: /^acc-pl-n/u, plain: /erunt$/u },
  ],
};

/** Where macrons were probably forgotten: everywhere, in an ending, or in one of two equal forms. */
function macronDoubts(forms: Found['forms'], grammar: Grammar): readonly Remark<NoteCode>[] {
  if (forms.length === 0) return [];
  if (forms.every(({ form }) => plainForm(form) === form)) {
    return [{ code: 'no-macrons', row: 0, column: 0, params: {} }];
  }
  return forms.flatMap((one): readonly Remark<NoteCode>[] => {
    const { form, cell, row, column } = one;
    const isShort = LONG_ENDINGS[grammar].some(
      ({ cells, plain }) => cells.test(cell) && plain.test(form),
    );
    if (isShort) return [{ code: 'macron-missing', row, column, params: { form } }];
    const other = forms.find(
      (twin) =>
        twin.cell === cell && twin.form !== form && plainForm(twin.form) === plainForm(form),
    );
    return other && other !== one
      ? [{ code: 'macron-differs', row, column, params: { form, other: other.form } }]
      : [];
  });
}
