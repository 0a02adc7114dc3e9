import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byCell } from './cells.ts';
import {
  type Cell,
  CELLS,
  features,
  formsOf,
  GENDERS,
  type Paradigm,
  PARADIGM_IDS,
  type ParadigmFile,
  paradigmFile,
  type ParadigmProblem,
  PARADIGMS,
  plain,
  type ProblemCode,
  problemText,
  readParadigm,
} from './index.ts';

const IS = paradigmFile(PARADIGMS.is);

/** The file with another value in one cell. */
function withCell(file: ParadigmFile, cell: Cell, value: unknown): unknown {
  const { case: kase, number, gender } = features(cell);
  const key = number === 'sg' ? 'singular' : 'plural';
  const row = file[key][kase].map((form, i) => (i === GENDERS.indexOf(gender) ? value : form));
  return { ...file, [key]: { ...file[key], [kase]: row } };
}

function problemIn(file: unknown): ParadigmProblem | undefined {
  const read = readParadigm(file);
  return read.ok ? undefined : read.problem;
}

const anyCell = fc.constantFrom(...CELLS);
const anyDeck = fc.constantFrom(...PARADIGM_IDS.map((id) => PARADIGMS[id]));

const letters = 'abcdeghilmnoqrstuāēīōūȳ'.split('');
const spelling = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 7 });
const form = fc.oneof(
  spelling,
  fc
    .tuple(spelling, spelling)
    .filter(([a, b]) => a !== b)
    .map(([a, b]) => `${a}/${b}`),
);
const invented: fc.Arbitrary<Paradigm> = fc
  .record({
    id: fc.stringMatching(/^[a-z][a-z0-9-]{0,23}$/u),
    title: fc.constantFrom('x', 'īdem – eadem – idem'),
    source: fc.constant('by chance'),
    notes: fc.array(fc.constantFrom('one', 'two'), { maxLength: 20 }),
    forms: fc.array(form, { minLength: 30, maxLength: 30 }),
  })
  .map(({ forms, ...rest }) => ({
    ...rest,
    cells: byCell((cell) => forms[CELLS.indexOf(cell)] ?? ''),
  }))
  .filter((deck) => formsOf(plain(deck)).forms.length > 1);

describe('a deck file', () => {
  test.each(PARADIGM_IDS)('of %s, written and read, with macrons and without', (id) => {
    for (const deck of [PARADIGMS[id], plain(PARADIGMS[id])]) {
      const json: unknown = JSON.parse(JSON.stringify(paradigmFile(deck)));
      expect(readParadigm(json)).toEqual({ ok: true, value: deck });
    }
  });

  test('of any deck, written and read', () => {
    fc.assert(
      fc.property(invented, (deck) => {
        for (const each of [deck, plain(deck)]) {
          const json: unknown = JSON.parse(JSON.stringify(paradigmFile(each)));
          expect(readParadigm(json)).toEqual({ ok: true, value: each });
        }
      }),
    );
  });

  test('may leave out the notes and may say that it has macrons', () => {
    const { notes: _, ...file } = IS;
    const read = readParadigm({ ...file, macrons: true });
    expect(read).toEqual({ ok: true, value: { ...PARADIGMS.is, notes: [] } });
  });

  test('never makes the reader throw', () => {
    fc.assert(
      fc.property(fc.anything(), anyCell, (x, cell) => {
        expect(readParadigm(x).ok).toBe(false);
        readParadigm(withCell(IS, cell, x));
        readParadigm({ ...IS, singular: x });
        readParadigm({ ...IS, notes: x });
      }),
    );
  });
});

