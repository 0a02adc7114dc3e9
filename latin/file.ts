import * as v from 'valibot';
import {
  byCell,
  type Case,
  type Cell,
  CELLS,
  features,
  GENDERS,
  type GrammaticalNumber,
} from './cells.ts';
import { hasMacron, type Paradigm, plainForm } from './paradigm.ts';
import { isProblemCode, type ParadigmProblem, type ProblemCode } from './problem.ts';

/**
 * The forms of one case and number: masculine, feminine, neuter.
 *
 * @public
 */
export type Row = readonly [m: string, f: string, n: string];

/** A deck file: JSON written by a teacher. */
export interface ParadigmFile {
  /** A lower case letter, then letters, digits or hyphens; 24 characters at most. */
  readonly id: string;
  /** 60 characters at most. */
  readonly title: string;
  /** The grammar that the forms were checked against, 300 characters at most. */
  readonly source: string;
  /** At most 20 notes of at most 500 characters; none if absent. */
  readonly notes?: readonly string[];
  /**
   * `false` states that this deck is deliberately without macrons. Without this field a file that
   * has none at all is rejected: they were probably lost in copying, and with them the difference
   * between `ea` and `eā`.
   */
  readonly macrons?: boolean;
  readonly singular: Readonly<Record<Case, Row>>;
  readonly plural: Readonly<Record<Case, Row>>;
}

const NUMBER_KEYS = { sg: 'singular', pl: 'plural' } as const satisfies Record<
  GrammaticalNumber,
  keyof ParadigmFile
>;

const BREVE = '\u0306';

const rule = (code: ProblemCode, holds: (text: string) => boolean) => v.check(holds, code);

const atMost = (max: number) => v.maxLength<string, number, ProblemCode>(max, 'too-long');

const Written = v.pipe(
  v.string(),
  rule('empty', (x) => x.trim() !== ''),
  rule('untrimmed', (x) => x === x.trim()),
);

const text = (max: number) =>
  v.pipe(
    Written,
    rule('not-composed', (x) => x === x.normalize('NFC')),
    // These include characters that reverse the direction of the text around them.
    rule('control', (x) => !/[\p{Cc}\p{Cf}\p{Cs}]/u.test(x)),
    atMost(max),
  );

// A breve is checked first, composed or not: that message says more than one about a mark that is
// not composed.
const Form = v.pipe(
  Written,
  rule('breve', (x) => !x.normalize('NFD').includes(BREVE)),
  rule('not-composed', (x) => x === x.normalize('NFC') && !/\p{M}/u.test(x)),
  atMost(16),
  rule('letters', (x) => strangeLetter(x) === undefined),
  rule('spellings', (x) => {
    const spellings = x.split('/');
    return spellings.length <= 2 && !spellings.includes('') && spellings[0] !== spellings[1];
  }),
);

const FormRow = v.pipe(
  v.strictTuple([Form, Form, Form]),
  v.transform(([m, f, n]) => ({ m, f, n })),
);

const Rows = v.strictObject({
  nom: FormRow,
  gen: FormRow,
  dat: FormRow,
  acc: FormRow,
  abl: FormRow,
});

const File = v.strictObject({
  id: v.pipe(
    v.string(),
    rule('id', (x) => /^[a-z][a-z0-9-]{0,23}$/u.test(x)),
  ),
  title: text(60),
  source: text(300),
  notes: v.optional(
    v.pipe(v.array(text(500)), v.maxLength<string[], number, ProblemCode>(20, 'too-many')),
    [],
  ),
  macrons: v.optional(v.boolean(), true),
  singular: Rows,
  plural: Rows,
});

function strangeLetter(form: string): string | undefined {
  return /[^a-zāēīōūȳ/]/u.exec(form)?.[0];
}

// Path of each cell in a file. A number or a case alone stands for its first cell.
const CELL_AT: ReadonlyMap<string, Cell> = new Map(
  CELLS.toReversed().flatMap((cell) => {
    const { case: kase, number, gender } = features(cell);
    const key = NUMBER_KEYS[number];
    const row = `${key}.${kase}`;
    return [
      [key, cell] as const,
      [row, cell] as const,
      [`${row}.${GENDERS.indexOf(gender)}`, cell] as const,
    ];
  }),
);