describe('a bad cell is named', () => {
  test.each<[string, unknown, ProblemCode]>([
    ['left out', undefined, 'missing'],
    ['null', null, 'missing'],
    ['a number', 42, 'wrong-type'],
    ['a list', ['ea'], 'wrong-type'],
    ['blank', '', 'empty'],
    ['only a space', ' ', 'empty'],
    ['with a space before', ' ea', 'untrimmed'],
    ['with a space after', 'ea\u00a0', 'untrimmed'],
    ['with a composed breve', 'ĕa', 'breve'],
    ['with a combining breve', 'e\u0306a', 'breve'],
    ['with a macron and a breve', 'e\u0304\u0306a', 'breve'],
    ['with a combining macron', 'ea\u0304', 'not-composed'],
    ['with a macron on a consonant', 'eq\u0304', 'not-composed'],
    ['with a circumflex', 'êius', 'letters'],
    ['with a capital', 'Ea', 'letters'],
    ['with a capital macron', 'Ēa', 'letters'],
    ['with a space inside', 'ea id', 'letters'],
    ['with spaces around the stroke', 'iī / eī', 'letters'],
    ['with a Cyrillic a', 'eа', 'letters'],
    ['with an invisible character', 'e\u200ba', 'letters'],
    ['with a hyphen', 'ea-', 'letters'],
    ['of three spellings', 'a/b/c', 'spellings'],
    ['of half a spelling', 'ea/', 'spellings'],
    ['of no spelling', '/', 'spellings'],
    ['of the same spelling twice', 'ea/ea', 'spellings'],
    ['of 17 letters', 'a'.repeat(17), 'too-long'],
  ])('that is %s', (_, value, code) => {
    fc.assert(
      fc.property(anyDeck, anyCell, (deck, cell) => {
        const problem = problemIn(withCell(paradigmFile(deck), cell, value));
        expect(problem).toMatchObject({ code, cell });
      }),
    );
  });

  test('that has its macron decomposed', () => {
    fc.assert(
      fc.property(anyDeck, anyCell, (deck, cell) => {
        const decomposed = deck.cells[cell].normalize('NFD');
        fc.pre(decomposed !== deck.cells[cell]);
        const problem = problemIn(withCell(paradigmFile(deck), cell, decomposed));
        expect(problem).toMatchObject({ code: 'not-composed', cell });
      }),
    );
  });

  test('the first one, in the order of the cells', () => {
    const both = { ...IS, plural: { ...IS.plural, nom: ['', '', 'ea'], abl: ['', '', ''] } };
    expect(problemIn(both)).toMatchObject({ code: 'empty', cell: 'nom-pl-m' });
  });

  test('with the character that is not allowed, and where in the file it stands', () => {
    expect(problemIn(withCell(IS, 'abl-sg-f', 'eà'))).toEqual({
      code: 'letters',
      cell: 'abl-sg-f',
      params: { at: 'singular.abl.1', found: 'eà', char: 'à' },
    });
  });

  test('of 16 characters is not bad', () => {
    expect(problemIn(withCell(IS, 'abl-sg-f', 'āēīōūȳāēīōūȳāēīō'))).toBeUndefined();
  });
});

describe('a bad row', () => {
  test('that is missing names its first cell', () => {
    const { acc: _, ...rest } = IS.plural;
    const problem = problemIn({ ...IS, plural: rest });
    expect(problem).toEqual({
      code: 'missing',
      cell: 'acc-pl-m',
      params: { at: 'plural.acc' },
    });
    expect(problemIn({ ...IS, plural: null })).toMatchObject({ code: 'missing', cell: 'nom-pl-m' });
  });

  test('that is short names the cell that it ends before', () => {
    const short = { ...IS, singular: { ...IS.singular, dat: ['eī', 'eī'] } };
    expect(problemIn(short)).toMatchObject({ code: 'missing', cell: 'dat-sg-n' });
  });

  test.each<[string, unknown, ProblemCode]>([
    ['of four forms', ['eī', 'eī', 'eī', 'eī'], 'too-many'],
    ['that is a text', 'eī eī eī', 'wrong-type'],
    ['that is an object', { m: 'eī', f: 'eī', n: 'eī' }, 'wrong-type'],
  ])('%s', (_, row, code) => {
    const problem = problemIn({ ...IS, singular: { ...IS.singular, dat: row } });
    expect(problem?.code).toBe(code);
    expect(String(problem?.params['at'])).toMatch(/^singular\.dat/u);
    expect(problem?.cell).toBeUndefined();
  });
});

describe('a bad file', () => {
  const { title: _title, ...untitled } = IS;
  const { singular: _singular, ...noSingular } = IS;
  const all = (same: string): ParadigmFile =>
    paradigmFile({ ...PARADIGMS.is, cells: byCell(() => same) });
  const vocative = { ...IS.singular, voc: ['is', 'ea', 'id'] };

  test.each<[string, unknown, ProblemCode, string]>([
    ['no object', 'is ea id', 'wrong-type', ''],
    ['null', null, 'wrong-type', ''],
    ['nothing', undefined, 'wrong-type', ''],
    ['a list', [IS], 'missing', 'id'],
    ['without a title', untitled, 'missing', 'title'],
    ['without the singular', noSingular, 'missing', 'singular'],
    ['with an unknown key', { ...IS, dual: {} }, 'unknown-key', 'dual'],
    ['with a key like a path', { ...IS, 'singular.nom.0': 'is' }, 'unknown-key', 'singular.nom.0'],
    ['with a sixth case', { ...IS, singular: vocative }, 'unknown-key', 'singular.voc'],
    ['with __proto__', JSON.parse('{"__proto__": {}}'), 'missing', 'id'],
    ['with toString', { ...IS, toString: 1 }, 'unknown-key', 'toString'],
    ['with a capital in its id', { ...IS, id: 'Is' }, 'id', 'id'],
    ['with a path as id', { ...IS, id: '../is' }, 'id', 'id'],
    ['with a line after its id', { ...IS, id: 'is\n' }, 'id', 'id'],
    ['with a long id', { ...IS, id: 'i'.repeat(25) }, 'id', 'id'],
    ['with a long title', { ...IS, title: 'i'.repeat(61) }, 'too-long', 'title'],
    ['with a blank title', { ...IS, title: ' ' }, 'empty', 'title'],
    ['with a decomposed title', { ...IS, title: 'i\u0304dem' }, 'not-composed', 'title'],
    ['with a reversed title', { ...IS, title: 'is\u202ex' }, 'control', 'title'],
    ['with an empty source', { ...IS, source: '' }, 'empty', 'source'],
    ['with a bad note', { ...IS, notes: ['good', ' bad'] }, 'untrimmed', 'notes.1'],
    ['with a note not in a list', { ...IS, notes: 'good' }, 'wrong-type', 'notes'],
    ['with 21 notes', { ...IS, notes: Array(21).fill('x') }, 'too-many', 'notes'],
    ['with "macrons": "no"', { ...IS, macrons: 'no' }, 'wrong-type', 'macrons'],
  ])('%s', (_, file, code, at) => {
    const problem = problemIn(file);
    expect(problem?.code).toBe(code);
    expect(problem?.params['at']).toBe(at);
  });

  test('without a macron anywhere must say so', () => {
    const { macrons, ...silent } = paradigmFile(plain(PARADIGMS.is));
    expect(macrons).toBe(false);
    expect(problemIn(silent)).toEqual({ code: 'macrons-missing', params: {} });
    expect(problemIn({ ...silent, macrons: true })?.code).toBe('macrons-missing');
    expect(problemIn({ ...silent, macrons: false })).toBeUndefined();
  });

  test('that says that it has no macrons must have none', () => {
    expect(problemIn({ ...IS, macrons: false })).toMatchObject({
      code: 'macrons-unexpected',
      cell: 'dat-sg-m',
    });
  });

  test('with one form only is no deck, nor with one form and its long vowels', () => {
    expect(problemIn(all('ēa'))?.code).toBe('too-few-forms');
    expect(problemIn(all('ea'))?.code).toBe('too-few-forms');
    const marked = { ...all('ea'), macrons: true };
    expect(problemIn(withCell(marked, 'abl-sg-f', 'eā'))?.code).toBe('too-few-forms');
    expect(problemIn(withCell(marked, 'abl-sg-f', 'eō'))).toBeUndefined();
  });
});

describe('a problem in words', () => {
  test.each<[unknown, string]>([
    [null, 'the file must be of type "Object"'],
    [{ ...IS, dual: 1 }, 'dual is not a part of a deck file'],
    [{ ...IS, 'a\nb': 1 }, '"a\\nb" is not a part of a deck file'],
    [withCell(IS, 'nom-sg-f', ''), 'nom-sg-f: singular.nom.1 is empty'],
    [
      withCell(IS, 'nom-sg-f', 'êa'),
      'nom-sg-f: singular.nom.1 has the character "ê", allowed are a to z, ā ē ī ō ū ȳ and /: "êa"',
    ],
    [{ ...IS, title: 'i'.repeat(61) }, `title is longer than 60 characters: "${'i'.repeat(40)}"`],
    [{ ...IS, macrons: false }, 'dat-sg-m: "eī" has a macron, but the file says "macrons": false'],
    [{ ...IS, notes: Array(21).fill('x') }, 'notes: too many, at most 20 are allowed'],
  ])('is one line (%#)', (file, line) => {
    const problem = problemIn(file);
    expect(problem && problemText(problem)).toBe(line);
  });
});