function codeOf(issue: v.BaseIssue<unknown>): ProblemCode {
  if (isProblemCode(issue.message)) return issue.message;
  if (issue.expected === 'never') {
    return issue.type === 'strict_tuple' ? 'too-many' : 'unknown-key';
  }
  const absent = issue.input === undefined || issue.input === null;
  return absent && issue.path !== undefined ? 'missing' : 'wrong-type';
}

function problemOf(issue: v.BaseIssue<unknown>): ParadigmProblem {
  const code = codeOf(issue);
  const keys = issue.path?.map((item) => String(item.key)) ?? [];
  const at = keys.join('.').slice(0, 80);
  // Without the check of the length, a key such as "singular.nom" would pass for a path.
  const cell = keys.length === 3 || code === 'missing' ? CELL_AT.get(at) : undefined;
  const params: Record<string, string | number> = { at };
  if (code === 'wrong-type') params['expected'] = issue.expected ?? '';
  if (code === 'too-many') params['max'] = GENDERS.length;
  if (typeof issue.requirement === 'number') params['max'] = issue.requirement;
  if (typeof issue.input === 'string' && code !== 'unknown-key') {
    params['found'] = issue.input.slice(0, 40);
    if (code === 'letters') params['char'] = strangeLetter(issue.input) ?? '';
  }
  return cell === undefined ? { code, params } : { code, cell, params };
}

// Faults of the deck as a whole, which no single cell shows.
function deckProblem(cells: Paradigm['cells'], macrons: boolean): ParadigmProblem | undefined {
  const marked = CELLS.find((cell) => hasMacron(cells[cell]));
  if (marked === undefined && macrons) return { code: 'macrons-missing', params: {} };
  if (marked !== undefined && !macrons) {
    return { code: 'macrons-unexpected', cell: marked, params: { found: cells[marked] } };
  }
  // Counted without macrons, so that the deck is also usable in classes that do not write them.
  const forms = new Set(CELLS.map((cell) => plainForm(cells[cell])));
  return forms.size < 2 ? { code: 'too-few-forms', params: {} } : undefined;
}

/** Result of `readParadigm`: a deck, or the first problem in the file. */
export type ReadParadigm =
  | { readonly ok: true; readonly value: Paradigm }
  | { readonly ok: false; readonly problem: ParadigmProblem };

/**
 * Reads a deck from a parsed JSON file (see `ParadigmFile`), for example one that a teacher wrote.
 * Never throws. It cannot tell whether the Latin is right; it finds errors of typing and copying: a
 * missing cell, lost macrons, lookalike characters.
 * @param json any value, usually from `JSON.parse`
 */
export function readParadigm(json: unknown): ReadParadigm {
  const parsed = v.safeParse(File, json, { abortEarly: true, abortPipeEarly: true });
  if (!parsed.success) return { ok: false, problem: problemOf(parsed.issues[0]) };
  const { id, title, source, notes, macrons } = parsed.output;
  const cells = byCell((cell) => {
    const { case: kase, number, gender } = features(cell);
    return parsed.output[NUMBER_KEYS[number]][kase][gender];
  });
  const problem = deckProblem(cells, macrons);
  if (problem !== undefined) return { ok: false, problem };
  return { ok: true, value: { id, title, source, notes, cells } };
}

/**
 * A deck as a file that `readParadigm` reads back to the same deck: to save it, or as a template
 * for a new one.
 */
export function paradigmFile(paradigm: Paradigm): ParadigmFile {
  const { id, title, source, notes, cells } = paradigm;
  const row = (kase: Case, number: GrammaticalNumber): Row => [
    cells[`${kase}-${number}-m`],
    cells[`${kase}-${number}-f`],
    cells[`${kase}-${number}-n`],
  ];
  const rows = (number: GrammaticalNumber): Readonly<Record<Case, Row>> => ({
    nom: row('nom', number),
    gen: row('gen', number),
    dat: row('dat', number),
    acc: row('acc', number),
    abl: row('abl', number),
  });
  const macrons = CELLS.some((cell) => hasMacron(cells[cell]));
  return {
    id,
    title,
    source,
    notes,
    ...(macrons ? {} : { macrons }),
    singular: rows('sg'),
    plural: rows('pl'),
  };
}
